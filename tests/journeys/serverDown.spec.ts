import { expect, test } from './support/journey.ts';
import { makePerson, registerDirectly } from './support/person.ts';

test.use({ expectedComplaints: [/Failed to load resource/] });

// tests: LOGIN-14
test('login while the server is down says so, keeps what was typed, and works when it is back', async ({
  page,
  ownPortal,
  say,
}) => {
  const person = makePerson();
  await registerDirectly(ownPortal.url, person, (email) => ownPortal.codeFor(email));

  await page.goto(`${ownPortal.url}/login`);
  const email = page.locator('input[name="login"]');
  const password = page.locator('input[name="password"]');
  const submit = page.getByRole('button', { name: say('auth.login.submit'), exact: true });
  await email.fill(person.email);
  await password.fill(person.password);

  await ownPortal.stop();
  await submit.click();
  await expect(page.getByText(say('auth.login.failed')).first()).toBeVisible();
  await expect(page.getByText(say('auth.hint.network'))).toBeVisible();
  await expect(email).toHaveValue(person.email);
  await expect(password).toHaveValue(person.password);

  await ownPortal.start();
  await submit.click();
  await expect(page).toHaveURL(`${ownPortal.url}/dashboard/vps`);
  // The server is there until the page is.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('servers.title'));
});

test('an account survives the server being stopped between registration and the code', async ({
  page,
  ownPortal,
  say,
}) => {
  const person = makePerson();
  // With the cookies of the page: only the browser that registered may enter the code.
  const register = await page.request.post(`${ownPortal.url}/api/auth/register`, {
    data: {
      ...person,
      countryCode: 'DE',
      region: 'DE-BE',
      agreements: { userAgreement: true, serviceTerms: true, refundPolicy: true, dataProcessing: true },
    },
  });
  expect(register.ok()).toBe(true);
  const code = await ownPortal.codeFor(person.email);
  await ownPortal.stop();
  await ownPortal.start();

  await page.goto(`${ownPortal.url}/verify?email=${encodeURIComponent(person.email)}`);
  await page.getByLabel(say('registration.verify.code')).fill(code);
  await page.getByRole('button', { name: say('registration.verify.submit'), exact: true }).click();
  await expect(page).toHaveURL(`${ownPortal.url}/dashboard/vps`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('servers.title'));
});
