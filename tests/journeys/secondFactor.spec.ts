import type { Page } from '@playwright/test';
import { codeOf } from './support/authenticator.ts';
import { expect, test } from './support/journey.ts';
import { makePerson, registerDirectly, signInHere, type Person } from './support/person.ts';
import type { Portal } from './support/portal.ts';
import type { Say } from './support/texts.ts';

// The browser reports the refusals that these journeys provoke.
test.use({ expectedComplaints: [/40[01]/] });

/** Opens the security tab as a new person. */
async function openSecurity(page: Page, portal: Portal, say: Say): Promise<Person> {
  const person = makePerson();
  await registerDirectly(portal.url, person, (email) => portal.codeFor(email));
  await page.goto(`${portal.url}/login?returnTo=${encodeURIComponent(settingsPath)}`);
  await signInHere(page, say, person);
  await expect(page.getByRole('heading', { name: say('accountSecurity.factor.title') })).toBeVisible();
  return person;
}

const settingsPath = '/dashboard/user-settings?tab=security';

// tests: SETTINGS-08, SETTINGS-09, SETTINGS-10, LOGIN-23, LOGIN-25
test(
  'a second factor is turned on, lost, recovered and turned off',
  { tag: '@main' },
  async ({ page, context, portal, say, inspect }) => {
    const person = await openSecurity(page, portal, say);
    const dialog = page.getByRole('dialog');
    let key = '';
    let recovery = '';

    await test.step('the password, the key, and its first code', async () => {
      await page.getByRole('button', { name: say('accountSecurity.factor.turnOn'), exact: true }).click();
      await dialog.locator('input[name="password"]').fill(person.password);
      await dialog.getByRole('button', { name: say('accountSecurity.ask.start.submit') }).click();
      await expect(dialog.getByRole('img', { name: say('accountSecurity.key.qr') })).toBeVisible();
      key = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '');
      await inspect(page);
      await dialog.locator('input[name="code"]').fill(codeOf(key));
      await dialog.getByRole('button', { name: say('accountSecurity.key.submit'), exact: true }).click();
    });

    await test.step('ten codes, shown once', async () => {
      const codes = dialog.getByRole('listitem');
      await expect(codes).toHaveCount(10);
      recovery = (await codes.first().textContent()) ?? '';
      await inspect(page);
      await dialog.getByRole('button', { name: say('accountSecurity.codes.close') }).click();
      await expect(page.getByRole('button', { name: say('accountSecurity.factor.turnOff') })).toBeVisible();
    });

    await test.step('without the phone: a recovery code signs in, once', async () => {
      await context.clearCookies({ name: 'meridian.session_token' });
      await page.goto(`${portal.url}/login?returnTo=${encodeURIComponent(settingsPath)}`);
      await signInHere(page, say, person);
      await page.getByRole('button', { name: say('authSecondStep.recovery.use') }).click();
      await inspect(page);
      await page.locator('input[name="recovery-code"]').fill(recovery);
      await page.getByRole('button', { name: say('auth.login.submit'), exact: true }).click();
      await expect(page.getByText(say('accountSecurity.factor.codesLeft', { count: 9 }))).toBeVisible();
    });

    await test.step('the password turns it off, and is enough then', async () => {
      await page.getByRole('button', { name: say('accountSecurity.factor.turnOff'), exact: true }).click();
      await dialog.locator('input[name="password"]').fill(person.password);
      await dialog.getByRole('button', { name: say('accountSecurity.ask.end.submit'), exact: true }).click();
      await expect(page.getByRole('button', { name: say('accountSecurity.factor.turnOn') })).toBeVisible();
      await context.clearCookies({ name: 'meridian.session_token' });
      await page.goto(`${portal.url}/login`);
      await signInHere(page, say, person);
      await expect(page).toHaveURL(`${portal.url}/dashboard/vps`);
    });
  },
);

// tests: SETTINGS-16, SETTINGS-17, LOGIN-29
test('a passkey is added, signs in without a password, and is removed', async ({
  page,
  context,
  portal,
  say,
  inspect,
}) => {
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const person = await openSecurity(page, portal, say);
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: say('accountSecurity.passkeys.add'), exact: true }).click();
  await dialog.locator('input[name="passkey-name"]').fill('MacBook');
  await dialog.locator('input[name="password"]').fill(person.password);
  await inspect(page);
  await dialog.getByRole('button', { name: say('accountSecurity.passkey.add.submit') }).click();
  const remove = page.getByRole('button', {
    name: say('accountSecurity.passkeys.removeNamed', { name: 'MacBook' }),
  });
  await expect(remove).toBeVisible();

  await context.clearCookies({ name: 'meridian.session_token' });
  await page.goto(`${portal.url}/login?returnTo=${encodeURIComponent(settingsPath)}`);
  await page.getByRole('button', { name: say('auth.login.passkey'), exact: true }).click();
  await expect(remove).toBeVisible();
  await remove.click();
  await dialog.locator('input[name="password"]').fill(person.password);
  await dialog
    .getByRole('button', { name: say('accountSecurity.passkey.remove.submit'), exact: true })
    .click();
  await expect(page.getByText(say('accountSecurity.passkeys.empty'))).toBeVisible();
});
