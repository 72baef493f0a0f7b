import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { paths } from '../../src/paths.ts';
import { expect, test } from './support/journey.ts';
import { openAsNew } from './support/steps.ts';

const run = promisify(execFile);

const serversSchema = v.object({ items: v.array(v.object({ id: v.string() })), total: v.number() });

// tests: TOKENS-01, TOKENS-02, TOKENS-10
test('a token lists the servers with curl, and does nothing once it is revoked', async ({
  customer,
  portal,
  say,
}) => {
  const { password } = await openAsNew({ customer, portal }, paths.dashboard.tools);
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
    const form = { role: 'dialog', name: say('tools.form.title') } as const;
    await customer.click({ role: 'button', name: say('tools.token.add') });
    await customer.type({ role: 'textbox', name: say('tools.form.name'), within: form }, 'Nightly');
    await customer.click({ role: 'checkbox', name: say('tools.scope.servers'), within: form });
    await customer.type({ role: 'textbox', name: say('tools.form.password'), within: form }, password);
    await customer.inspect();
    await customer.click({ role: 'button', name: say('tools.form.submit'), within: form });
    await customer.find({ role: 'dialog', name: say('tools.created.title', { name: 'Nightly' }) });
    secret = String(
      await customer.run(() => document.querySelector('[role=dialog] code')?.textContent.trim(), null),
    );
    await customer.click({ role: 'button', name: say('tools.created.close') });
    await customer.doesNotSee(secret);
    await customer.find({ role: 'button', name: say('tools.token.revokeLabel', { name: 'Nightly' }) });
  });

  await test.step('curl gets what the list shows', async () => {
    const { status, body } = await list();
    expect(status).toBe('200');
    const { answer } = await customer.call({ path: '/api/servers' });
    expect(v.parse(serversSchema, JSON.parse(body))).toEqual(v.parse(serversSchema, answer));
  });

  await test.step('revoked, it is refused at once', async () => {
    await customer.click({ role: 'button', name: say('tools.token.revokeLabel', { name: 'Nightly' }) });
    await customer.click({
      role: 'button',
      name: say('tools.token.revoke'),
      within: { role: 'alertdialog', name: say('tools.revoke.title', { name: 'Nightly' }) },
    });
    await customer.sees(say('tools.tokens.empty'));
    expect((await list()).status).toBe('401');
  });
});
