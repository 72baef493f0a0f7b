import { describe, expect, it } from 'vitest';
import { registrationCookie, registrationOf } from '@app/server/auth/registrationCookie';
import { openApp } from './support/openApp';
import { makeRegistration, newEmail } from './support/payloads';
import { enterCode, registerPerson } from './support/people';
import { cookieOf, createTestApp, errorOf } from './support/testApp';

const ENGLISH = { 'accept-language': 'en' };
const STRANGERS = 'password of a stranger';

const { db, app } = await openApp();

async function isAccount(email: string): Promise<boolean> {
  const row = await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirst();
  return row !== undefined;
}

describe('an address registered by another person', () => {
  it('is not verified by its owner entering the code that came', async () => {
    const { email, code } = await registerPerson(app, { password: STRANGERS });
    const refused = await app.post('verify-email', { email, code }, ENGLISH);
    expect(refused.status).toBe(403);
    expect(await errorOf(refused)).toMatch(/Register again.*log in with your password on this device/);
    expect(refused.headers.getSetCookie()).toEqual([]);
    expect(await errorOf(await app.post('verify-email', { email, code }))).toMatch(
      /Зарегистрируйтесь.*войдите/,
    );
    expect(await isAccount(email)).toBe(false);
  });

  it('is not verified by the code of the owner’s registration, nor the other way round', async () => {
    const stranger = await registerPerson(app, { password: STRANGERS });
    const owner = await registerPerson(app, { email: stranger.email });
    if (owner.code !== stranger.code) {
      expect((await enterCode(app, { ...owner, cookie: stranger.cookie })).status).toBe(400);
      expect((await enterCode(app, { ...stranger, cookie: owner.cookie })).status).toBe(400);
    }
    expect(await isAccount(owner.email)).toBe(false);
  });
});

describe('another browser', () => {
  it('may enter the code after logging in with the password', async () => {
    const { email, password, code } = await registerPerson(app);
    const login = await app.post('login', { email, password });
    expect(login.status).toBe(403);
    const [cookie] = login.headers.getSetCookie();
    expect(cookie).toMatch(/^meridian\.registration=/);
    expect((await enterCode(app, { email, code, cookie: cookieOf(login) })).status).toBe(200);
    const wrong = await app.post('login', { email, password: 'wrong' });
    expect(wrong.headers.getSetCookie()).toEqual([]);
  });

  it('neither uses the code up nor counts a try', async () => {
    const limited = createTestApp(db, { limits: { verifyPerAccount: { max: 1, windowSeconds: 3600 } } });
    const person = await registerPerson(limited);
    for (let time = 0; time < 7; time += 1)
      expect((await enterCode(limited, { ...person, cookie: '' })).status).toBe(403);
    expect((await enterCode(limited, person)).status).toBe(200);
  });

  it('learns nothing about an address', async () => {
    const person = await registerPerson(app);
    const other = await registerPerson(app);
    const verified = await registerPerson(app);
    await enterCode(app, verified);
    const answers = await Promise.all(
      [person.email, verified.email, newEmail()].flatMap((email) =>
        ['', other.cookie].map((cookie) => app.post('verify-email', { email, code: '123456' }, { cookie })),
      ),
    );
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([403]));
    expect(new Set(await Promise.all(answers.map(errorOf))).size).toBe(1);
  });
});

describe('the cookie', () => {
  const secret = 'a secret for tests, long enough for it';
  const read = (cookie: string, key = secret) => registrationOf(new Headers({ cookie }), key);

  it('is for the server only, for a day, and Secure like the session', async () => {
    const [plain] = (await app.post('register', makeRegistration())).headers.getSetCookie();
    expect(plain).toMatch(
      /^meridian\.registration=[^;]+; Max-Age=86400; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
    const behindHttps = createTestApp(db, { publicUrl: 'https://localhost' });
    const [secure] = (await behindHttps.post('register', makeRegistration())).headers.getSetCookie();
    expect(secure).toMatch(/; Secure$/);
  });

  it('counts only with our signature', () => {
    const cookie = registrationCookie('someone', secret).split(';')[0] ?? '';
    expect(read(cookie)).toBe('someone');
    expect(read(`other=1; ${cookie}; more=2`)).toBe('someone');
    expect(read(cookie, 'another secret')).toBeNull();
    for (const bad of [
      '',
      '=',
      'meridian.registration',
      'meridian.registration=%ff',
      `${cookie}x`,
      cookie.slice(0, -1),
    ])
      expect(read(bad)).toBeNull();
    expect(read(cookie.replace('someone', 'anotherone'))).toBeNull();
    expect(read('meridian.registration=someone')).toBeNull();
  });
});

describe('mails to an address', () => {
  it('stay few, however often it is registered, verified or not', async () => {
    const person = await registerPerson(app);
    await enterCode(app, person);
    for (const email of [newEmail(), person.email]) {
      const limited = createTestApp(db);
      for (let time = 0; time < 5; time += 1)
        expect((await limited.post('register', makeRegistration({ email }))).status).toBe(201);
      expect(limited.mails).toHaveLength(5);
      const refused = await limited.post('register', makeRegistration({ email }));
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    }
  });
});
