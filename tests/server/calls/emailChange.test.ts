import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { emailChangeCalls } from '@app/contract/emailChange';
import { securityContract } from '@app/contract/security';
import { EMAIL_CHANGE_HOURS } from '@/domain/auth/emailChange';
import { deleteExpired } from '@app/server/db/deleteExpired';
import { password, protect } from '../support/authenticator';
import { colleaguesOf } from '../support/colleagues';
import { openApp } from '../support/openApp';
import { enterCode, registerPerson, sessionUser } from '../support/people';
import { signIn, type Person } from '../support/signedIn';
import { cookieOf } from '../support/testApp';

const listed = 'listed@example.com';
const { app, db } = await openApp({ deps: { adminEmails: [listed] } });
const { make, refusalOf } = colleaguesOf(app);
const { startEmailChange, confirmEmailChange, cancelEmailChange } = emailChangeCalls;
const { protection } = securityContract;

const freshEmail = () => `new-${randomUUID()}@example.com`;
const idle = () => app.deps.background.idle();
const mailsTo = (address: string) => app.mails.filter(({ to }) => to === address);
const tokenIn = (address: string) => /token=([\w-]{43})/.exec(mailsTo(address).at(-1)?.text ?? '')?.[1] ?? '';
const emailOf = async ({ id }: Person) =>
  (await db.selectFrom('user').select('email').where('id', '=', id).executeTakeFirstOrThrow()).email;

/** Requests a change and reads both links. */
async function requested(person: Person, email = freshEmail()) {
  const change = await make(person, startEmailChange, { body: { email, password } });
  await idle();
  return { change, email, old: tokenIn(person.email), fresh: tokenIn(email) };
}
const confirm = (person: Person, token: string) => make(person, confirmEmailChange, { body: { token } });
const refusedLink = (person: Person, token: string) =>
  refusalOf(person, confirmEmailChange, { body: { token } });
const login = (email: string, secret = password) => app.post('login', { email, password: secret });

/** Addresses that get the mail about the changed address. */
async function notified({ id }: Person): Promise<readonly string[]> {
  const jobs = await db
    .selectFrom('job')
    .select('payload')
    .where('kind', '=', 'mail')
    .orderBy('id')
    .execute();
  return jobs.flatMap(({ payload }) => {
    const { userId, news } = payload as { userId: string; news: { kind: string; address?: string } };
    return userId === id && news.kind === 'emailChanged' && news.address !== undefined ? [news.address] : [];
  });
}

// tests: SETTINGS-19, SETTINGS-20
it('takes effect with both links, ends other sessions, and is recorded and mailed', async () => {
  const person = await signIn(app);
  const other = cookieOf(await login(person.email));
  await protect(app, person);
  const third = cookieOf(await app.post('login', { email: person.email, password }));
  const { change, email, old, fresh } = await requested(person);
  expect(change).toMatchObject({ email, confirmed: [] });
  const left = Date.parse(change.expiresAt) - Date.now();
  expect(Math.round(left / 3_600_000)).toBe(EMAIL_CHANGE_HOURS);
  expect(old).not.toBe(fresh);
  expect(await confirm(person, fresh)).toEqual({ isChanged: false });
  expect((await make(person, protection)).emailChange).toMatchObject({ email, confirmed: ['new'] });
  expect(await emailOf(person)).toBe(person.email);
  expect(await confirm(person, old)).toEqual({ isChanged: true });
  expect(await emailOf(person)).toBe(email);
  // This session goes on, the others end.
  expect(await sessionUser(app, person.cookie)).toMatchObject({ email });
  for (const cookie of [other, third]) expect(await sessionUser(app, cookie)).toBeNull();
  const seen = await make(person, protection);
  expect([seen.emailChange, seen.changes[0]?.change]).toEqual([null, 'emailChanged']);
  // The second factor is still asked for, and only with the new address.
  expect(seen.secondFactor).not.toBeNull();
  expect(await (await login(email)).json()).toMatchObject({ code: 'secondFactorNeeded' });
  expect(await (await login(person.email)).json()).toMatchObject({ code: 'wrongLogin' });
  expect(await notified(person)).toEqual([person.email, email]);
});

it('needs the right password, another address, and one that the settings do not name', async () => {
  const person = await signIn(app);
  const ask = (email: string, secret = password) =>
    refusalOf(person, startEmailChange, { body: { email, password: secret } });
  expect(await ask(freshEmail(), 'wrong')).toEqual([403, 'wrongCurrentPassword']);
  expect(await ask(person.email.toUpperCase())).toEqual([409, 'ownEmail']);
  expect(await ask('no address')).toEqual([422, 'invalidEmail']);
  expect((await make(person, protection)).emailChange).toBeNull();
  await idle();
  expect(mailsTo(person.email).filter(({ text }) => text.includes('token='))).toEqual([]);
  await db.updateTable('user').set({ email: listed }).where('id', '=', person.id).execute();
  expect(await ask(freshEmail())).toEqual([409, 'fixedEmail']);
  await db.updateTable('user').set({ email: person.email }).where('id', '=', person.id).execute();
});

describe('a link', () => {
  it('of one mailbox used twice does not count for the other', async () => {
    const person = await signIn(app);
    const { old, fresh } = await requested(person);
    for (let at = 0; at < 2; at += 1) expect(await confirm(person, old)).toEqual({ isChanged: false });
    expect(await emailOf(person)).toBe(person.email);
    expect(await confirm(person, fresh)).toEqual({ isChanged: true });
    for (const token of [old, fresh])
      expect(await refusedLink(person, token)).toEqual([400, 'emailLinkInvalid']);
  });

  it('of another account does nothing', async () => {
    const [ann, bob] = [await signIn(app), await signIn(app)];
    const [ofAnn, ofBob] = [await requested(ann), await requested(bob)];
    for (const token of [ofAnn.old, ofAnn.fresh])
      expect(await refusedLink(bob, token)).toEqual([400, 'emailLinkInvalid']);
    await confirm(bob, ofBob.old);
    expect(await refusedLink(bob, ofAnn.fresh)).toEqual([400, 'emailLinkInvalid']);
    expect(await refusedLink({ ...ann, cookie: '' }, ofAnn.old)).toEqual([401, 'notSignedIn']);
    expect([await emailOf(ann), await emailOf(bob)]).toEqual([ann.email, bob.email]);
    expect((await make(ann, protection)).emailChange).toMatchObject({ confirmed: [] });
  });

  it('of an earlier request, of a withdrawn one, or after a day, is refused', async () => {
    const person = await signIn(app);
    const first = await requested(person);
    await confirm(person, first.old);
    const second = await requested(person);
    // The first confirmation was for another address.
    expect(second.change.confirmed).toEqual([]);
    expect(await refusedLink(person, first.fresh)).toEqual([400, 'emailLinkInvalid']);
    await make(person, cancelEmailChange);
    expect(await refusedLink(person, second.old)).toEqual([400, 'emailLinkInvalid']);
    const third = await requested(person);
    await db
      .updateTable('emailChange')
      .set({ expiresAt: new Date() })
      .where('userId', '=', person.id)
      .execute();
    expect((await make(person, protection)).emailChange).toBeNull();
    expect(await refusedLink(person, third.old)).toEqual([400, 'emailLinkInvalid']);
    await deleteExpired(db, new Date(Date.now() + 1000));
    expect(await db.selectFrom('emailChange').selectAll().where('userId', '=', person.id).execute()).toEqual(
      [],
    );
  });
});

// tests: SETTINGS-19
it('looks the same for a taken address, whose owner is notified', async () => {
  const [ann, bob] = [await signIn(app), await signIn(app)];
  const { change, old, fresh } = await requested(ann, bob.email);
  const free = await requested(bob);
  expect(Object.keys(change)).toEqual(Object.keys(free.change));
  expect([change.confirmed, fresh]).toEqual([[], '']);
  expect(mailsTo(bob.email).some(({ subject }) => subject.startsWith('Ваш адрес уже занят'))).toBe(true);
  expect(await confirm(ann, old)).toEqual({ isChanged: false });
  expect([await emailOf(ann), await emailOf(bob)]).toEqual([ann.email, bob.email]);
  // Nor is an address with rights given away.
  const ofListed = await requested(bob, listed);
  expect(ofListed.fresh).toBe('');
});

it('loses to a registration of the new address, and wins over one that is not verified yet', async () => {
  const [ann, bob] = [await signIn(app), await signIn(app)];
  const lost = await requested(ann);
  await confirm(ann, lost.fresh);
  const registered = await registerPerson(app, { email: lost.email });
  expect((await enterCode(app, registered)).status).toBe(200);
  expect(await refusedLink(ann, lost.old)).toEqual([409, 'emailTaken']);
  expect(await emailOf(ann)).toBe(ann.email);
  const won = await requested(bob);
  const late = await registerPerson(app, { email: won.email });
  await confirm(bob, won.old);
  expect(await confirm(bob, won.fresh)).toEqual({ isChanged: true });
  expect((await enterCode(app, late)).status).not.toBe(200);
  expect(await emailOf(bob)).toBe(won.email);
});

it('ends links for a new password that were mailed to the former mailbox', async () => {
  const person = await signIn(app);
  await app.post('forgot-password', { email: person.email });
  await idle();
  const reset = tokenIn(person.email);
  const { old, fresh } = await requested(person);
  await confirm(person, old);
  await confirm(person, fresh);
  const answer = await app.post('reset-password', { token: reset, password: 'another long password 7' });
  expect(answer.status).toBe(400);
});

it('ends with the password that requested it, changed or reset', async () => {
  const [ann, bob] = [await signIn(app), await signIn(app)];
  const [ofAnn, ofBob] = [await requested(ann), await requested(bob)];
  await confirm(ann, ofAnn.fresh);
  await confirm(bob, ofBob.fresh);
  const newPassword = 'another long password 7';
  const { cookie } = ann;
  const changed = await app.post('change-password', { currentPassword: password, newPassword }, { cookie });
  expect(changed.status).toBe(200);
  await app.post('forgot-password', { email: bob.email });
  await idle();
  const reset = await app.post('reset-password', { token: tokenIn(bob.email), password: newPassword });
  expect(reset.status).toBe(200);
  const signedIn = async (person: Person) => ({
    ...person,
    cookie: cookieOf(await login(person.email, newPassword)),
  });
  expect(await refusedLink(await signedIn(ann), ofAnn.old)).toEqual([400, 'emailLinkInvalid']);
  expect(await refusedLink(await signedIn(bob), ofBob.old)).toEqual([400, 'emailLinkInvalid']);
});

it('sends a limited number of mails', async () => {
  const person = await signIn(app);
  const ask = (email = freshEmail()) => refusalOf(person, startEmailChange, { body: { email, password } });
  for (let at = 0; at < 5; at += 1) expect(await ask()).toBe(200);
  expect(await ask()).toEqual([429, 'tooManyTries']);
});
