import { expect, test } from './support/journey.ts';
import { agreements, consent, fillRegistration, makePerson, registerDirectly } from './support/person.ts';

// tests: RECOVER-04, RECOVER-09, RECOVER-12, RECOVER-13, RECOVER-14, VERIFY-11, AUTH-18
test('a taken address, a forgotten password, and the link from the mail', async ({
  page,
  portal,
  say,
  inspect,
}) => {
  const person = makePerson();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  const newPassword = 'совсем новый пароль 43';

  await test.step('registering the taken address looks like any other, and leads on', async () => {
    await page.goto(`${portal.url}/register`);
    await fillRegistration(page, person);
    for (const of of agreements) await consent(page, say, of).check();
    await page.getByRole('button', { name: say('registration.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('registration.verify.title'));
    await inspect(page);
    await page.locator('a[href="/forgot-password"]').click();
  });

  await test.step('the instructions', async () => {
    await page.getByLabel(say('auth.field.email')).fill(person.email);
    await inspect(page);
    await page.getByRole('button', { name: say('recovery.ok'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('recovery.sentTitle'));
    await expect(page.getByText(person.email)).toBeVisible();
  });

  const path = await portal.resetPathFor(person.email);

  await test.step('the link: its token leaves the address, and a reload still finds it', async () => {
    await page.goto(`${portal.url}${path}`);
    await expect(page).toHaveURL(`${portal.url}/reset-password`);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('recovery.reset.title'));
    await page.locator('input[name="password"]').fill(newPassword);
    await page.locator('input[name="confirmPassword"]').fill(newPassword);
    await inspect(page);
    await page.getByRole('button', { name: say('recovery.reset.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('recovery.done.title'));
    await inspect(page);
  });

  await test.step('in with the new password', async () => {
    await page.getByRole('link', { name: say('recovery.done.login'), exact: true }).click();
    await page.locator('input[name="login"]').fill(person.email);
    await page.locator('input[name="password"]').fill(newPassword);
    await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
    await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
  });
});

test.describe('a link that was used', () => {
  // The browser reports the refusal that this journey provokes.
  test.use({ expectedComplaints: [/400/] });

  // tests: RECOVER-09, RECOVER-14
  test('leads to a new one', async ({ page, portal, say, inspect }) => {
    const person = makePerson();
    await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
    const post = (call: string, payload: unknown) =>
      page.request.post(`${portal.url}/api/auth/${call}`, { data: payload });
    await post('forgot-password', { email: person.email });
    const path = await portal.resetPathFor(person.email);
    const token = new URLSearchParams(path.split('?')[1]).get('token');
    expect((await post('reset-password', { token, password: 'the first of two' })).status()).toBe(200);

    await page.goto(`${portal.url}${path}`);
    for (const name of ['password', 'confirmPassword'])
      await page.locator(`input[name="${name}"]`).fill('the second of two');
    await page.getByRole('button', { name: say('recovery.reset.submit'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('recovery.expired.title'));
    await inspect(page);
    await page.getByRole('link', { name: say('recovery.expired.again'), exact: true }).click();
    await expect(page).toHaveURL(`${portal.url}/forgot-password`);
  });
});
