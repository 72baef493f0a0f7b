import type { Page } from '@playwright/test';
import { expect } from './support/journey.ts';
import { ownServerId } from './support/ownServers.ts';
import type { Person } from './support/person.ts';
import { testOnPortal } from './support/testOnPortal.ts';
import type { Say } from './support/texts.ts';

/** A portal that requires a session (D22). */
const test = testOnPortal({ PORTAL_ACCESS: 'session' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function signIn(page: Page, say: Say, { email, password }: Person): Promise<void> {
  await page.locator('input[name="login"]').fill(email);
  await page.locator('input[name="password"]').filter({ visible: true }).fill(password);
  await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
}

/** Signs in at the login page and waits for the page that it leads to. */
async function enter(page: Page, say: Say, person: Person): Promise<void> {
  await expect(page.locator('input[name="login"]')).toBeVisible();
  await signIn(page, say, person);
  await expect(page.locator('input[name="login"]')).toBeHidden();
}

/** Simulates an expired session, or one that ended in another window, and revisits the page. */
async function endSession(page: Page): Promise<void> {
  await page.context().clearCookies({ name: /^meridian/ });
  await page.waitForTimeout(1100);
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
}

test('open: every page shows to anybody (§6, D22)', async ({ page, portal, say }) => {
  await page.goto(`${portal.url}/dashboard/support/create`);
  await expect(heading(page)).toHaveText(say('support.form.title'));
});

test('closed: a visitor signs in and comes back to exactly the address', async ({
  page,
  own,
  say,
  inspect,
}) => {
  const { portal, person } = own;
  const address = `${portal.url}/dashboard/vps?q=shop&sort=-endDate#row`;
  await page.goto(address);
  await expect(page).toHaveURL(
    `${portal.url}/login?returnTo=%2Fdashboard%2Fvps%3Fq%3Dshop%26sort%3D-endDate%23row`,
  );
  // The address changes before the form is rendered, so on a busy machine the page may still be empty.
  await expect(page.locator('input[name="login"]')).toBeVisible();
  await inspect(page);
  await enter(page, say, person);
  await expect(page).toHaveURL(address);
  await page.goBack();
  await expect(page).not.toHaveURL(/login/);
});

// tests: AUTH-18
test('closed stays closed while every call for the configuration fails', async ({ page, own, say }) => {
  const { portal, person } = own;
  await page.route('**/api/auth/config', (route) => route.fulfill({ status: 500, body: '<h1>Oops</h1>' }));
  for (const address of ['/dashboard/vps', '/admin/users']) {
    await page.goto(portal.url + address);
    await expect(page).toHaveURL(`${portal.url}/login?returnTo=${encodeURIComponent(address)}`);
  }
  await page.goto(`${portal.url}/dashboard/vps`);
  await enter(page, say, person);
  await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
  await expect(heading(page)).toHaveText(say('servers.title'));
});

test('closed: the catalogues stay open and offer to sign in', async ({ page, own, say }) => {
  const { portal, person } = own;
  await page.goto(`${portal.url}/dashboard/vps-cpu-catalog`);
  await expect(heading(page)).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('shell.user.signIn') })
    .click();
  await enter(page, say, person);
  await expect(page).toHaveURL(`${portal.url}/dashboard/vps-cpu-catalog`);
});

test.describe('closed: a session that ends in the middle of a form', () => {
  // Answer to a read that is running when the session ends.
  test.use({ expectedComplaints: [/401/] });

  test.beforeEach(async ({ page, own, say }) => {
    await page.goto(`${own.portal.url}/login`);
    await enter(page, say, own.person);
    await expect(page).toHaveURL(`${own.portal.url}/dashboard/vps`);
  });

  test('a ticket keeps its text and its file', async ({ page, own, say, inspect }) => {
    const { portal, person } = own;
    await page.goto(`${portal.url}/dashboard/support/create?subject=SSH`);
    const message = page.locator('textarea[name="message"]');
    await message.fill('Соединение обрывается.');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'error.log', mimeType: 'text/plain', buffer: Buffer.from('x') });
    await message.focus();
    await endSession(page);
    await expect(page.getByText(say('auth.login.sessionEnded'))).toBeVisible();
    await expect(page.getByText('error.log')).toBeHidden();
    await expect(page).toHaveURL(`${portal.url}/dashboard/support/create?subject=SSH`);
    await inspect(page);
    await enter(page, say, person);
    await expect(message).toHaveValue('Соединение обрывается.');
    await expect(message).toBeFocused();
    await expect(page.getByText('error.log')).toBeVisible();
    await page.locator('select[name="department"]').selectOption('technical');
    await page.getByRole('button', { name: say('support.form.submit') }).click();
    await expect(page).toHaveURL(/\/dashboard\/support\/ticket\?id=\d+$/);
  });

  test('a reload instead leads by the login page, and the text is still there', async ({
    page,
    own,
    say,
  }) => {
    const { portal, person } = own;
    await page.goto(`${portal.url}/dashboard/support/create`);
    const message = page.locator('textarea[name="message"]');
    await message.fill('Начато');
    await page.context().clearCookies({ name: /^meridian/ });
    await page.reload();
    await expect(page).toHaveURL(`${portal.url}/login?returnTo=%2Fdashboard%2Fsupport%2Fcreate`);
    await enter(page, say, person);
    await expect(message).toHaveValue('Начато');
  });

  test('a server’s settings and the amount of a payment', async ({ page, own, say }) => {
    const { portal, person } = own;
    const id = await ownServerId(page, portal.url, 'shop.example.ru');
    for (const [address, name, value] of [
      [`/dashboard/server-edit?id=${id}`, 'domain', 'new.example.ru'],
      ['/dashboard/payments', 'amount', '777'],
    ] as const) {
      await page.goto(portal.url + address);
      const input = page.locator(`input[name="${name}"]`);
      await input.fill(value);
      await endSession(page);
      await expect(page.getByText(say('auth.login.sessionEnded'))).toBeVisible();
      await enter(page, say, person);
      await expect(input).toHaveValue(value);
      // Nothing is confirmed on the way to the next address.
      await input.fill('');
      page.on('dialog', (dialog) => void dialog.accept());
    }
  });

  test('signed out in another tab', async ({ page, own, say, context }) => {
    const { portal, person } = own;
    await page.goto(`${portal.url}/dashboard/support/create`);
    await page.locator('input[name="subject"]').fill('Тайна');
    const other = await context.newPage();
    await other.goto(`${portal.url}/dashboard/dns`);
    await other.getByRole('button', { name: say('shell.user.named', { email: person.email }) }).click();
    await other.getByRole('menuitem', { name: say('shell.user.logout') }).click();
    await expect(other).toHaveURL(`${portal.url}/login`);
    await page.bringToFront();
    await page.waitForTimeout(1100);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page.getByText(say('auth.login.sessionEnded'))).toBeVisible();
    await enter(page, say, person);
    await expect(page.locator('input[name="subject"]')).toHaveValue('Тайна');
    await other.close();
  });
});

test('a made-up way back leads into the portal, never out of it', async ({ page, own, say }) => {
  const { portal, person } = own;
  const login = `${portal.url}/login?returnTo=`;
  for (const returnTo of [
    '//evil.example',
    '/%5Cevil.example',
    'https%3A%2F%2Fevil.example',
    'javascript%3Aalert(1)',
    '%252F%252Fevil.example',
    '/%09/evil.example',
    '%2Flogin%3FreturnTo%3D%2Flogin',
    '%2FLOGIN%2F',
    `%2Fdashboard%3Fq%3D${'x'.repeat(10_240)}`,
  ]) {
    // The page before reads on for a while, and would be refused.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: /^meridian/ });
    await page.goto(login + returnTo);
    await enter(page, say, person);
    await expect(page, returnTo.slice(0, 60)).toHaveURL(`${portal.url}/dashboard/vps`);
  }
});
