import { expect, it } from 'vitest';
import { openApp } from './support/openApp';
import { enterCode, registerPerson, sessionUser } from './support/people';
import { makeRegistration } from './support/payloads';
import { codeOf, userIdOf } from './support/signedIn';
import { cookieOf, errorOf } from './support/testApp';

const ENGLISH = { 'accept-language': 'en' };
const next = 'an entirely new password';

const { db, app } = await openApp({ limits: { changePasswordPerAccount: { max: 2, windowSeconds: 3600 } } });

async function signedIn() {
  const person = await registerPerson(app);
  const { email, password } = person;
  const cookie = cookieOf(await enterCode(app, person));
  const change = (currentPassword: unknown, newPassword: unknown, headers = {}) =>
    app.post('change-password', { currentPassword, newPassword }, { cookie, ...ENGLISH, ...headers });
  return { email, password, cookie, change };
}

// tests: ACCOUNT-08
it('changes the password, ends every other session and keeps this one', async () => {
  const { email, password, cookie, change } = await signedIn();
  const elsewhere = cookieOf(await app.post('login', { email, password }));
  const answer = await change(password, next);
  expect(answer.status).toBe(200);
  expect(answer.headers.getSetCookie().join()).toMatch(/HttpOnly.*SameSite=Lax/);
  expect(await sessionUser(app, cookieOf(answer))).toMatchObject({ email });
  expect(await sessionUser(app, elsewhere)).toBeNull();
  // A copied cookie of this session dies with it.
  expect(await sessionUser(app, cookie)).toBeNull();
  expect((await app.post('login', { email, password })).status).toBe(401);
  expect((await app.post('login', { email, password: next })).status).toBe(200);
});

it('refuses without a session, with a wrong password, and a password against the rule', async () => {
  const { email, password, cookie, change } = await signedIn();
  const stranger = await app.post('change-password', { currentPassword: password, newPassword: next });
  expect(stranger.status).toBe(401);
  const wrong = await change('not it', next);
  expect(wrong.status).toBe(403);
  expect(await errorOf(wrong)).toBe('Wrong current password');
  for (const bad of ['short', 'x'.repeat(513), 5, null])
    expect((await change(password, bad)).status).toBe(422);
  expect((await change('', next)).status).toBe(422);
  expect((await change(password, next, { origin: 'https://evil.example' })).status).toBe(403);
  expect(await sessionUser(app, cookie)).toMatchObject({ email });
  expect((await app.post('login', { email, password })).status).toBe(200);
});

// tests: ACCOUNT-08
it('counts wrong passwords per account; right ones are free', async () => {
  const { password, change } = await signedIn();
  expect([(await change('a', next)).status, (await change('b', next)).status]).toEqual([403, 403]);
  const refused = await change(password, next);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3500);
  const other = await signedIn();
  expect((await other.change('a', next)).status).toBe(403);
});

it('says so to somebody who signs in elsewhere and has none', async () => {
  const { email, password, change } = await signedIn();
  const id = await userIdOf(db, email);
  await db.deleteFrom('account').where('userId', '=', id).execute();
  expect((await change(password, next)).status).toBe(409);
});

// The first by the rule of the forms, the others by the server's list or the account's own words.
const guessed = ['12345678', 'password', 'Qwerty123', 'corvette', 'Steelers', 'ann.tired1', 'AnnLee99'];

it.each(guessed)('refuses %s at registration, change and reset, with a sentence', async (bad) => {
  const { email, password, cookie } = await signedIn();
  const own = { email: 'ann.tired@example.com', firstName: 'Ann', lastName: 'Lee' };
  const isOwn = bad.toLowerCase().includes('tired');
  const registered = await app.post('register', makeRegistration({ ...own, password: bad }), ENGLISH);
  expect([registered.status, await codeOf(registered)]).toEqual([422, 'commonPassword']);
  // Only the address of the account itself makes it guessable.
  if (isOwn) return;
  const changed = await app.post(
    'change-password',
    { currentPassword: password, newPassword: bad },
    { cookie },
  );
  expect([changed.status, await codeOf(changed)]).toEqual([422, 'commonPassword']);
  await app.post('forgot-password', { email });
  await app.deps.background.idle();
  const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const reset = await app.post('reset-password', { token, password: bad }, ENGLISH);
  expect(reset.status).toBe(422);
  expect(await errorOf(reset)).toBe('This password is among the first to be guessed: choose another one');
  expect((await app.post('login', { email, password })).status).toBe(200);
  // The link is not used up by it.
  expect((await app.post('reset-password', { token, password: next })).status).toBe(200);
});
