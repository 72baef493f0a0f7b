import { sampleServers } from '../../src/sample-data/servers.ts';
import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keys.ts';

const ids = sampleServers.map(({ id }) => id).join(',');

// tests: RENEW-02, RENEW-03, RENEW-05
test('the selected servers are renewed together for a year, with a keyboard only', async ({
  page,
  portal,
  say,
  inspect,
  isMobile,
}) => {
  const { keyboard } = page;
  const summary = page.getByRole('complementary', { name: say('serverRenew.summary.title') });
  const year = page.getByRole('radio', { name: say('serverRenew.period.year') });

  await test.step('a selection in the list leads to its renewal', async () => {
    await page.goto(`${portal.url}/dashboard/vps`);
    const all = page.getByRole('checkbox', { name: say('list.selectAll') });
    if (isMobile) {
      // On a phone the toolbar and "select all" appear once a row is selected.
      await tabTo(page, page.getByRole('checkbox').first());
      await keyboard.press('Space');
    }
    await tabTo(page, all);
    await keyboard.press('Space');
    await tabTo(
      page,
      page.getByRole('link', { name: say('servers.menu.renew'), exact: true }),
      isMobile ? 'Tab' : 'Shift+Tab',
    );
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.url}/dashboard/server-renew?id=${ids}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('serverRenew.heading', { count: 4, id: 0 }),
    );
    await inspect(page);
  });

  await test.step('the arrows choose a period; prices, saving and address follow', async () => {
    await tabTo(page, page.getByRole('radio', { name: say('serverRenew.period.month') }));
    for (let presses = 0; presses < 3; presses += 1) await keyboard.press('ArrowDown');
    await expect(year).toBeChecked();
    await expect(page).toHaveURL(`${portal.url}/dashboard/server-renew?id=${ids}&period=year`);
    // ceil(1577 × 12 × 0.85) = 16086, four times.
    await expect(summary.getByText(/^64.344[,.]00.RUB$/).first()).toBeAttached();
    await expect(page.getByText(/^16.086[,.]00.RUB$/)).toHaveCount(4);
    await inspect(page);
  });

  await test.step('a reload keeps it', async () => {
    await page.reload();
    await expect(year).toBeChecked();
  });

  await test.step('the receipt of a phone unfolds and folds', async () => {
    if (!isMobile) return;
    const lines = summary.getByRole('button', { name: say('serverRenew.summary.lines') });
    await tabTo(page, lines);
    await keyboard.press('Enter');
    await expect(summary.getByText(say('pricing.receipt.discount'))).toBeVisible();
    await inspect(page);
    await keyboard.press('Enter');
  });

  await test.step('the cart asks for the same sum, an item a server; Back restores the same choice', async () => {
    await tabTo(page, summary.getByRole('button', { name: say('serverRenew.toCart') }));
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.url}/dashboard/cart`);
    await expect(page.getByText(say('toCart.added'), { exact: true }).first()).toBeVisible();
    for (const { id } of sampleServers)
      await expect(page.getByRole('heading', { name: say('cart.item.renewal', { id }) })).toBeVisible();
    // With the two servers that the sample's cart has at first.
    await expect(page.getByText(/^67.498[,.]00.RUB$/).first()).toBeAttached();
    await inspect(page);
    await page.goBack();
    await expect(year).toBeChecked();
  });

  await test.step('Edit in the cart opens the renewal as it is; saving changes it and adds none', async () => {
    await page.goForward();
    const id = 1042;
    const item = say('cart.item.renewal', { id });
    await page.getByRole('link', { name: new RegExp(`^${say('cart.item.edit')} .*#${id}`) }).click();
    await expect(page).toHaveURL(`${portal.url}/dashboard/server-renew?id=${id}&period=year`);
    await page.getByRole('radio', { name: say('serverRenew.period.month') }).check();
    await summary.getByRole('button', { name: say('serverRenew.toCart') }).click();
    await expect(page.getByText(say('toCart.replaced'), { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: item })).toHaveCount(1);
  });
});

test('addresses that name no server say so and lead back', async ({ page, portal, say, inspect }) => {
  for (const id of ['-1', 'abc', '999999999', 'x'.repeat(10_000)]) {
    await page.goto(`${portal.url}/dashboard/server-renew?id=${id}`);
    await expect(page.getByText(say('serverRenew.noServer.title'))).toBeVisible();
  }
  await inspect(page);
  await page.getByRole('link', { name: say('serverRenew.noServer.action') }).click();
  await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
});
