import type { Locator, Page } from '@playwright/test';
import { ownServerId } from './support/ownServers.ts';
import { sampleServers } from '../../src/sample-data/servers.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keys.ts';
import { agreements, consent, makePerson, registerDirectly } from './support/person.ts';

const [shop] = sampleServers;

/** Presses an arrow until a menu item has the focus. */
async function arrowTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows never reach ${target.toString()}`);
}

// tests: SHELL-12, SERVERS-04
test('the same way with a keyboard only', async ({ page, portal, say }) => {
  if (!shop) throw new Error('The sample has no server');
  const person = makePerson();
  const { keyboard } = page;
  const field = (name: string) => page.locator(`input[name="${name}"]`);

  await test.step('landing', async () => {
    await page.goto(portal.url);
    await tabTo(page, page.getByRole('link', { name: say('landing.signUp') }).first());
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('registration.title'));
  });

  await test.step('registration', async () => {
    const { firstName, lastName, email, password } = person;
    for (const [name, value] of Object.entries({
      firstName,
      lastName,
      email,
      password,
      confirmPassword: password,
    })) {
      await tabTo(page, field(name));
      await keyboard.insertText(value);
    }
    await tabTo(page, page.locator('select[name="region"]'));
    await keyboard.press('ArrowDown');
    await expect(page.locator('select[name="region"]')).toHaveValue('idaho');
    for (const of of agreements) {
      await tabTo(page, consent(page, say, of));
      await keyboard.press('Space');
      await expect(consent(page, say, of)).toBeChecked();
    }
    await tabTo(page, page.getByRole('button', { name: say('registration.submit'), exact: true }));
    await keyboard.press('Enter');
  });

  await test.step('the code from the mail', async () => {
    const code = page.getByLabel(say('registration.verify.code'));
    await tabTo(page, code);
    await keyboard.insertText(await portal.codeFor(person.email));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
  });

  await test.step('skip link, search, row menu, reboot', async () => {
    await expect(page.getByText(say('list.total', { count: 4 })).first()).toBeVisible();
    await page.reload();
    await expect(page.getByText(say('list.total', { count: 4 })).first()).toBeVisible();
    await keyboard.press('Tab');
    await expect(page.getByRole('link', { name: say('shell.skipToContent') })).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.press('Control+Shift+F');
    await expect(page.getByPlaceholder(say('list.search'))).toBeFocused();
    const id = await ownServerId(page, portal.url, shop.domain);
    await keyboard.insertText(shop.domain);
    await expect(page.getByText(say('list.total', { count: 1 })).first()).toBeVisible();
    // The grid is a single tab stop; arrows move inside it, and End goes to the row's menu.
    await tabTo(page, page.getByRole('checkbox', { name: say('list.selectAll') }));
    await keyboard.press('ArrowDown');
    await keyboard.press('End');
    await expect(page.getByRole('button', { name: say('servers.menu', { id }) })).toBeFocused();
    await keyboard.press('Enter');
    await arrowTo(page, page.getByRole('menuitem', { name: say('servers.reboot'), exact: true }));
    await keyboard.press('Enter');
    const question = page.getByRole('alertdialog');
    await tabTo(page, question.getByRole('button', { name: say('servers.reboot'), exact: true }));
    await keyboard.press('Enter');
    await expect(page.getByText(say('reboot.notice.rebootedText', { id })).first()).toBeVisible();
    await expect(question).toBeHidden();
    await expect(page.getByRole('button', { name: say('servers.menu', { id }) })).toBeFocused();
  });

  await test.step('sidebar and out', async () => {
    await keyboard.press('Control+B');
    await expect(page.getByRole('button', { name: say('shell.sidebar.expand') })).toBeVisible();
    await keyboard.press('Control+B');
    await expect(page.getByRole('button', { name: say('shell.sidebar.collapse') })).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: say('shell.user') }));
    await keyboard.press('Enter');
    await arrowTo(page, page.getByRole('menuitem', { name: say('shell.user.logout') }));
    await keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('auth.login.title'));
  });
});

/** Whether something has the focus: a page or a step that was left has not taken it along. */
const hasFocus = (page: Page) =>
  expect(page.locator('main, main :focus').and(page.locator(':focus'))).toHaveCount(1);

// tests: SHELL-12, PAY-24
test('a server is ordered and paid from the balance with a keyboard only', async ({ page, portal, say }) => {
  const person = makePerson();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  const { keyboard } = page;
  /** Goes to a control and presses Enter on it. */
  const enter = async (target: Locator) => {
    await tabTo(page, target);
    await keyboard.press('Enter');
  };

  await page.goto(portal.url);
  await enter(page.getByRole('link', { name: say('landing.signIn') }).first());
  await tabTo(page, page.locator('input[name="login"]'));
  await keyboard.insertText(person.email);
  await tabTo(page, page.locator('input[name="password"]'));
  await keyboard.insertText(person.password);
  await keyboard.press('Enter');
  await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
  await hasFocus(page);

  await enter(page.locator('main a[href="/dashboard/vps-catalog"]').first());
  await expect(page).toHaveURL(/vps-catalog/);
  await hasFocus(page);
  await enter(page.getByRole('link', { name: `${say('catalog.order')} Diadem[GB]` }));
  await expect(page).toHaveURL(/os-selection/);
  await hasFocus(page);
  const summary = page.getByRole('complementary', { name: say('order.summary.title') });
  await enter(summary.getByRole('button', { name: say('order.pay') }));

  await expect(page.getByRole('heading', { level: 2, name: say('payment.step.method') })).toBeVisible();
  await hasFocus(page);
  await tabTo(page, page.locator('input[name="balance"]'));
  await keyboard.press('Space');
  await enter(page.getByRole('button', { name: say('payment.next'), exact: true }));
  await expect(page.getByRole('heading', { level: 2, name: say('payment.step.confirmation') })).toBeFocused();
  await enter(page.locator('button[type="submit"]').last());
  await expect(page.getByRole('heading', { level: 1, name: say('payment.result.paid.order') })).toBeFocused();
});
