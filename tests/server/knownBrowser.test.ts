import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { SESSIONS_PER_ACCOUNT } from '@app/server/auth/endOldSessions';
import { knownBrowserOf } from '@app/server/auth/knownBrowserCookie';
import type { Db } from '@app/server/db/database';
import { newEmail } from './support/payloads';
import { enterCode, registerPerson, sessionUser } from './support/people';
import { userIdOf } from './support/signedIn';
import { cookieOf, createTestApp } from './support/testApp';
import type { TestApp } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';

let db: Db;
beforeAll(async () => {
  db = await openTestDatabase();
});
afterAll(() => db.destroy());

const hour = (max: number) => ({ max, windowSeconds: 3600 });

/** The mark alone, as a browser has it after its session ended. */
function markOf(answer: Response): string {
  return (
    cookieOf(answer)
      .split('; ')
      .find((cookie) => cookie.includes('known-browser=')) ?? ''
  );
}

async function verifiedPerson(app: TestApp) {
  const person = await registerPerson(app);
  return { ...person, mark: markOf(await enterCode(app, person)) };
}

describe('a browser known to the owner of an account', () => {
  // tests: AUTH-24
  it('gets in from a new address while others have used up the tries of the account', async () => {
    const app = createTestApp(db, { trustProxy: '1' });
    const { email, password, mark } = await verifiedPerson(app);
    const login = async (address: string, text: string, cookie = '') =>
      (await app.post('login', { email, password: text }, { 'x-forwarded-for': address, cookie })).status;
    expect(await login('203.0.113.1', 'guess')).toBe(401);
    // What each further guess counts.
    for (let guess = 1; guess < 200; guess += 1) await app.deps.limiter.take('loginPerAccount', email);
    expect(await login('198.51.100.1', password)).toBe(429);
    expect(await login('198.51.100.1', password, mark)).toBe(200);
  });

  it('has few tries of its own then, and all known ones together not many', async () => {
    const app = createTestApp(db, {
      limits: {
        loginPerAccount: hour(0),
        loginPerKnownBrowser: hour(2),
        loginPerAccountFromKnownBrowsers: hour(3),
      },
    });
    const { email, password, mark } = await verifiedPerson(app);
    const login = (text: string, cookie: string) => app.post('login', { email, password: text }, { cookie });
    const elsewhere = markOf(await createTestApp(db).post('login', { email, password }));
    for (let time = 0; time < 2; time += 1) expect((await login('wrong', mark)).status).toBe(401);
    expect((await login(password, mark)).status).toBe(429);
    expect((await login(password, elsewhere)).status).toBe(200);
    expect((await login('wrong', elsewhere)).status).toBe(401);
    expect((await login(password, elsewhere)).status).toBe(429);
  });

  it('is known for this account only', async () => {
    const app = createTestApp(db, { limits: { loginPerAccount: hour(0) } });
    const { mark } = await verifiedPerson(app);
    const other = await verifiedPerson(app);
    expect((await app.post('login', other, { cookie: mark })).status).toBe(429);
    expect((await app.post('login', other, { cookie: other.mark })).status).toBe(200);
  });

  it('is made by a right login and a right code, never by a wrong one or before the address is verified', async () => {
    const app = createTestApp(db);
    const person = await registerPerson(app);
    expect(person.cookie).not.toContain('known-browser');
    expect(markOf(await app.post('login', person))).toBe('');
    const verified = await enterCode(app, person);
    expect(markOf(verified)).not.toBe('');
    expect(markOf(await app.post('login', { ...person, password: 'wrong' }))).toBe('');
    const again = await app.post('login', person, { cookie: markOf(verified) });
    // The same browser, remembered from today on.
    expect(markOf(again).split('.', 2)).toEqual(markOf(verified).split('.', 2));
  });
});

describe('its cookie', () => {
  const secret = 'a secret for tests, long enough for it';
  const read = (cookie: string, email: string, key = secret) =>
    knownBrowserOf(new Headers({ cookie }), email, key);

  it('is for the server only, for a year, Secure behind HTTPS, and does not name the person', async () => {
    const app = createTestApp(db, { publicUrl: 'https://localhost' });
    const { email, password } = await verifiedPerson(app);
    const line = (await app.post('login', { email, password })).headers
      .getSetCookie()
      .find((cookie) => cookie.includes('known-browser='));
    // Browsers take a cookie of the host alone for all its pages only.
    expect(line).toMatch(/^__Host-.*; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    expect(line).not.toContain(email.split('@')[0]);
  });

  it('counts only with our signature, for its address, for a year', async () => {
    const { email, mark } = await verifiedPerson(createTestApp(db));
    expect(read(mark, email)).toMatch(/^[\w-]{16}$/);
    expect(read(mark, newEmail())).toBeNull();
    expect(read(mark, email, 'another secret')).toBeNull();
    for (const bad of ['', 'meridian.known-browser=a.9999999999999.x', `${mark}x`, mark.slice(0, -1)])
      expect(read(bad, email)).toBeNull();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 366 * 24 * 60 * 60 * 1000 });
    expect(read(mark, email)).toBeNull();
    vi.useRealTimers();
  });
});

describe('sessions of an account', () => {
  it('are fifty at most: the oldest end', async () => {
    const app = createTestApp(db);
    const person = await registerPerson(app);
    const first = cookieOf(await enterCode(app, person));
    const id = await userIdOf(db, person.email);
    const { internalAdapter } = await app.deps.auth.$context;
    for (let count = 2; count < SESSIONS_PER_ACCOUNT; count += 1) await internalAdapter.createSession(id);
    const last = cookieOf(await app.post('login', person));
    expect(await sessionUser(app, first)).toMatchObject({ email: person.email });
    for (let count = 0; count < 2; count += 1) await internalAdapter.createSession(id);
    expect(await sessionUser(app, first)).toBeNull();
    expect(await sessionUser(app, last)).toMatchObject({ email: person.email });
    expect(await internalAdapter.listSessions(id)).toHaveLength(50);
  });
});
