import { sql } from 'kysely';
import { sampleSettings } from '@/sample-data/admin';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { codeAt, makeKey, stepAt } from '@app/server/auth/secondFactor/totp';
import type { Db } from '@app/server/db/database';
import { appWithProvider, comeBack as returnFrom, leave } from './support/externalVisit';
import { startIdentityProvider } from './support/identityProvider';
import type { IdentityProvider } from './support/identityProvider';
import { makeRegistration, newEmail } from './support/payloads';
import { enterCode, registerPerson } from './support/people';
import { userIdOf } from './support/signedIn';
import { cookieOf, errorOf, ORIGIN, testSeal } from './support/testApp';
import type { TestApp } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';

let db: Db;
let app: TestApp;
let provider: IdentityProvider;

beforeAll(async () => {
  [db, provider] = await Promise.all([openTestDatabase(), startIdentityProvider()]);
  app = appWithProvider(db, provider.issuer);
});
afterAll(async () => {
  expect(app.errors).toEqual([]);
  provider.close();
  await db.destroy();
});
beforeEach(() => {
  provider.mend();
  provider.claims = {
    sub: `subject of ${newEmail()}`,
    email: newEmail(),
    email_verified: true,
    given_name: 'Ann',
    family_name: 'Lee',
  };
});

const { agreements } = makeRegistration();

const start = (body?: unknown) => leave(app, body);
const comeBack = (url: string, cookie: string) => returnFrom(app, provider, { url, cookie });

async function userOf(answer: Response): Promise<unknown> {
  const session = await app.fetch('/api/auth/session', { headers: { cookie: cookieOf(answer) } });
  return session.json();
}

it('is announced by name', async () => {
  expect(await (await app.fetch('/api/auth/config')).json()).toEqual({
    access: 'open',
    externalSignIn: { name: 'Corp' },
    supportEmail: sampleSettings.supportEmail,
  });
});

// tests: AUTH-15
it('signs a visitor in and returns them to where they were going', async () => {
  const { url, cookie } = await start({ agreements, returnTo: '/dashboard/vps?q=a#b' });
  const target = new URL(url);
  expect(target.origin).toBe(provider.issuer);
  expect(target.searchParams.get('redirect_uri')).toBe(`${ORIGIN}/api/auth/callback/oidc`);
  expect(target.searchParams.get('code_challenge_method')).toBe('S256');
  const back = await comeBack(url, cookie);
  expect(back.status).toBe(302);
  expect(back.headers.get('location')).toBe('/dashboard/vps?q=a#b');
  expect(await userOf(back)).toMatchObject({
    user: { email: provider.claims['email'], firstName: 'Ann', lastName: 'Lee', role: 'customer' },
  });
  const again = await start({});
  expect(await userOf(await comeBack(again.url, again.cookie))).toMatchObject({ user: { firstName: 'Ann' } });
});

// tests: AUTH-14
it.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/%09//evil.example/..//x',
  'javascript:alert(1)',
  '',
])('never returns a visitor to %j', async (returnTo) => {
  const { url, cookie } = await start({ agreements, returnTo });
  const location = (await comeBack(url, cookie)).headers.get('location') ?? '';
  expect(new URL(location, ORIGIN).origin).toBe(ORIGIN);
  expect(location).toMatch(/^\/(?![/\\])/);
});

it('refuses a return that this browser did not ask for', async () => {
  const { url } = await start();
  const back = await comeBack(url, '');
  expect(back.headers.get('location')).toMatch(/^\/(login|register)\?error=/);
  expect(await userOf(back)).toEqual({ user: null });
});

it.each([false, 'false', undefined, null, 1])(
  'refuses an address that the provider has not verified (%j), and keeps nothing of it',
  async (verified) => {
    provider.claims['email_verified'] = verified;
    const { url, cookie } = await start();
    const back = await comeBack(url, cookie);
    expect(back.headers.get('location')).toBe('/register?error=email_not_verified');
    expect(await userOf(back)).toEqual({ user: null });
    const { email, sub } = provider.claims;
    expect(await db.selectFrom('user').where('email', '=', String(email)).selectAll().execute()).toEqual([]);
    expect(await db.selectFrom('account').where('accountId', '=', String(sub)).selectAll().execute()).toEqual(
      [],
    );
  },
);

it('joins no verified account by an address that the provider has not verified', async () => {
  const person = await registerPerson(app);
  await enterCode(app, person);
  provider.claims['email'] = person.email;
  provider.claims['email_verified'] = 'false';
  const { url, cookie } = await start();
  const back = await comeBack(url, cookie);
  expect(back.headers.get('location')).toMatch(/^\/(login|register)\?error=/);
  expect(await userOf(back)).toEqual({ user: null });
});

// tests: AUTH-23
it('makes the owner’s own account of an address that somebody registered but never verified', async () => {
  const stranger = await registerPerson(app, { firstName: 'Mallory' });
  provider.claims['email'] = stranger.email;
  const { url, cookie } = await start();
  expect(await userOf(await comeBack(url, cookie))).toMatchObject({ user: { firstName: 'Ann' } });
  expect((await enterCode(app, stranger)).status).toBe(400);
  expect((await app.post('login', stranger)).status).toBe(403);
});

it('leaves a registration alone while nobody makes an account in its place', async () => {
  const person = await registerPerson(app);
  provider.claims['email'] = person.email;
  const { url, cookie } = await start({});
  const back = await comeBack(url, cookie);
  expect(back.headers.get('location')).toMatch(/^\/(login|register)\?error=/);
  expect(await userOf(back)).toEqual({ user: null });
  expect((await enterCode(app, person)).status).toBe(200);
});

it('joins a verified account of the same address', async () => {
  const person = await registerPerson(app, { firstName: 'Registered' });
  await enterCode(app, person);
  provider.claims['email'] = person.email;
  const { url, cookie } = await start({});
  expect(await userOf(await comeBack(url, cookie))).toMatchObject({ user: { firstName: 'Registered' } });
});

// tests: REGISTER-20
it('stores the consents of an account that it makes', async () => {
  const { url, cookie } = await start();
  await comeBack(url, cookie);
  const consents = await db
    .selectFrom('consent')
    .innerJoin('user', 'user.id', 'consent.userId')
    .select(['document', 'version', 'acceptedAt'])
    .where('email', '=', String(provider.claims['email']))
    .execute();
  expect(consents.map((row) => row.document).sort()).toEqual(Object.keys(agreements).sort());
  expect(new Set(consents.map((row) => row.version))).toEqual(new Set(['2025-04-01']));
});

it.each([
  ['the login', {}],
  ['a registration without every agreement', { agreements: { ...agreements, dataProcessing: false } }],
])('makes no account from %s, and leads to the documents', async (_, body) => {
  const { url, cookie } = await start(body);
  const back = await comeBack(url, cookie);
  expect(back.headers.get('location')).toBe('/register?error=signup_disabled');
  expect(await userOf(back)).toEqual({ user: null });
  const { email } = provider.claims;
  expect(await db.selectFrom('user').where('email', '=', String(email)).selectAll().execute()).toEqual([]);
});

// tests: REGISTER-23
it.each([
  ['closed', 'registration_closed'],
  ['invited', 'invitation_needed'],
] as const)(
  'makes no account while registration is %s, and signs in who has one',
  async (registration, error) => {
    const known = await start({ agreements });
    expect(await userOf(await comeBack(known.url, known.cookie))).not.toEqual({ user: null });
    const value = JSON.stringify({ ...sampleSettings, registration });
    await db.insertInto('setting').values({ value }).execute();
    try {
      const again = await start({ agreements });
      expect(await userOf(await comeBack(again.url, again.cookie))).not.toEqual({ user: null });
      provider.claims = { ...provider.claims, sub: `subject of ${newEmail()}`, email: newEmail() };
      const { url, cookie } = await start({ agreements });
      const back = await comeBack(url, cookie);
      expect(back.headers.get('location')).toBe(`/register?error=${error}`);
      const { email } = provider.claims;
      const accounts = db.selectFrom('user').where('email', '=', String(email)).selectAll();
      expect(await accounts.execute()).toEqual([]);
    } finally {
      await db.deleteFrom('setting').execute();
    }
  },
);

it('keeps no account whose consents could not be stored', async () => {
  await sql`alter table "consent" add constraint "broken" check ("version" = 'never') not valid`.execute(db);
  const { url, cookie } = await start();
  const back = await comeBack(url, cookie);
  await sql`alter table "consent" drop constraint "broken"`.execute(db);
  expect(back.headers.get('location')).toMatch(/^\/register\?error=/);
  const { email } = provider.claims;
  expect(await db.selectFrom('user').where('email', '=', String(email)).selectAll().execute()).toEqual([]);
});

it('comes back from a refusal with the place to go and without the provider’s words', async () => {
  const { url, cookie } = await start({ returnTo: '/dashboard/profile?tab=2' });
  const back = new URL(provider.approve(url));
  back.searchParams.delete('code');
  back.searchParams.set('error', 'access_denied');
  back.searchParams.set('error_description', 'words of the provider');
  const answer = await app.fetch(`${back.pathname}${back.search}`, { headers: { cookie } });
  expect(answer.headers.get('location')).toBe(
    '/login?error=access_denied&returnTo=%2Fdashboard%2Fprofile%3Ftab%3D2',
  );
});

it('says so while the provider cannot be reached', async () => {
  const answer = await appWithProvider(db, 'http://127.0.0.1:1').post(
    'external',
    {},
    { 'accept-language': 'en' },
  );
  expect(answer.status).toBe(503);
  expect(await errorOf(answer)).toContain('cannot be reached');
});

it('signs nobody in whom an administrator has suspended', async () => {
  const first = await start({ agreements });
  expect((await comeBack(first.url, first.cookie)).headers.get('location')).toBe('/dashboard/vps');
  const id = await userIdOf(db, String(provider.claims['email']));
  await db
    .insertInto('customer')
    .values({ userId: id, status: 'Suspended', suspendedAt: new Date() })
    .execute();
  const again = await start({});
  const back = await comeBack(again.url, again.cookie);
  expect(back.headers.get('location')).toContain('/login?error=suspended');
  expect(await userOf(back)).toEqual({ user: null });
});

// tests: LOGIN-23
it('asks an account with a second factor for its code, and has no session before', async () => {
  const first = await start({ agreements });
  await comeBack(first.url, first.cookie);
  const id = await userIdOf(db, String(provider.claims['email']));
  const key = makeKey();
  const now = new Date();
  await db
    .insertInto('secondFactor')
    .values({ userId: id, key: testSeal.close(key), startedAt: now, confirmedAt: now })
    .execute();
  const again = await start({ returnTo: '/dashboard/cart' });
  const back = await comeBack(again.url, again.cookie);
  expect(back.headers.get('location')).toBe('/login?step=code&returnTo=%2Fdashboard%2Fcart');
  expect(await userOf(back)).toEqual({ user: null });
  const body = { kind: 'app', code: codeAt(key, stepAt(now)), trustsBrowser: true };
  const entered = await app.post('second-step', body, { cookie: cookieOf(back) });
  expect(entered.status).toBe(200);
  expect(await userOf(entered)).toMatchObject({ user: { email: provider.claims['email'] } });
  // A trusted browser needs no code.
  const third = await start({});
  const trusted = await comeBack(third.url, `${third.cookie}; ${cookieOf(entered)}`);
  expect(trusted.headers.get('location')).toBe('/dashboard/vps');
});
