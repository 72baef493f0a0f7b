import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keys.ts';

/** Returns the row, or on a phone the card, with this text. */
function rowWith(page: Page, text: string): Locator {
  return page.locator('[data-row]').filter({ hasText: text });
}

// tests: ADMIN-05
test(
  'suspend a user: the list, the servers and the dashboard know of it',
  { tag: '@main' },
  async ({ page, portal, say, inspect }) => {
    const name = 'Дмитрий Морозов';
    const question = page.getByRole('alertdialog');

    await test.step('a search is in the address, the menu has the four actions, and the view as the customer', async () => {
      await page.goto(`${portal.url}/admin/users`);
      await expect(page.getByText(say('list.total', { count: 12 }))).toBeVisible();
      await inspect(page);
      await page.getByRole('searchbox').fill('морозов');
      await expect(page).toHaveURL(/\?q=/);
      await page.getByRole('button', { name: say('adminUsers.menu', { name }) }).click();
      await expect(page.getByRole('menuitem')).toHaveCount(5);
      await page.getByRole('menuitem', { name: say('adminUsers.suspend') }).click();
    });

    await test.step('the question names the consequence; confirming it changes the row', async () => {
      await expect(question).toContainText('2 сервера');
      await inspect(page);
      await question.getByRole('button', { name: say('adminUsers.suspend') }).click();
      await expect(question).toBeHidden();
      await expect(rowWith(page, name)).toContainText(say('adminUsers.status.Suspended'));
    });

    await test.step('its servers are held and do not start', async () => {
      await page.getByRole('button', { name: say('adminUsers.menu', { name }) }).click();
      await page.getByRole('menuitem', { name: say('admin.details') }).click();
      await inspect(page);
      await page
        .getByRole('dialog')
        .getByRole('link', { name: say('adminUsers.toServers') })
        .click();
      await expect(page.getByText(say('list.total', { count: 2 }))).toBeVisible();
      await expect(rowWith(page, 'crm.morozov.example')).toContainText(say('adminServers.status.Suspended'));
      await page
        .getByRole('button', { name: say('adminServers.menu', { name: 'crm.morozov.example' }) })
        .click();
      await expect(
        page.getByRole('menuitem', { name: new RegExp(`^${say('adminServers.start')}`) }),
      ).toHaveAttribute('aria-disabled', 'true');
      await page.keyboard.press('Escape');
    });

    await test.step('the dashboard counts it and tells of it', async () => {
      await page.goBack();
      await page.getByRole('link', { name: say('shell.notifications.count', { count: 3 }) }).click();
      await expect(page).toHaveURL(`${portal.url}/admin/dashboard#activity`);
      await expect(
        page.getByText(say('adminDashboard.users.note', { active: 9, suspended: 3 })),
      ).toBeVisible();
      await expect(page.getByText(say('adminDashboard.event.userSuspended')).first()).toBeVisible();
      await inspect(page);
    });
  },
);

// tests: ADMIN-11
test('process a payment with a keyboard only', async ({ page, portal, say, inspect }) => {
  const { keyboard } = page;
  const menu = page.getByRole('button', { name: say('adminPayments.menu', { id: 7125 }) });
  await page.goto(`${portal.url}/admin/payments?status=Pending`);
  await expect(page.getByText(say('list.total', { count: 3 }))).toBeVisible();
  await inspect(page);
  // The grid is one tab stop: Enter in a row opens its menu.
  await page.getByRole('rowheader', { name: '#7125' }).focus();
  await keyboard.press('Enter');
  const process = page.getByRole('menuitem', { name: say('adminPayments.process') });
  await expect(process).toBeVisible();
  await keyboard.press('End');
  await expect(process).toBeFocused();
  await keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question.getByLabel(say('adminPayments.received'))).toHaveValue('8000,00');
  await tabTo(page, question.getByRole('button', { name: say('adminPayments.process') }));
  await keyboard.press('Enter');
  await expect(question).toBeHidden();
  // It is no longer pending, so the filtered list has lost it; the stats follow.
  await expect(menu).toHaveCount(0);
  await expect(page.getByText(say('list.total', { count: 2 }))).toBeVisible();
  const stats = page.getByRole('list', { name: say('adminPayments.stats') });
  await expect(stats.getByText(say('adminPayments.count', { count: 2 }))).toBeVisible();
  await page.reload();
  await expect(page.getByText(say('list.total', { count: 3 }))).toBeVisible();
});

test('settings: refused, saved, and guarded when they are left', async ({ page, portal, say, inspect }) => {
  const port = page.getByLabel(say('adminSettings.field.smtpPort'));
  const save = page.getByRole('button', { name: say('adminSettings.save') });
  await page.goto(`${portal.url}/admin/settings`);
  await expect(port).toHaveValue('587');
  await expect(save).toBeDisabled();
  await inspect(page);

  await test.step('a fault is named and has the focus', async () => {
    await port.fill('70000');
    await save.click();
    await expect(port).toBeFocused();
    await expect(
      page.getByText(say('adminSettings.problem.bounds', { from: '1', to: '65535' })),
    ).toBeVisible();
    await inspect(page);
  });

  await test.step('leaving asks; staying keeps what was typed', async () => {
    const analytics = page
      .getByRole('navigation', { name: say('shell.navigation') })
      .getByRole('link', { name: say('admin.nav.analytics') });
    await port.fill('2525');
    await analytics.click();
    await page
      .getByRole('alertdialog')
      .getByRole('button', { name: say('common.leave.stay') })
      .click();
    await expect(port).toHaveValue('2525');
    await save.click();
    await expect(page.getByText(say('adminSettings.saved'), { exact: true }).first()).toBeVisible();
    await analytics.click();
    await expect(page).toHaveURL(`${portal.url}/admin/analytics`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('adminAnalytics.title'));
    await inspect(page);
    await page.goBack();
    await expect(port).toHaveValue('2525');
  });
});

test.describe('links without a route', () => {
  test.use({ expectedComplaints: [/404/] });

  test('they show the 404 page inside the admin shell (D5)', async ({ page, portal, say, inspect }) => {
    await page.goto(`${portal.url}/admin/logs`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('notFound.title'));
    await expect(page.getByRole('navigation', { name: say('shell.navigation') })).toBeVisible();
    await inspect(page);
    await page.getByRole('link', { name: '/admin/dashboard' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('adminDashboard.title'));
  });
});
