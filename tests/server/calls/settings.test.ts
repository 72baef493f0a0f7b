import { afterAll, beforeAll, expect, it } from 'vitest';
import * as v from 'valibot';
import { adminContract } from '@app/contract/admin';
import { catalogContract } from '@app/contract/catalog';
import { serversContract } from '@app/contract/servers';
import { createCurrentSettings, governedLimits } from '@app/server/settings/currentSettings';
import { changesOfOne } from '@app/server/changes';
import type { Db } from '@app/server/db/database';
import { createLimiter } from '@app/server/limiter';
import { defaultLimits } from '@app/server/limits';
import { initialSettings, storeAccess } from '@app/server/settings/storedSettings';
import { sampleSettings } from '@/sample-data/admin';
import { billingOf, makePaymentBody } from '../support/accountMoney';
import { recordedLog } from '../support/recordedLog';
import { answerOf, callAs, signIn, type Person } from '../support/signedIn';
import { createTestApp, testSeal, type TestApp } from '../support/testApp';
import { openTestDatabase } from '../support/testDatabase';

let db: Db;
/** Two instances of one installation: an administrator uses the first, everybody else the second. */
let admins: TestApp;
let app: TestApp;
let admin: Person;
let ann: Person;
beforeAll(async () => {
  db = await openTestDatabase();
  const changes = changesOfOne();
  const settings = createCurrentSettings(db, changes, { log: recordedLog().log, seal: testSeal });
  const limiter = createLimiter(governedLimits(defaultLimits, settings));
  admins = createTestApp(db, { deps: { changes } });
  app = createTestApp(db, { deps: { changes, settings, limiter } });
  [admin, ann] = [await signIn(admins, 'admin'), await signIn(app)];
});
afterAll(async () => {
  expect([...admins.errors, ...app.errors]).toEqual([]);
  await db.destroy();
});

async function save(changes: Partial<typeof sampleSettings>): Promise<void> {
  const { saveSettings, settings } = adminContract;
  const { version } = await answerOf(settings, callAs(admins, admin, settings));
  const body = { ...initialSettings, ...changes };
  await answerOf(saveSettings, callAs(admins, admin, saveSettings, { body, version }));
  // The other instance reads them after its notification.
  await expect.poll(() => app.deps.settings.current()).toEqual(body);
}

it('begins with the settings of §9', () => {
  expect(app.deps.settings.current()).toEqual({ ...sampleSettings, smtpHost: '' });
});

it('shows visitors the saved support address', async () => {
  await save({ supportEmail: 'help@provider.example' });
  const answer = await app.fetch('/api/auth/config');
  expect(await answer.json()).toMatchObject({ supportEmail: 'help@provider.example' });
});

// tests: LOGIN-31
it('asks visitors to sign in once it is saved, and follows the environment where that decides', async () => {
  const access = async () =>
    ((await (await app.fetch('/api/auth/config')).json()) as { access: string }).access;
  expect(await access()).toBe('open');
  await save({ access: 'session' });
  expect(await access()).toBe('session');
  await storeAccess(db, 'open');
  const { settings } = adminContract;
  expect((await answerOf(settings, callAs(admins, admin, settings))).access).toBe('open');
  await save({});
});

// tests: ADMIN-31
it('opens a payment in the default currency where its method’s minimum is not in rubles', async () => {
  const { paymentMethods } = catalogContract;
  const first = async (id: string) => {
    const { items } = await answerOf(paymentMethods, callAs(app, ann, paymentMethods));
    return items.find((method) => method.id === id)?.currencies;
  };
  expect(await first('crypto')).toEqual(['USD', 'EUR', 'RUB']);
  await save({ defaultCurrency: 'EUR' });
  expect(await first('crypto')).toEqual(['EUR', 'USD', 'RUB']);
  expect(await first('cards')).toEqual(['RUB', 'USD', 'EUR']);
  expect(await first('ruCards')).toEqual(['RUB']);
  await save({ defaultCurrency: 'RUB' });
  expect(await first('crypto')).toEqual(['RUB', 'USD', 'EUR']);
});

it('uses the saved tax in new documents, and keeps the issued ones', async () => {
  const taxRates = async () => {
    const documents = await db
      .selectFrom('paper')
      .select('content')
      .where('kind', '=', 'bill')
      .orderBy('id')
      .execute();
    return documents.map(({ content }) => v.parse(v.object({ taxRate: v.number() }), content).taxRate);
  };
  const before = await taxRates();
  const billing = billingOf(app, ann);
  await save({ taxRate: 20 });
  await billing.pay(makePaymentBody({ method: 'manual', minor: 100_000 }));
  await save({ taxRate: 12.5 });
  await billing.pay(makePaymentBody({ method: 'manual', minor: 100_000 }));
  expect(await taxRates()).toEqual([...before, 20, 12.5]);
});

it('lets nobody guess more often than the settings say, as soon as they are saved', async () => {
  const guess = async (email: string) =>
    (await app.post('login', { email, password: 'wrong password 1' })).status;
  await save({ maxLoginAttempts: 2 });
  const email = 'somebody@example.com';
  expect([await guess(email), await guess(email), await guess(email)]).toEqual([401, 401, 429]);
  await save({ maxLoginAttempts: 3 });
  expect([await guess(email), await guess(email)]).toEqual([401, 429]);
});

it('ends a session in which nothing was done for as long as the settings say, and prolongs one in use', async () => {
  await save({ sessionMinutes: 30 });
  const idle = (minutes: number) =>
    db
      .updateTable('session')
      .set({ updatedAt: new Date(Date.now() - minutes * 60_000) })
      .where('userId', '=', ann.id)
      .execute();
  const status = async () => (await callAs(app, ann, serversContract.list)).status;
  const session = async () => {
    const answer = await app.fetch('/api/auth/session', { headers: { cookie: ann.cookie } });
    return JSON.stringify(await answer.json());
  };
  await idle(29);
  expect(await status()).toBe(200);
  const { updatedAt } = await db
    .selectFrom('session')
    .select('updatedAt')
    .where('userId', '=', ann.id)
    .executeTakeFirstOrThrow();
  expect(Date.now() - updatedAt.getTime()).toBeLessThan(60_000);
  expect(await session()).toContain(ann.email);

  await idle(31);
  expect(await status()).toBe(401);
  expect(await session()).toBe('{"user":null}');
  await save({ sessionMinutes: 60 });
  expect(await session()).toContain(ann.email);
});
