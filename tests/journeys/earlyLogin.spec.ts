import { expect, test } from './support/journey.ts';

// proves: LOGIN-18
test('what is typed into the login before its code has come is still there, and goes nowhere by itself', async ({
  context,
  portal,
}) => {
  // Of its own: `page` waits for the app after each visit.
  const page = await context.newPage();
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${portal.url}/login`, { waitUntil: 'commit' });
  const [login, password] = [page.locator('input[name="login"]'), page.locator('input[name="password"]')];
  await login.pressSequentially('anna@example.com');
  await page.keyboard.press('Tab');
  await password.pressSequentially('a long one');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-first-frame]')).toHaveCount(1);
  expect(page.url()).toBe(`${portal.url}/login`);

  release();
  await expect(page.locator('[data-first-frame]')).toHaveCount(0);
  await expect(login).toHaveValue('anna@example.com');
  await expect(password).toHaveValue('a long one');
  await expect(password).toBeFocused();
  await page.keyboard.type('!');
  await expect(password).toHaveValue('a long one!');
  await page.keyboard.press('Enter');
  await expect(page.locator('[data-form-error]')).toBeVisible();
});
