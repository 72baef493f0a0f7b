import { ownServer } from './support/ownServers.ts';
import { sampleServers } from '../../src/sample-data/servers.ts';
import { expect, test } from './support/journey.ts';
import { agreements, consent, fillRegistration, makePerson } from './support/person.ts';

const [shop] = sampleServers;

// tests: LANDING-09, LANDING-12, REGISTER-14, VERIFY-06, AUTH-07, SERVERS-21, SERVERS-24, AUTH-16, LOGIN-10
test(
  'from the landing page to a rebooted server, and out again',
  { tag: '@main' },
  async ({ page, portal, say, inspect, language, theme }) => {
    if (!shop) throw new Error('The sample has no server');
    const person = makePerson();

    await test.step('landing', async () => {
      await page.goto(portal.url);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('landing.headline'));
      await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await inspect(page);
      await page
        .getByRole('link', { name: say('landing.signUp') })
        .first()
        .click();
    });

    await test.step('registration', async () => {
      await expect(page).toHaveURL(`${portal.url}/register`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('registration.title'));
      await fillRegistration(page, person);
      const submit = page.getByRole('button', { name: say('registration.submit'), exact: true });
      for (const of of agreements) {
        await expect(submit).toBeDisabled();
        await consent(page, say, of).check();
      }
      await inspect(page);
      await submit.click();
    });

    await test.step('the code from the mail', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('registration.verify.title'));
      expect(new URL(page.url()).pathname).toBe('/verify');
      await expect(page.getByText(person.email)).toBeVisible();
      const submit = page.getByRole('button', { name: say('registration.verify.submit'), exact: true });
      await expect(submit).toBeDisabled();
      await page.getByLabel(say('registration.verify.code')).fill(await portal.codeFor(person.email));
      await inspect(page);
      await submit.click();
    });

    await test.step('the servers', async () => {
      await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('servers.title'));
      await expect(page.getByText(say('list.total', { count: 4 })).first()).toBeVisible();
      await inspect(page);
      const { ip } = await ownServer(page, portal.url, shop.domain);
      const search = page.getByRole('searchbox');
      await search.fill(ip);
      await expect(page.getByText(say('list.total', { count: 1 })).first()).toBeVisible();
      await expect(page.getByText(shop.domain).first()).toBeVisible();
      await expect(page).toHaveURL(new RegExp(ip.replaceAll('.', '\\.')));
    });

    await test.step('a reboot', async () => {
      const { id } = await ownServer(page, portal.url, shop.domain);
      const menu = page.getByRole('button', { name: say('servers.menu', { id }) });
      await menu.click();
      await page.getByRole('menuitem', { name: say('servers.reboot'), exact: true }).click();
      const question = page.getByRole('alertdialog');
      await expect(question).toContainText(say('reboot.one', { domain: shop.domain, id }));
      await inspect(page);
      await question.getByRole('button', { name: say('servers.reboot'), exact: true }).click();
      await expect(page.getByText(say('reboot.notice.rebooted'), { exact: true }).first()).toBeVisible();
      await expect(page.getByText(say('reboot.notice.rebootedText', { id })).first()).toBeVisible();
      await expect(question).toBeHidden();
    });

    await test.step('out, and in again with the password', async () => {
      await page.getByRole('button', { name: say('shell.user') }).click();
      await page.getByRole('menuitem', { name: say('shell.user.logout') }).click();
      await expect(page).toHaveURL(/\/login/);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('auth.login.title'));
      await inspect(page);
      await page.locator('input[name="login"]').fill(person.email);
      await page.locator('input[name="password"]').fill(person.password);
      await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
      await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('servers.title'));
    });
  },
);
