import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { expect, test } from './support/journey.ts';
import { makePerson, registerDirectly, signInDirectly } from './support/person.ts';

const run = promisify(execFile);

const serversSchema = v.object({ items: v.array(v.object({ id: v.string() })), total: v.number() });

// tests: TOKENS-01, TOKENS-02
test(
  'a token lists the servers with curl, and does nothing once it is revoked',
  { tag: '@main' },
  async ({ page, context, portal, say, inspect }) => {
    const person = makePerson();
    await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
    await signInDirectly(context, portal.url, person);
    const dialog = page.getByRole('dialog');
    let secret = '';
    /** Lists the servers as the examples of the page do; the last line is the status. */
    const list = async () => {
      const { stdout } = await run('curl', [
        '--silent',
        '--header',
        `Authorization: Bearer ${secret}`,
        '--write-out',
        '\n%{http_code}',
        `${portal.url}/api/servers`,
      ]);
      const end = stdout.lastIndexOf('\n');
      return { status: stdout.slice(end + 1), body: stdout.slice(0, end) };
    };

    await test.step('made for the servers only, its secret is shown once', async () => {
      await page.goto(`${portal.url}/dashboard/tools`);
      await page.getByRole('button', { name: say('tools.token.add') }).click();
      await dialog.getByLabel(say('tools.form.name')).fill('Nightly');
      await dialog.getByRole('checkbox').nth(1).check();
      await inspect(page);
      await dialog.getByRole('button', { name: say('tools.form.submit') }).click();
      secret = ((await dialog.locator('code').textContent()) ?? '').trim();
      await dialog.getByRole('button', { name: say('tools.created.close') }).click();
      await expect(dialog).toBeHidden();
      await expect(page.getByText(secret)).toBeHidden();
    });

    await test.step('curl gets what the list shows', async () => {
      const { status, body } = await list();
      expect(status).toBe('200');
      const shown: unknown = await (await page.request.get(`${portal.url}/api/servers`)).json();
      expect(v.parse(serversSchema, JSON.parse(body))).toEqual(v.parse(serversSchema, shown));
    });

    await test.step('revoked, it is refused at once', async () => {
      await page.getByRole('button', { name: say('tools.token.revokeLabel', { name: 'Nightly' }) }).click();
      await page
        .getByRole('alertdialog')
        .getByRole('button', { name: say('tools.token.revoke') })
        .click();
      await expect(page.getByText(say('tools.tokens.empty'))).toBeVisible();
      expect((await list()).status).toBe('401');
    });
  },
);
