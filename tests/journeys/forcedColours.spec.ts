import { expect, test } from './support/journey.ts';

test('in forced colours, main actions, pressed buttons, selected rows and disabled controls differ', async ({
  page,
  portal,
  say,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  const fillOf = (name: string) =>
    page
      .getByRole('button', { name, exact: true })
      .evaluate((button) => getComputedStyle(button).backgroundColor);

  await test.step('the main action of the login is filled', async () => {
    await page.goto(`${portal.url}/login`);
    await expect(page.getByRole('button', { name: say('auth.login.submit'), exact: true })).toBeVisible();
    expect(await fillOf(say('auth.login.submit'))).not.toBe(await fillOf(say('auth.login.passkey')));
  });

  await test.step('a selected row has an outline, and an action without a selection is greyed', async () => {
    await page.goto(`${portal.url}/dashboard/vps`);
    const row = page.locator('[data-row]').first();
    const reboot = page.getByRole('button', { name: say('servers.reboot'), exact: true });
    await expect(reboot).toHaveAttribute('aria-disabled', 'true');
    const disabled = await reboot.evaluate((button) => getComputedStyle(button).color);
    await row.getByRole('checkbox').check();
    await expect(row).toHaveCSS('outline-style', 'solid');
    await expect(reboot).not.toHaveAttribute('aria-disabled');
    expect(await reboot.evaluate((button) => getComputedStyle(button).color)).not.toBe(disabled);
  });

  await test.step('the chosen time of a chart is filled', async () => {
    await page.goto(`${portal.url}/dashboard/server?id=1024`);
    const chosen = page.locator('[aria-pressed="true"]').first();
    const fill = await chosen.evaluate((button) => getComputedStyle(button).backgroundColor);
    await expect(page.locator('[aria-pressed="false"]').first()).not.toHaveCSS('background-color', fill);
  });
});
