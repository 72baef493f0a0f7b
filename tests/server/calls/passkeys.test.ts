import { expect, it, onTestFinished } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { authContract } from '@app/contract/auth';
import { passkeyCalls } from '@app/contract/passkeys';
import { securityContract } from '@app/contract/security';
import { MAX_PASSKEYS } from '@/domain/auth/accountProtection';
import { initialSettings } from '@app/server/settings/storedSettings';
import { password, protect } from '../support/authenticator';
import { colleaguesOf } from '../support/colleagues';
import { deleteAccount, numberOf } from '../support/deleteAccount';
import { openApp } from '../support/openApp';
import { passkeysOf } from '../support/passkeys';
import { sessionUser } from '../support/people';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';
import { cookieOf } from '../support/testApp';
import { virtualAuthenticator } from '../support/virtualAuthenticator';

const { app, db } = await openApp({ limits: { passkeyPerAddress: { max: 20, windowSeconds: 900 } } });
const { startPasskey, addPasskey, renamePasskey, removePasskey, passkeyLogin } = passkeyCalls;
const { protection } = securityContract;

const refusalOf = async (answer: Response) => [answer.status, await codeOf(answer)];
const { make, join } = colleaguesOf(app);
const { started, added, challenged, enter, signInWith } = passkeysOf(app);

// tests: SETTINGS-16, LOGIN-29
it('is added after the password, and signs in without password and code', async () => {
  const person = await signIn(app);
  await protect(app, person);
  const wrong = await callAs(app, person, startPasskey, { body: { password: 'wrong' } });
  expect(await refusalOf(wrong)).toEqual([403, 'wrongCurrentPassword']);
  const { authenticator, passkey } = await added(person);
  expect(passkey).toMatchObject({ name: 'Laptop', lastUsedAt: null });
  const answer = await signInWith(authenticator);
  expect([answer.status, await answer.json()]).toEqual([200, { email: person.email }]);
  const owner = { ...person, cookie: cookieOf(answer) };
  expect(await sessionUser(app, owner.cookie)).toMatchObject({ email: person.email });
  const seen = await answerOf(protection, callAs(app, owner, protection));
  expect(seen.passkeys).toEqual([{ ...passkey, lastUsedAt: expect.any(String) as string }]);
  expect(seen.changes.map(({ change }) => change)).toEqual(['passkeyAdded', 'secondFactorOn']);
});

// tests: LOGIN-30
it('takes each challenge once, in its own browser, and for its own purpose', async () => {
  const person = await signIn(app);
  const { authenticator } = await added(person);
  const { challenge, cookie } = await challenged();
  const response = authenticator.get({ challenge });
  expect(await refusalOf(await enter('', response))).toEqual([400, 'passkeyRefused']);
  expect((await enter(cookie, response)).status).toBe(200);
  expect(await refusalOf(await enter(cookie, response))).toEqual([400, 'passkeyRefused']);
  const other = await challenged();
  expect(await refusalOf(await enter(other.cookie, response))).toEqual([400, 'passkeyRefused']);
  // A challenge for adding signs nobody in.
  const { challenge: forAdding, browser } = await started(person);
  const misused = await enter(browser.cookie, authenticator.get({ challenge: forAdding }));
  expect(await refusalOf(misused)).toEqual([400, 'passkeyRefused']);
});

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another host', { host: 'evil.example' }],
  ['a person who was not verified', { isVerified: false }],
])('refuses the answer of %s', async (_, changes) => {
  const { authenticator } = await added(await signIn(app));
  expect(await refusalOf(await signInWith(authenticator, changes))).toEqual([400, 'passkeyRefused']);
  expect((await signInWith(authenticator)).status).toBe(200);
});

it('refuses a cloned authenticator, an unknown one, and a foreign signature', async () => {
  const [ann, bob] = [await added(await signIn(app)), await added(await signIn(app))];
  expect((await signInWith(ann.authenticator)).status).toBe(200);
  const { challenge, cookie } = await challenged();
  const cloned = ann.authenticator.get({ challenge }, { isCloned: true });
  expect(await refusalOf(await enter(cookie, cloned))).toEqual([400, 'passkeyRefused']);
  expect(await refusalOf(await signInWith(virtualAuthenticator()))).toEqual([400, 'passkeyRefused']);
  const next = await challenged();
  const forged = { ...bob.authenticator.get({ challenge: next.challenge }), id: ann.authenticator.id };
  expect(await refusalOf(await enter(next.cookie, { ...forged, rawId: ann.authenticator.id }))).toEqual([
    400,
    'passkeyRefused',
  ]);
});

it('is added only by the account that asked for it, and once', async () => {
  const [ann, bob] = [await signIn(app), await signIn(app)];
  const authenticator = virtualAuthenticator();
  const { challenge, browser } = await started(ann);
  const body = { name: 'Key', response: authenticator.create({ challenge }) };
  const stolen = {
    ...bob,
    cookie: `${browser.cookie.split('; ').find((each) => each.includes('passkey')) ?? ''}; ${bob.cookie}`,
  };
  expect(await refusalOf(await callAs(app, stolen, addPasskey, { body }))).toEqual([400, 'passkeyRefused']);
  const again = await started(ann);
  const own = { name: 'Key', response: authenticator.create({ challenge: again.challenge }) };
  expect((await callAs(app, again.browser, addPasskey, { body: own })).status).toBe(201);
  expect(await refusalOf(await callAs(app, again.browser, addPasskey, { body: own }))).toEqual([
    400,
    'passkeyRefused',
  ]);
});

// tests: SETTINGS-16, SETTINGS-17
it('is renamed and removed by its owner only', async () => {
  const [ann, bob] = [await signIn(app), await signIn(app)];
  const { authenticator, passkey } = await added(ann);
  const params = { id: passkey.id };
  const rename = (person: Person, name: string) =>
    callAs(app, person, renamePasskey, { params, body: { name } });
  const remove = (person: Person, secret = password) =>
    callAs(app, person, removePasskey, { params, body: { password: secret } });
  expect((await rename(bob, 'Mine')).status).toBe(404);
  expect((await rename(ann, '  ')).status).toBe(422);
  expect((await answerOf(renamePasskey, rename(ann, ' Phone '))).name).toBe('Phone');
  expect((await remove(bob)).status).toBe(404);
  expect(await refusalOf(await remove(ann, 'wrong'))).toEqual([403, 'wrongCurrentPassword']);
  expect((await signInWith(authenticator)).status).toBe(200);
  expect((await remove(ann)).status).toBe(204);
  expect((await remove(ann)).status).toBe(404);
  expect(await refusalOf(await signInWith(authenticator))).toEqual([400, 'passkeyRefused']);
});

it('is one of at most ten', async () => {
  const person = await signIn(app);
  for (let at = 0; at < MAX_PASSKEYS; at += 1) await added(person, `Key ${at}`);
  const refused = await callAs(app, person, startPasskey, { body: { password } });
  expect(await refusalOf(refused)).toEqual([409, 'tooManyPasskeys']);
});

it('signs nobody in who is suspended', async () => {
  const person = await signIn(app);
  const { authenticator } = await added(person);
  const change = { status: 'Suspended', suspendedAt: new Date() } as const;
  await db.updateTable('customer').set(change).where('userId', '=', person.id).execute();
  expect(await refusalOf(await signInWith(authenticator))).toEqual([403, 'suspended']);
});

it('expects the portal’s own origin, whatever the request says', async () => {
  const { authenticator } = await added(await signIn(app));
  const { challenge, cookie } = await challenged();
  const response = authenticator.get({ challenge, origin: 'http://localhost:8080' });
  const headers = { cookie, host: 'localhost:8080', 'content-type': 'application/json' };
  for (const origin of [{}, { origin: 'http://localhost:8080' }]) {
    const answer = await app.fetch(passkeyLogin.path, {
      method: 'POST',
      headers: { ...headers, ...origin },
      body: JSON.stringify({ response }),
    });
    expect(answer.ok).toBe(false);
    expect(answer.headers.getSetCookie().join()).not.toContain('session_token');
  }
});

it('is not counted past ten by challenges of earlier', async () => {
  const person = await signIn(app);
  const early = await started(person);
  for (let at = 0; at < MAX_PASSKEYS; at += 1) await added(person, `Key ${at}`);
  const body = { name: 'Late', response: virtualAuthenticator().create({ challenge: early.challenge }) };
  const late = await callAs(app, early.browser, addPasskey, { body });
  expect(await refusalOf(late)).toEqual([409, 'tooManyPasskeys']);
});

// tests: SETTINGS-18
it('is mailed and recorded when it is added and removed', async () => {
  const person = await signIn(app);
  const { passkey } = await added(person);
  await callAs(app, person, removePasskey, { params: { id: passkey.id }, body: { password } });
  const seen = await answerOf(protection, callAs(app, person, protection));
  expect(seen.changes.map(({ change }) => change)).toEqual(['passkeyRemoved', 'passkeyAdded']);
  const jobs = db.selectFrom('job').select('payload').where('kind', '=', 'mail').orderBy('id');
  const mailed = (await jobs.execute()).flatMap(({ payload }) => {
    const text = JSON.stringify(payload);
    return text.includes(person.id) ? (/"change":"(\w+)"/.exec(text)?.[1] ?? []) : [];
  });
  expect(mailed).toEqual(['passkeyAdded', 'passkeyRemoved']);
});

it('cannot be added after the session has ended', async () => {
  const person = await signIn(app);
  const { challenge, browser } = await started(person);
  const body = { name: 'Key', response: virtualAuthenticator().create({ challenge }) };
  await db.deleteFrom('session').where('userId', '=', person.id).execute();
  expect(await refusalOf(await callAs(app, browser, addPasskey, { body }))).toEqual([401, 'notSignedIn']);
});

it('belongs to the person, not to the account that they act for', async () => {
  const [owner, bob] = [await signIn(app), await signIn(app)];
  await join(owner, bob);
  const { items } = await make(bob, authContract.accounts);
  await make(bob, authContract.act, { body: { id: String(items.find(({ id }) => id !== null)?.id) } });
  const { authenticator } = await added(bob);
  expect((await answerOf(protection, callAs(app, owner, protection))).passkeys).toEqual([]);
  const answer = await signInWith(authenticator);
  expect(await sessionUser(app, cookieOf(answer))).toMatchObject({ email: bob.email });
});

it('is nothing for an administrator who views', async () => {
  const [admin, ann] = [await signIn(app, 'admin'), await signIn(app)];
  const { challenge, browser } = await started(admin);
  await make(admin, adminContract.viewAs, { params: { id: await numberOf(app, ann) } });
  const asked = await callAs(app, admin, startPasskey, { body: { password } });
  expect(await refusalOf(asked)).toEqual([403, 'viewOnly']);
  const body = { name: 'Key', response: virtualAuthenticator().create({ challenge }) };
  expect(await refusalOf(await callAs(app, browser, addPasskey, { body }))).toEqual([403, 'viewOnly']);
});

it('does not replace the authenticator app that the settings require of staff', async () => {
  const admin = await signIn(app, 'admin');
  const { authenticator } = await added(admin);
  const { version } = await make(admin, adminContract.settings);
  const body = { ...initialSettings, staffSecondFactor: 'required' as const };
  await make(admin, adminContract.saveSettings, { body, version });
  await app.deps.settings.refresh();
  onTestFinished(async () => {
    await db.deleteFrom('setting').execute();
    await app.deps.settings.refresh();
  });
  const cookie = cookieOf(await signInWith(authenticator));
  expect(await refusalOf(await callAs(app, { cookie }, adminContract.users))).toEqual([
    403,
    'secondFactorRequired',
  ]);
});

// tests: RECOVER-15
it('stays after a reset of the password, whose mail names it', async () => {
  const person = await signIn(app);
  const { authenticator } = await added(person);
  await app.post('forgot-password', { email: person.email });
  await app.deps.background.idle();
  const token = /token=([\w-]+)/.exec(app.mails.at(-1)?.text ?? '')?.[1] ?? '';
  const body = { token, password: 'yet another password' };
  expect((await app.post('reset-password', body)).status).toBe(200);
  const mails = await colleaguesOf(app).mailsTo(person.id);
  expect(mails).toContainEqual(expect.objectContaining({ kind: 'passwordChanged', passkeys: ['Laptop'] }));
  expect((await signInWith(authenticator)).status).toBe(200);
});

it('ends with its account', async () => {
  const [admin, ann] = [await signIn(app, 'admin'), await signIn(app)];
  const { authenticator } = await added(ann);
  expect((await deleteAccount(app, admin, ann)).status).toBe(204);
  expect(await refusalOf(await signInWith(authenticator))).toEqual([400, 'passkeyRefused']);
});

// The last one: the address is locked out after it.
it('limits wrong answers by address', async () => {
  for (;;) {
    const answer = await enter('', virtualAuthenticator().get({ challenge: 'x' }));
    if (answer.status === 429) break;
    expect(answer.status).toBe(400);
  }
});
