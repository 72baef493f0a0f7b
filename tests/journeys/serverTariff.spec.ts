import { expect, test } from './support/journey.ts';
import { tabTo } from './support/keys.ts';

// tests: TARIFF-04, TARIFF-05, TARIFF-06, TARIFF-11, TARIFF-12
test('another tariff in two steps, with a keyboard only', async ({
  page,
  portal,
  say,
  inspect,
  isMobile,
}) => {
  const { keyboard } = page;
  const address = `${portal.url}/dashboard/server-change-tariff?id=1042`;
  const next = page.getByRole('button', { name: say('serverTariff.next') });
  const finish = page.getByRole('button', { name: say('serverTariff.finish') });
  const arcturus = page.getByRole('radio', { name: 'Arcturus' });

  await test.step('Next without a choice: the specified words, with the focus on them', async () => {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      say('serverTariff.heading', { id: 1042 }),
    );
    await inspect(page);
    await tabTo(page, next);
    await keyboard.press('Enter');
    const alert = page.getByRole('alert');
    await expect(alert).toBeFocused();
    await expect(alert).toContainText(say('serverTariff.noChoice.text'));
    await expect(alert).toBeInViewport();
    await inspect(page);
  });

  await test.step('a choice, and on: the step is in the address and its heading has the focus', async () => {
    await tabTo(page, arcturus, 'Shift+Tab');
    await keyboard.press('Space');
    await expect(arcturus).toBeChecked();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await tabTo(page, next);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${address}&tariff=Arcturus&step=confirm`);
    await expect(
      page.getByRole('heading', { level: 2, name: say('serverTariff.step.confirm') }),
    ).toBeFocused();
    await expect(page.getByText(say('serverTariff.reboot'))).toBeVisible();
    await inspect(page);
  });

  await test.step('reload, Back and Forward keep step and choice', async () => {
    await page.reload();
    await expect(finish).toBeVisible();
    await page.goBack();
    await expect(arcturus).toBeChecked();
    await page.goForward();
    await tabTo(page, page.getByRole('link', { name: say('serverTariff.previous'), exact: true }));
    await keyboard.press('Enter');
    await expect(arcturus).toBeChecked();
    await tabTo(page, next);
    await keyboard.press('Enter');
  });

  await test.step('Finish: the notice, and the list shows the new plan', async () => {
    await tabTo(page, finish);
    await keyboard.press('Enter');
    await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
    await expect(page.getByText(say('serverTariff.done.title'), { exact: true }).first()).toBeVisible();
    // A card on a phone folds the tariff.
    if (isMobile) await page.locator('summary', { hasText: '#1042' }).click();
    await expect(page.getByText('Arcturus[RU]').first()).toBeVisible();
  });

  await test.step('Back to a change that is made: its tariff is the server’s own by now', async () => {
    await page.goBack();
    await expect(arcturus).toBeDisabled();
    await expect(page).toHaveURL(address);
  });
});

// tests: TARIFF-13
test('a change that is paid for in the cart costs there what it cost here', async ({ page, portal, say }) => {
  await page.goto(`${portal.url}/dashboard/server-change-tariff?id=1031&tariff=Okul&step=confirm`);
  const charge = page.getByRole('region', { name: say('serverTariff.charge.title') });
  const sum = await charge.locator('dd').filter({ hasText: 'RUB' }).nth(1).innerText();
  await page.getByRole('button', { name: say('serverTariff.toCart') }).click();
  await expect(page).toHaveURL(`${portal.url}/dashboard/cart`);
  await expect(page.getByRole('heading', { name: say('cart.item.tariff', { id: 1031 }) })).toBeVisible();
  await expect(page.getByText(sum, { exact: true }).first()).toBeVisible();
});

test('addresses that name no server say so and lead back', async ({ page, portal, say, inspect }) => {
  for (const id of ['-1', 'abc', '1024,1031', '999999999', 'x'.repeat(10_000)]) {
    await page.goto(`${portal.url}/dashboard/server-change-tariff?id=${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('serverTariff.noServer.title'));
  }
  await inspect(page);
  await page.getByRole('link', { name: say('serverTariff.noServer.action') }).click();
  await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
});
