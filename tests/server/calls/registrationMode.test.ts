import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { authContract } from '@app/contract/auth';
import { membersContract } from '@app/contract/members';
import type { RegistrationMode } from '@/domain/auth/registrationMode';
import { sampleSettings } from '@/sample-data/admin';
import { initialSettings, parsedSettings, settingsVersion } from '@app/server/settings/storedSettings';
import { openApp } from '../support/openApp';
import { makeRegistration, newEmail } from '../support/payloads';
import { enterCode, registerPerson } from '../support/people';
import { answerOf, callAs, codeOf, signIn } from '../support/signedIn';

const { db, app } = await openApp();
const [admin, ann] = [await signIn(app, 'admin'), await signIn(app)];

async function allow(registration: RegistrationMode): Promise<void> {
  const version = await settingsVersion(db);
  const body = { ...sampleSettings, registration };
  await answerOf(
    adminContract.saveSettings,
    callAs(app, admin, adminContract.saveSettings, { body, version }),
  );
}

const invite = (email: string) =>
  answerOf(
    membersContract.invite,
    callAs(app, ann, membersContract.invite, { body: { email, role: 'technician' } }),
  );

/** Status and code of a registration with this address. */
async function registering(email: string): Promise<unknown> {
  const answer = await app.post('register', makeRegistration({ email }));
  return answer.ok ? answer.status : [answer.status, await codeOf(answer)];
}

const storedFor = (email: string) =>
  db.selectFrom('registration').select('email').where('email', '=', email).execute();

/** Registration as the configuration announces it; absent where everybody may register. */
const announced = async () => {
  const config = await answerOf(authContract.config, callAs(app, null, authContract.config));
  return config.registration;
};

// tests: REGISTER-22
it('lets everybody register unless the settings say otherwise', async () => {
  const { registration: _, ...older } = initialSettings;
  expect(parsedSettings(older).registration).toBe('open');
  await allow('open');
  expect(await registering(newEmail())).toBe(201);
  await expect.poll(announced).toBeUndefined();
});

// tests: REGISTER-22
it('lets nobody register while it is closed, and everybody with an account sign in', async () => {
  await allow('closed');
  const [stranger, invited] = [newEmail(), newEmail()];
  await invite(invited);
  for (const email of [stranger, invited, ann.email]) {
    expect(await registering(email)).toEqual([403, 'registrationClosed']);
    expect(await storedFor(email)).toEqual([]);
  }
  const { password } = makeRegistration();
  expect((await app.post('login', { email: ann.email, password })).status).toBe(200);
  await expect.poll(announced).toBe('closed');
});

// tests: REGISTER-23
it('lets only people with an open invitation register by invitation, and does not reveal accounts', async () => {
  await allow('invited');
  const [invited, late, stranger] = [newEmail(), newEmail(), newEmail()];
  await invite(invited.toUpperCase());
  await invite(late);
  await db
    .updateTable('invitation')
    .set({ expiresAt: new Date(Date.now() - 1) })
    .where('email', '=', late)
    .execute();
  for (const email of [late, stranger, ann.email])
    expect(await registering(email)).toEqual([403, 'invitationNeeded']);
  await expect.poll(announced).toBe('invited');
  const person = await registerPerson(app, { email: invited });
  expect((await enterCode(app, person)).status).toBe(200);
});

// tests: REGISTER-24
it('verifies no registration of the time before, until registration is open again', async () => {
  await allow('open');
  const person = await registerPerson(app);
  for (const [mode, code] of [
    ['closed', 'registrationClosed'],
    ['invited', 'invitationNeeded'],
  ] as const) {
    await allow(mode);
    const refused = await enterCode(app, person);
    expect([refused.status, await codeOf(refused)]).toEqual([403, code]);
  }
  await allow('open');
  expect((await enterCode(app, person)).status).toBe(200);
});
