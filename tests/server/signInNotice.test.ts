import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deviceOf } from '@app/server/auth/deviceOf';
import type { Db } from '@app/server/db/database';
import { appWithProvider, comeBack, leave } from './support/externalVisit';
import { startIdentityProvider } from './support/identityProvider';
import { noticesOf } from './support/notices';
import { newEmail } from './support/payloads';
import { enterCode, registerPerson } from './support/people';
import { renewalClock } from './support/renewalClock';
import { userIdOf } from './support/signedIn';
import { cookieOf, createTestApp, type TestApp } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

let db: Db;
let app: TestApp;
beforeAll(async () => {
  db = await openTestDatabase();
});
beforeEach(() => {
  app = createTestApp(db);
});
afterAll(() => db.destroy());

/** Returns the account's notifications of sign-ins, oldest first. */
async function signInNoticesOf(email: string) {
  const user = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow();
  const told = await noticesOf(db, user);
  return told.map(({ about }) => about).filter(({ kind }) => kind === 'signedIn');
}

describe('a sign-in with a password', () => {
  // tests: NOTIFY-10
  it('is sent for an unknown browser, and only once for each', async () => {
    const person = await registerPerson(app);
    const own = cookieOf(await enterCode(app, person));
    await app.post('login', person, { cookie: own });
    expect(await signInNoticesOf(person.email)).toEqual([]);
    const foreign = await app.post('login', person, { 'user-agent': firefox });
    expect(await signInNoticesOf(person.email)).toEqual([{ kind: 'signedIn', device: 'Firefox, Windows' }]);
    await app.post('login', person, { 'user-agent': firefox, cookie: cookieOf(foreign) });
    await app.post('login', person, { 'user-agent': firefox });
    await app.post('login', { ...person, password: 'wrong' }, { 'user-agent': iPhone });
    expect(await signInNoticesOf(person.email)).toHaveLength(1);
    await app.post('login', person, { 'user-agent': iPhone });
    expect(await signInNoticesOf(person.email)).toHaveLength(2);
  });

  it.each([
    [59, 1],
    [61, 2],
  ])(
    'is sent again for an unknown browser of the same kind %i minutes later: %i in all',
    async (minutes, count) => {
      const person = await registerPerson(app);
      await enterCode(app, person);
      await app.post('login', person, { 'user-agent': firefox });
      const id = await userIdOf(db, person.email);
      await db
        .updateTable('notification')
        .set({ at: new Date(Date.now() - minutes * 60_000) })
        .where('userId', '=', id)
        .where(sql<string>`"about" ->> 'kind'`, '=', 'signedIn')
        .execute();
      await app.post('login', person, { 'user-agent': firefox });
      expect(await signInNoticesOf(person.email)).toHaveLength(count);
    },
  );

  it('is mailed of too, whatever the account wants to know', async () => {
    const person = await registerPerson(app);
    await enterCode(app, person);
    await app.post('login', person, { 'user-agent': firefox });
    const clock = renewalClock(db, 1);
    await clock.settle();
    const mails = clock.mails.filter(({ to }) => to === person.email);
    expect(mails.map(({ summary }) => summary)).toEqual(['security: signed in']);
    expect(mails[0]?.text).toContain('Firefox, Windows');
    expect(mails[0]?.text).toContain('https://my.example.com/dashboard/profile');
  });

  it('is not sent for the first sign-in of the account', async () => {
    const person = await registerPerson(app);
    await enterCode(app, person);
    await db.updateTable('user').set({ lastLoginAt: null }).where('email', '=', person.email).execute();
    await app.post('login', person);
    expect(await signInNoticesOf(person.email)).toEqual([]);
  });

  it('keeps a browser known when somebody else signs in with it', async () => {
    const ann = await registerPerson(app);
    const annIn = cookieOf(await enterCode(app, ann));
    const bob = await registerPerson(app);
    await enterCode(app, bob);
    const both = cookieOf(await app.post('login', bob, { cookie: annIn }));
    await app.post('login', ann, { cookie: both });
    expect(await signInNoticesOf(ann.email)).toEqual([]);
    expect(await signInNoticesOf(bob.email)).toHaveLength(1);
  });
});

// tests: NOTIFY-10
it('a sign-in by the provider is reported from the second browser on', async () => {
  const provider = await startIdentityProvider();
  const corporate = appWithProvider(db, provider.issuer);
  const email = newEmail();
  provider.claims = { sub: email, email, email_verified: true, given_name: 'Ann', family_name: 'Lee' };
  const first = await comeBack(corporate, provider, await leave(corporate));
  expect(await signInNoticesOf(email)).toEqual([]);
  const again = await leave(corporate, {});
  const known = `${again.cookie}; ${cookieOf(first)}`;
  await comeBack(corporate, provider, { ...again, cookie: known });
  expect(await signInNoticesOf(email)).toEqual([]);
  await comeBack(corporate, provider, await leave(corporate, {}));
  expect(await signInNoticesOf(email)).toEqual([{ kind: 'signedIn', device: null }]);
  provider.close();
});

describe('what a browser says of itself', () => {
  it('is a name that is known, and nothing that others wrote', () => {
    expect(deviceOf(firefox)).toBe('Firefox, Windows');
    expect(deviceOf(iPhone)).toBe('Safari, iOS');
    for (const text of [undefined, '', ' ', 'node', 'Call +7 900 000-00-00/1.0 (now)', '('.repeat(100_000)])
      expect(deviceOf(text)).toBeNull();
  });
});
