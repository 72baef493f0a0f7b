import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { ownServerId } from './support/ownServers.ts';
import { signInAsNew } from './support/person.ts';

const farthestTab = 120;

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let presses = 0; presses < farthestTab; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab never reaches ${target.toString()}`);
}

test("a server's settings are changed, kept from being lost, and reinstalled with a keyboard only", async ({
  page,
  portal,
  say,
  inspect,
}) => {
  // Every step is walked by Tab.
  test.slow();
  const { keyboard } = page;
  const form = `${portal.url}/dashboard/server-edit?id=1024`;
  const field = (name: string) => page.locator(`input[name="${name}"]`);
  const summary = page.getByRole('complementary', { name: say('serverEdit.summary.title') });
  // D38: the paid days ahead of an added address are charged, and OK says how much.
  const okFor = say('serverEdit.okFor', { price: '' }).trim();
  const ok = summary.getByRole('button', { name: new RegExp(`^(${say('serverEdit.ok')}$|${okFor})`) });
  const question = page.getByRole('alertdialog');
  const answer = (key: 'common.leave.stay' | 'common.leave.confirm') =>
    question.getByRole('button', { name: say(key), exact: true });

  await test.step('nothing is changed: OK waits', async () => {
    await page.goto(`${portal.url}/dashboard/vps`);
    await expect(page.getByText(say('list.total', { count: 4 })).first()).toBeVisible();
    // From the list, so that Back stays inside the app.
    await tabTo(page, page.getByRole('checkbox', { name: say('list.selectAll') }));
    await keyboard.press('ArrowDown');
    await keyboard.press('End');
    await expect(page.getByRole('button', { name: say('servers.menu', { id: 1024 }) })).toBeFocused();
    await keyboard.press('Enter');
    const edit = page.getByRole('menuitem', { name: say('servers.edit'), exact: true });
    await expect(edit).toBeVisible();
    while (!(await edit.evaluate((item) => item === document.activeElement)))
      await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    await expect(page).toHaveURL(form);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('serverEdit.heading', { id: 1024 }));
    await expect(ok).toBeDisabled();
    await inspect(page);
  });

  await test.step('the change list contains the input, with its price', async () => {
    await tabTo(page, field('name'));
    await keyboard.press('Control+A');
    await keyboard.insertText('Чат');
    await tabTo(page, page.getByRole('slider', { name: say('serverEdit.field.ipv4') }));
    await keyboard.press('ArrowRight');
    await expect(ok).toBeEnabled();
    await expect(summary.getByText(/1.777,00/).first()).toBeAttached();
    await inspect(page);
  });

  await test.step('a link asks; Escape stays, with words and focus where they were', async () => {
    const back = page.getByRole('link', { name: say('serverEdit.back') });
    await back.focus();
    await keyboard.press('Enter');
    await expect(answer('common.leave.stay')).toBeFocused();
    await inspect(page);
    await keyboard.press('Escape');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(form);
    await expect(field('name')).toHaveValue('Чат');
    await expect(back).toBeFocused();
  });

  // tests: EDIT-13, EDIT-14
  await test.step('OK saves and leads to the list without confirmation', async () => {
    await tabTo(page, ok);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
    await expect(page.getByText(say('serverEdit.saved.text')).first()).toBeVisible();
    await expect(page.getByText(/1.777,00/).first()).toBeVisible();
  });

  await test.step('Back to the form, and a change of it asks before Back again', async () => {
    await page.goBack();
    await expect(field('name')).toHaveValue('Чат');
    await tabTo(page, field('name'));
    await keyboard.insertText('!');
    await page.goBack();
    await expect(answer('common.leave.stay')).toBeFocused();
    await expect(page).toHaveURL(form);
    await keyboard.press('Enter');
    await expect(question).toBeHidden();
    await expect(page).toHaveURL(form);
  });

  await test.step('a reinstall waits for the server’s name', async () => {
    await tabTo(page, page.locator('input[name="os"]:checked'));
    await keyboard.press('ArrowDown');
    await tabTo(page, ok);
    await keyboard.press('Enter');
    const erase = question.getByRole('button', { name: say('serverEdit.confirm.action') });
    await expect(erase).toBeDisabled();
    await inspect(page);
    await tabTo(page, question.locator('input[name="confirmation"]'));
    await keyboard.insertText('Чат');
    await tabTo(page, erase);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
    await expect(page.getByText(say('serverEdit.saved.text')).first()).toBeVisible();
  });
});

test('of two tabs with the same form the second shows what the first has changed, and loses nothing', async ({
  page,
  context,
  portal,
  say,
  inspect,
}) => {
  await signInAsNew({ page, portal, say });
  const id = await ownServerId(page, portal.url, 'shop.example.ru');
  const address = `${portal.url}/dashboard/server-edit?id=${id}`;
  const nameIn = (tab: Page) => tab.locator('input[name="name"]');
  const save = (tab: Page) => tab.getByRole('button', { name: say('serverEdit.ok'), exact: true }).click();
  const other = await context.newPage();
  await page.goto(address);
  await other.goto(address);
  // It has read what the first is about to change.
  await expect(nameIn(other)).toBeVisible();

  await nameIn(page).fill('Первая');
  await save(page);
  await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
  await nameIn(other).fill('Вторая');
  await save(other);
  await expect(other.getByText(say('serverEdit.conflict.title'))).toBeVisible();
  await expect(other.getByText(say('serverEdit.conflict.typed', { value: 'Вторая' }))).toBeVisible();
  await expect(nameIn(other)).toHaveValue('Вторая');
  await inspect(other);
  await save(other);
  await expect(other).toHaveURL(`${portal.url}/dashboard/vps`);
  await page.goto(address);
  await expect(nameIn(page)).toHaveValue('Вторая');
});
