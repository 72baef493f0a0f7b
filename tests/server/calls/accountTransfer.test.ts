import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { authContract } from '@app/contract/auth';
import { membersContract } from '@app/contract/members';
import { serversContract } from '@app/contract/servers';
import { mergeAccounts } from '@app/server/accounts/mergeAccounts';
import { password } from '../support/authenticator';
import { colleaguesOf } from '../support/colleagues';
import { openApp } from '../support/openApp';
import { passkeysOf } from '../support/passkeys';
import { enterCode, registerPerson, sessionUser } from '../support/people';
import { signIn, userIdOf, type Person } from '../support/signedIn';
import { cookieOf } from '../support/testApp';

const { db, app } = await openApp();
const { list, invite } = membersContract;
const { accounts, act, accept, transfer } = authContract;
const { added, signInWith } = passkeysOf(app);
const { make, refusalOf, tokenTo, inviteTo, join, serversOf, summaryOf, mailsTo } = colleaguesOf(app);

// tests: COLLEAGUES-07
describe('a transfer', () => {
  const receiver = async (owner: Person) => {
    const email = `heir-${randomUUID()}@example.com`;
    await inviteTo(owner, email, 'finance');
    const registered = await registerPerson(app, { email });
    const cookie = cookieOf(await enterCode(app, registered));
    const id = await userIdOf(db, email);
    const person: Person = { id, email, cookie };
    await make(person, accept, { body: { token: tokenTo(email) } });
    const { members } = await make(owner, list);
    return { person, password: registered.password, params: { id: String(members[0]?.id) } };
  };
  const signInAgain = async (email: string, password: string): Promise<Person> => ({
    id: '',
    email,
    cookie: cookieOf(await app.post('login', { email, password })),
  });

  it('leaves the second factor with its person, ends the trust in browsers, and mails both', async () => {
    const owner = await signIn(app);
    const heir = await receiver(owner);
    const idOf = async (email: string) =>
      (await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
    const userId = await idOf(owner.email);
    const now = new Date();
    await db
      .insertInto('secondFactor')
      .values({ userId, key: 'k', startedAt: now, confirmedAt: now })
      .execute();
    await db
      .insertInto('recoveryCode')
      .values({ hash: `hash-${userId}`, userId })
      .execute();
    await db
      .insertInto('trustedBrowser')
      .values({ userId, tokenHash: `token-${userId}`, device: null, at: now, expiresAt: now })
      .execute();
    const filters = [heir.person.id, userId].map((of) => ({ userId: of, name: 'Own', query: '?q=mail' }));
    await db.insertInto('savedFilter').values(filters).execute();
    await make(owner, transfer, {
      params: heir.params,
      body: { password, email: heir.person.email, role: 'readOnly' },
    });
    const moved = await idOf(owner.email);
    const kept = await db.selectFrom('savedFilter').select('userId').execute();
    expect(kept).toEqual([{ userId }]);
    expect(moved).not.toBe(userId);
    const toFormer = { kind: 'ownershipGiven', email: heir.person.email, role: 'readOnly' };
    expect(await mailsTo(moved)).toContainEqual(toFormer);
    expect(await mailsTo(userId)).toContainEqual({ kind: 'ownershipReceived', email: owner.email });
    const rows = async (table: 'secondFactor' | 'recoveryCode' | 'trustedBrowser') =>
      (await db.selectFrom(table).select('userId').where('userId', 'in', [userId, moved]).execute()).map(
        (row) => row.userId,
      );
    expect(await rows('secondFactor')).toEqual([moved]);
    expect(await rows('recoveryCode')).toEqual([moved]);
    expect(await rows('trustedBrowser')).toEqual([]);
  });

  // tests: COLLEAGUES-07, MERGE-04
  it('leaves merged accounts with their person, who may answer mails from their addresses', async () => {
    const [owner, closed] = [await signIn(app), await signIn(app)];
    const heir = await receiver(owner);
    await serversOf(closed);
    await db
      .transaction()
      .execute((tx) => mergeAccounts(tx, { kept: owner.id, closed: closed.id }, new Date()));
    await make(owner, transfer, {
      params: heir.params,
      body: { password, email: heir.person.email, role: 'readOnly' },
    });
    const { mergedInto } = await db
      .selectFrom('customer')
      .select('mergedInto')
      .where('userId', '=', closed.id)
      .executeTakeFirstOrThrow();
    const person = await db.selectFrom('user').select('email').where('id', '=', mergedInto).execute();
    expect(person).toEqual([{ email: owner.email }]);
  });

  it('leaves passkeys with their person', async () => {
    const owner = await signIn(app);
    const heir = await receiver(owner);
    const [ownKey, heirKey] = [await added(owner), await added(heir.person)];
    await make(owner, transfer, {
      params: heir.params,
      body: { password, email: heir.person.email, role: 'readOnly' },
    });
    for (const [{ authenticator }, { email }] of [
      [ownKey, owner],
      [heirKey, heir.person],
    ] as const) {
      const cookie = cookieOf(await signInWith(authenticator));
      expect(await sessionUser(app, cookie)).toMatchObject({ email });
    }
  });

  it('gives the account to the receiver, and the former owner a role in it', async () => {
    const registered = await registerPerson(app);
    const { email } = registered;
    const owner: Person = { id: '', email, cookie: cookieOf(await enterCode(app, registered)) };
    const servers = await serversOf(owner);
    expect(servers.length).toBeGreaterThan(0);
    const heir = await receiver(owner);
    const body = { password, email: heir.person.email, role: 'readOnly' };
    const guessed = { ...body, password: 'wrong' };
    expect(await refusalOf(owner, transfer, { params: heir.params, body: guessed })).toEqual([
      403,
      'wrongCurrentPassword',
    ]);
    expect(await refusalOf(owner, transfer, { params: { id: '0' }, body: guessed })).toEqual([
      404,
      'notFound',
    ]);
    const wrong = { ...body, email: 'another@example.com' };
    expect(await refusalOf(owner, transfer, { params: heir.params, body: wrong })).toEqual([
      422,
      'invalidEmail',
    ]);
    expect(await refusalOf(heir.person, transfer, { params: heir.params, body })).toEqual([403, 'role']);
    await make(owner, transfer, { params: heir.params, body });
    // Both sign in again, with their own addresses and passwords.
    for (const each of [owner, heir.person])
      expect(await refusalOf(each, serversContract.list)).toEqual([401, 'notSignedIn']);
    const now = await signInAgain(heir.person.email, heir.password);
    expect(await serversOf(now)).toEqual(servers);
    expect(await summaryOf(now)).toMatchObject({ email: heir.person.email });
    expect(await make(now, list)).toMatchObject({
      role: 'owner',
      owner: { email: heir.person.email },
      members: [{ email, role: 'readOnly' }],
    });
    const former = await signInAgain(email, password);
    expect(await serversOf(former)).toEqual([]);
    const { items } = await make(former, accounts);
    expect(items).toMatchObject([
      { id: null, email },
      { email: heir.person.email, role: 'readOnly' },
    ]);
    await make(former, act, { body: { id: String(items[1]?.id) } });
    expect(await serversOf(former)).toEqual(servers);
    expect(await refusalOf(former, invite, { body: { email: 'x@example.com', role: 'finance' } })).toEqual([
      403,
      'role',
    ]);
  });

  it('is refused to somebody whose own account is used, and to staff', async () => {
    const [owner, bob] = [await signIn(app), await signIn(app)];
    await serversOf(bob);
    const own = await join(owner, bob);
    const body = { password, email: bob.email, role: 'readOnly' };
    expect(await refusalOf(owner, transfer, { ...own, body })).toEqual([409, 'accountInUse']);
    await db.updateTable('user').set({ role: 'admin' }).where('id', '=', bob.id).execute();
    expect(await refusalOf(owner, transfer, { ...own, body })).toEqual([409, 'staffAccount']);
    expect(await summaryOf(owner)).toMatchObject({ email: owner.email });
  });
});
