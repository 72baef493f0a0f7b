import { expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { securityContract } from '@app/contract/security';
import { createCurrentSettings } from '@app/server/settings/currentSettings';
import { changesOfOne } from '@app/server/changes';
import type { SecondFactorRule } from '@/domain/admin/settings';
import { initialSettings } from '@app/server/settings/storedSettings';
import { password, protect } from '../support/authenticator';
import { openApp } from '../support/openApp';
import { recordedLog } from '../support/recordedLog';
import { answerOf, callAs, codeOf, signIn, userNumberOf, type Person } from '../support/signedIn';
import { testSeal } from '../support/testApp';
import { openTestDatabase } from '../support/testDatabase';

const { app, db } = await openApp();
const { saveSettings, settings, users, customer, endSecondFactor } = adminContract;
const { protection, endSecondFactor: endOwn } = securityContract;

const refusalOf = async (answer: Response) => [answer.status, await codeOf(answer)];

async function require(admin: Person, staffSecondFactor: SecondFactorRule): Promise<void> {
  const { version } = await answerOf(settings, callAs(app, admin, settings));
  const body = { ...initialSettings, staffSecondFactor };
  await answerOf(saveSettings, callAs(app, admin, saveSettings, { body, version }));
  await app.deps.settings.refresh();
}

const sessionOf = async ({ cookie }: Person): Promise<unknown> =>
  (await app.fetch('/api/auth/session', { headers: { cookie } })).json();

async function numberOf({ id }: Person): Promise<string> {
  const number = await userNumberOf(db, id);
  return String(number);
}

// tests: SETTINGS-13
it('closes the admin area to administrators without a second factor, and opens it with one', async () => {
  const [admin, other, ann] = [await signIn(app, 'admin'), await signIn(app, 'admin'), await signIn(app)];
  await protect(app, admin);
  await require(admin, 'required');
  expect((await callAs(app, admin, users)).status).toBe(200);
  expect(await sessionOf(admin)).not.toHaveProperty('secondFactorRequired');
  expect(await refusalOf(await callAs(app, other, users))).toEqual([403, 'secondFactorRequired']);
  expect(
    await refusalOf(await callAs(app, other, saveSettings, { body: initialSettings, version: '1' })),
  ).toEqual([403, 'secondFactorRequired']);
  expect(await sessionOf(other)).toMatchObject({ secondFactorRequired: true });
  // Setting it up needs nothing of the admin area.
  expect((await answerOf(protection, callAs(app, other, protection))).isRequired).toBe(true);
  await protect(app, other);
  expect((await callAs(app, other, users)).status).toBe(200);
  // Turned off again, the area is closed at once.
  await callAs(app, other, endOwn, { body: { password } });
  expect(await refusalOf(await callAs(app, other, users))).toEqual([403, 'secondFactorRequired']);
  // Customers notice nothing.
  expect(await refusalOf(await callAs(app, ann, users))).toEqual([403, 'forbidden']);
  expect((await answerOf(protection, callAs(app, ann, protection))).isRequired).toBe(false);
  expect(await sessionOf(ann)).not.toHaveProperty('secondFactorRequired');
  await require(admin, 'optional');
  expect((await callAs(app, other, users)).status).toBe(200);
});

it('is optional in settings that were saved before it existed', async () => {
  const older = await openTestDatabase();
  const { staffSecondFactor: _, ...value } = initialSettings;
  await older
    .insertInto('setting')
    .values({ value: JSON.stringify(value) })
    .execute();
  const stored = createCurrentSettings(older, changesOfOne(), { log: recordedLog().log, seal: testSeal });
  await stored.refresh();
  expect(stored.current().staffSecondFactor).toBe('optional');
  await older.destroy();
});

// tests: SETTINGS-14
it('is turned off by staff for a customer who has lost it, with a mail and a record', async () => {
  const [admin, ann] = [await signIn(app, 'admin'), await signIn(app)];
  const params = { id: await numberOf(ann) };
  expect(await refusalOf(await callAs(app, admin, endSecondFactor, { params }))).toEqual([409, 'changed']);
  await protect(app, ann);
  const seen = async () =>
    (await answerOf(customer, callAs(app, admin, customer, { params }))).secondFactorSince;
  expect(await seen()).not.toBeNull();
  expect((await app.post('login', { email: ann.email, password })).status).toBe(401);
  expect((await callAs(app, admin, endSecondFactor, { params })).status).toBe(200);
  expect(await seen()).toBeNull();
  expect((await app.post('login', { email: ann.email, password })).status).toBe(200);
  const { changes } = await answerOf(protection, callAs(app, ann, protection));
  expect(changes.map(({ change }) => change)).toEqual(['secondFactorReset', 'secondFactorOn']);
  const audit = await db
    .selectFrom('auditEvent')
    .select(['kind', 'customerEmail'])
    .where('kind', '=', 'secondFactorEnded')
    .execute();
  expect(audit).toEqual([{ kind: 'secondFactorEnded', customerEmail: ann.email }]);
});

it('is nobody’s own, and a colleague’s only for owners', async () => {
  const [admin, support] = [await signIn(app, 'admin'), await signIn(app, 'admin')];
  await protect(app, admin);
  await db.updateTable('user').set({ staffRole: 'support' }).where('id', '=', support.id).execute();
  const params = { id: await numberOf(admin) };
  expect(await refusalOf(await callAs(app, admin, endSecondFactor, { params }))).toEqual([409, 'ownAccount']);
  expect(await refusalOf(await callAs(app, support, endSecondFactor, { params }))).toEqual([
    409,
    'adminAccount',
  ]);
});
