import { expect, it } from 'vitest';
import { accountContract } from '@app/contract/account';
import { accountHeader } from '@app/contract/accountHeader';
import { authContract } from '@app/contract/auth';
import type { Call } from '@app/contract/call';
import { colleaguesOf } from '../support/colleagues';
import { makeRegistration } from '../support/payloads';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, type Person } from '../support/signedIn';
import { cookieOf } from '../support/testApp';

const { app, db } = await openApp();
const [ann, bob] = [await signIn(app), await signIn(app)];
const { sessions, endSession, endOtherSessions } = authContract;

const phoneAgent =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1';

/** Signs the account in with another browser. */
async function elsewhere({ id, email }: Person): Promise<Person> {
  const { password } = makeRegistration();
  const answer = await app.post('login', { email, password }, { 'user-agent': phoneAgent });
  return { id, email, cookie: cookieOf(answer) };
}

const sessionsOf = (person: Person) => answerOf(sessions, callAs(app, person, sessions));
const isSignedIn = async (person: Person) => (await callAs(app, person, sessions)).status === 200;

// tests: SETTINGS-05, SETTINGS-06
it('lists the sessions of the account, the current one first, with device and address', async () => {
  const phone = await elsewhere(ann);
  await sessionsOf(ann);
  const seen = await sessionsOf(phone);
  expect(seen.sessions.map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
    ['Safari, iOS', true],
    [null, false],
  ]);
  for (const { address } of seen.sessions) expect(address).not.toBeNull();
  expect(seen.signIns[0]?.device).toBe('Safari, iOS');
  expect(seen.signIns).toHaveLength(2);
  // Nobody else's, and no token.
  expect((await sessionsOf(bob)).sessions).toHaveLength(1);
  const rows = await db.selectFrom('session').select('token').execute();
  for (const { token } of rows) expect(JSON.stringify(seen)).not.toContain(token);
});

it('has no address where it is not known', async () => {
  const person = await signIn(app);
  await elsewhere(person);
  await db.updateTable('session').set({ ipAddress: '' }).where('userId', '=', person.id).execute();
  const others = (await sessionsOf(person)).sessions.filter(({ isCurrent }) => !isCurrent);
  expect(others).toMatchObject([{ address: null }]);
});

it('ends one session of the account only, and any number of times', async () => {
  const phone = await elsewhere(ann);
  const other = (await sessionsOf(phone)).sessions.find(({ isCurrent }) => isCurrent);
  if (!other) throw new TypeError('No current session');
  const params = { id: other.id };
  expect((await callAs(app, bob, endSession, { params })).status).toBe(404);
  expect(await isSignedIn(phone)).toBe(true);
  expect((await callAs(app, ann, endSession, { params })).status).toBe(204);
  expect((await callAs(app, ann, endSession, { params })).status).toBe(404);
  expect([await isSignedIn(phone), await isSignedIn(ann), await isSignedIn(bob)]).toEqual([
    false,
    true,
    true,
  ]);
});

it('ends all other sessions of the account', async () => {
  const [phone, tablet] = [await elsewhere(ann), await elsewhere(ann)];
  expect((await callAs(app, ann, endOtherSessions)).status).toBe(204);
  const signedIn = await Promise.all([phone, tablet, ann, bob].map(isSignedIn));
  expect(signedIn).toEqual([false, false, true, true]);
  expect((await sessionsOf(ann)).sessions).toHaveLength(1);
});

it('does not list a session that was idle for too long', async () => {
  await elsewhere(ann);
  expect((await sessionsOf(ann)).sessions).toHaveLength(2);
  const { sessionMinutes } = app.deps.settings.current();
  await db
    .updateTable('session')
    .set({ updatedAt: new Date(Date.now() - (sessionMinutes + 1) * 60_000) })
    .where('userId', '=', ann.id)
    .where('userAgent', '=', phoneAgent)
    .execute();
  expect((await sessionsOf(ann)).sessions).toHaveLength(1);
});

// tests: AUTH-29
it('does nothing for a page that shows another account than the session is about', async () => {
  const { summary, saveProfile } = accountContract;
  const asPage = (account: string, person: Person, one: Call, body?: object) =>
    callAs(app, person, one, { headers: { [accountHeader]: account }, ...(body && { body }) });
  for (const [one, body] of [
    [summary, undefined],
    [saveProfile, {}],
    [endOtherSessions, undefined],
  ] as const) {
    const refused = await asPage(ann.id, bob, one, body);
    expect([one.path, refused.status, await codeOf(refused)]).toEqual([one.path, 409, 'otherAccount']);
  }
  expect((await asPage(bob.id, bob, summary)).status).toBe(200);
  // A colleague’s session is about the account that it acts for.
  const { params } = await colleaguesOf(app).join(ann, bob, 'readOnly');
  expect((await callAs(app, bob, authContract.act, { body: params })).status).toBeLessThan(300);
  expect((await asPage(bob.id, bob, summary)).status).toBe(409);
  expect((await asPage(ann.id, bob, summary)).status).toBe(200);
  // So are its calls about the person.
  expect((await asPage(ann.id, bob, sessions)).status).toBe(200);
});
