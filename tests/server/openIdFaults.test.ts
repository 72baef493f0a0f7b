import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Db } from '@app/server/db/database';
import { appWithProvider, comeBack, leave } from './support/externalVisit';
import { startIdentityProvider } from './support/identityProvider';
import type { Endpoint, Fault, IdentityProvider } from './support/identityProvider';
import { newEmail } from './support/payloads';
import { registerPerson, enterCode, sessionUser } from './support/people';
import { cookieOf } from './support/testApp';
import type { TestApp } from './support/testApp';
import { openTestDatabase } from './support/testDatabase';

/** A provider has 8 s in production. Far above what a healthy answer takes, far below what a test may. */
const PATIENCE_MS = 1500;

let db: Db;
let provider: IdentityProvider;
let app: TestApp;

beforeAll(async () => {
  [db, provider] = await Promise.all([openTestDatabase(), startIdentityProvider()]);
});
afterAll(async () => {
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
  // One that knows nothing of the provider yet, its keys least of all.
  app = appWithProvider(db, provider.issuer, PATIENCE_MS);
});

const usersOf = (email: unknown) =>
  db.selectFrom('user').where('email', '=', String(email).toLowerCase()).selectAll().execute();

/** Comes back, and is nobody still: no session, and no account for this address. */
async function refusal(): Promise<string | null> {
  const visit = await leave(app);
  const back = await comeBack(app, provider, visit);
  expect(back.status).toBe(302);
  expect(await sessionUser(app, cookieOf(back))).toBeNull();
  expect(await usersOf(provider.claims['email'])).toEqual([]);
  return back.headers.get('location');
}

const stalls: readonly (readonly [Endpoint, Fault])[] = (['token', 'keys', 'userinfo'] as const).flatMap(
  (endpoint) => (['hangs', 'drips', 'floods', 500] as const).map((fault) => [endpoint, fault] as const),
);

// tests: AUTH-20
it.each(stalls)('comes back to the form in time when the %s endpoint: %s', async (endpoint, fault) => {
  // For the userinfo endpoint to be requested at all.
  if (endpoint === 'userinfo') delete provider.claims['email'];
  provider.faults[endpoint] = fault;
  const before = performance.now();
  expect(await refusal()).toBe('/register?error=unavailable');
  expect(performance.now() - before).toBeLessThan(PATIENCE_MS * 3);
  if (fault === 'floods') expect(provider.sentBytes).toBeLessThan(5_000_000);
});

it('gives all steps together one deadline', async () => {
  const visit = await leave(app);
  // Another server than the one the visitor left: it has to discover the provider first.
  app = appWithProvider(db, provider.issuer, PATIENCE_MS);
  provider.faults = { discovery: 'drips' };
  const before = performance.now();
  const back = await comeBack(app, provider, visit);
  expect(back.headers.get('location')).toBe('/login?error=unavailable');
  expect(performance.now() - before).toBeLessThan(PATIENCE_MS * 3);
});

it.each(['hangs', 'drips', 'floods', 500] as const)(
  'says 503 in time when the discovery document: %s, and asks again at the next click',
  async (fault) => {
    provider.faults.discovery = fault;
    const before = performance.now();
    expect((await app.post('external', {})).status).toBe(503);
    expect(performance.now() - before).toBeLessThan(PATIENCE_MS * 3);
    provider.mend();
    expect((await app.post('external', {})).status).toBe(200);
  },
);

it('does not take a code that the provider calls old for an outage', async () => {
  provider.faults.token = 400;
  expect(await refusal()).toBe('/register?error=state_mismatch');
});

// tests: AUTH-21
it.each([
  ['for another portal', { aud: 'another' }],
  ['for several, without naming the requesting party', { aud: ['portal', 'another'] }],
  ['for several, and requested by another one', { aud: ['portal', 'another'], azp: 'another' }],
  ['that another one requested', { azp: 'another' }],
  ['of another issuer', { iss: 'https://evil.example' }],
  ['that has expired', { exp: Math.floor(Date.now() / 1000) - 3600 }],
  ['that never expires', { exp: undefined }],
  ['of another sign-in', { nonce: 'another' }],
  ['of no sign-in', { nonce: undefined }],
  ['of nobody', { sub: '' }],
] as const)('lets nobody in with an ID token %s', async (_, claims) => {
  provider.claims = { ...provider.claims, ...claims };
  expect(await refusal()).toBe('/register?error=untrusted');
});

it.each(['foreign', 'none'] as const)('lets nobody in with an ID token signed: %s', async (signature) => {
  provider.signature = signature;
  expect(await refusal()).toBe('/register?error=untrusted');
});

it('refuses a sign-in without an ID token, whatever the userinfo endpoint returns', async () => {
  provider.isTokenless = true;
  provider.userInfo = { ...provider.claims };
  expect(await refusal()).toBe('/register?error=untrusted');
});

it('takes an ID token for several portals that this one requested', async () => {
  provider.claims = { ...provider.claims, aud: ['portal', 'another'], azp: 'portal' };
  const back = await comeBack(app, provider, await leave(app));
  expect(await sessionUser(app, cookieOf(back))).toMatchObject({ firstName: 'Ann' });
});

// tests: AUTH-22
it.each(['not an email', 'ann@localhost', '', 42, undefined])(
  'makes no account for the address %j',
  async (email) => {
    provider.claims['email'] = email;
    provider.userInfo = { sub: provider.claims['sub'] };
    expect(await refusal()).toBe('/register?error=email_invalid');
  },
);

it.each([
  [{ given_name: '  ', family_name: 'Lee', name: 'Ann Lee' }, 'Ann Lee', ''],
  [{ given_name: '', family_name: 'Lee' }, 'Lee', ''],
  [{ family_name: undefined, given_name: undefined, preferred_username: 'ann.lee' }, 'ann.lee', ''],
  [{ given_name: 'A\u0000nn', family_name: 7 }, 'Ann', ''],
])('makes do with the names %j', async (names, firstName, lastName) => {
  provider.claims = { ...provider.claims, ...names };
  const back = await comeBack(app, provider, await leave(app));
  expect(await sessionUser(app, cookieOf(back))).toMatchObject({ firstName, lastName });
});

it('creates no account without a name, but signs in to an existing one', async () => {
  const nameless = { given_name: undefined, family_name: ' ' };
  provider.claims = { ...provider.claims, ...nameless };
  provider.userInfo = { sub: provider.claims['sub'] };
  expect(await refusal()).toBe('/register?error=name_missing');
  const person = await registerPerson(app);
  await enterCode(app, person);
  provider.claims = { ...provider.claims, email: person.email };
  const back = await comeBack(app, provider, await leave(app, {}));
  expect(await sessionUser(app, cookieOf(back))).toMatchObject({ email: person.email });
});

it('asks the userinfo endpoint for what the ID token leaves out', async () => {
  const { sub, email } = provider.claims;
  provider.claims = { sub };
  provider.userInfo = { sub, email, email_verified: true, given_name: 'Bob', family_name: 'Ray' };
  const back = await comeBack(app, provider, await leave(app));
  expect(await sessionUser(app, cookieOf(back))).toMatchObject({ email, firstName: 'Bob' });
});

it('believes no userinfo about somebody else, and no verification of another address', async () => {
  const { sub, email } = provider.claims;
  provider.claims = { sub };
  provider.userInfo = { sub: 'another', email, email_verified: true, name: 'Bob' };
  expect(await refusal()).toBe('/register?error=untrusted');
  provider.claims = { sub, email };
  provider.userInfo = { sub, email: newEmail(), email_verified: true, name: 'Bob' };
  expect(await refusal()).toBe('/register?error=email_not_verified');
});
