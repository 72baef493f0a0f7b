import { otherPeople, startOtherBackend } from '../otherBackend/otherBackend.ts';
import { startFront } from './support/front.ts';
import { expect, test } from './support/journey.ts';

test('the portal on another provider’s backend: servers, one of them, the catalogue, a ticket', async ({
  page,
  portal,
  say,
}) => {
  const other = await startOtherBackend(await (await fetch(`${portal.url}/api/openapi.json`)).text());
  const front = await startFront(other.url);

  await test.step('signs in to its own servers', async () => {
    await page.goto(`${front.url}/login?returnTo=/dashboard/vps`);
    await page.locator('input[name="login"]').fill(otherPeople.eva.email);
    await page.locator('input[name="password"]').filter({ visible: true }).fill(otherPeople.eva.password);
    await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
    await expect(page.getByText('wing.birds.example').first()).toBeVisible();
    await expect(page.getByText('egg.birds.example').first()).toBeVisible();
  });

  await test.step('opens one', async () => {
    await page.goto(`${front.url}/dashboard/server-edit?id=10`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('serverEdit.heading', { id: 10 }));
    await expect(page.locator('input[name="domain"]')).toHaveValue('wing.birds.example');
  });

  await test.step('sees what is on sale', async () => {
    await page.goto(`${front.url}/dashboard/vps-catalog`);
    await expect(page.getByText('Condor').first()).toBeVisible();
  });

  await test.step('writes a ticket', async () => {
    await page.goto(`${front.url}/dashboard/support/create`);
    await page.locator('input[name="subject"]').fill('Гнездо не открывается');
    await page.locator('select[name="department"]').selectOption('technical');
    await page.locator('textarea[name="message"]').fill('Ошибка 502.');
    await page.getByRole('button', { name: say('support.form.submit') }).click();
    await expect(page.getByText('Ошибка 502.')).toBeVisible();
    await expect(page.getByText(say('support.thread.robot'))).toBeVisible();
  });

  // Closes the stream of changes before the server stops.
  await page.goto('about:blank');
  await front.stop();
  await other.stop();
});
