import { randomUUID } from 'node:crypto';
import { quotaDefaults } from '@/domain/admin/quotas';
import { describe, expect, it } from 'vitest';
import { accountContract } from '@app/contract/account';
import { adminContract } from '@app/contract/admin';
import { authContract } from '@app/contract/auth';
import { billingContract } from '@app/contract/billing';
import { everyCall } from '@app/contract/contract';
import { membersContract } from '@app/contract/members';
import { isAllowedFor, isPersonal, scopesOf } from '@app/contract/scopes';
import { serversContract } from '@app/contract/servers';
import { supportContract } from '@app/contract/support';
import { tokensContract } from '@app/contract/tokens';
import { wireInvitation } from '@app/server/members/read';
import type { MemberRole } from '@/domain/members/memberRole';
import { password } from '../support/authenticator';
import { colleaguesOf } from '../support/colleagues';
import { openApp } from '../support/openApp';
import { enterCode, registerPerson } from '../support/people';
import { codeOf, signIn, type Person } from '../support/signedIn';
import { cookieOf } from '../support/testApp';

const { db, app } = await openApp();
const { list, invite, cancelInvitation, changeRole, remove } = membersContract;
const { accounts, act, leave, accept, transfer } = authContract;

const { make, refusalOf, tokenTo, inviteTo, join, serversOf, summaryOf, mailsTo } = colleaguesOf(app);
const userIn = async ({ cookie }: Person): Promise<unknown> =>
  (await app.fetch('/api/auth/session', { headers: { cookie } })).json();
const ann = await signIn(app);
const annServers = await serversOf(ann);

// tests: COLLEAGUES-01
describe('an invitation', () => {
  it('is mailed with a link for seven days, and stored as a hash only', async () => {
    const email = `${randomUUID()}@example.com`;
    const invitation = await inviteTo(ann, ` ${email.toUpperCase()} `, 'finance');
    expect(invitation).toMatchObject({ email, role: 'finance', isExpired: false });
    expect(Math.round((Date.parse(invitation.expiresAt) - Date.now()) / 86_400_000)).toBe(7);
    const token = tokenTo(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const stored = await db.selectFrom('invitation').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(token);
    const logged = await db.selectFrom('mailLog').selectAll().where('email', '=', email).execute();
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain(token);
    // A second one replaces the first.
    await inviteTo(ann, email, 'readOnly');
    const { invitations } = await make(ann, list);
    expect(invitations.filter((each) => each.email === email)).toMatchObject([{ role: 'readOnly' }]);
    expect(tokenTo(email)).not.toBe(token);
  });

  it('is accepted by registering, and works once', async () => {
    const email = `new-${randomUUID()}@example.com`;
    await inviteTo(ann, email);
    const registered = await registerPerson(app, { email });
    const person = { id: '', email, cookie: cookieOf(await enterCode(app, registered)) };
    const body = { token: tokenTo(email) };
    // An invited person begins with an empty account.
    expect(await serversOf(person)).toEqual([]);
    expect(await refusalOf(person, accept, { body })).toBe(204);
    expect(await serversOf(person)).toEqual(annServers);
    expect(await refusalOf(person, accept, { body })).toEqual([400, 'invitationInvalid']);
    expect(await mailsTo(ann.id)).toContainEqual({ kind: 'memberJoined', email, role: 'technician' });
  });

  it.each([
    ['by another address', 'elsewhere', [403, 'invitedElsewhere']],
    ['after seven days', 'expired', [400, 'invitationInvalid']],
    ['after it was withdrawn', 'withdrawn', [400, 'invitationInvalid']],
    ['with a guessed token', 'guessed', [400, 'invitationInvalid']],
    ['by staff', 'staff', [409, 'staffAccount']],
  ] as const)('is not accepted %s', async (_, how, refused) => {
    const [bob, eve] = [await signIn(app, how === 'staff' ? 'admin' : 'customer'), await signIn(app)];
    const { id } = await inviteTo(ann, bob.email);
    const token = how === 'guessed' ? 'x'.repeat(43) : tokenTo(bob.email);
    if (how === 'expired')
      await db.updateTable('invitation').set({ expiresAt: new Date() }).where('id', '=', id).execute();
    if (how === 'withdrawn') await make(ann, cancelInvitation, { params: { id: String(id) } });
    const person = how === 'elsewhere' ? eve : bob;
    expect(await refusalOf(person, accept, { body: { token } })).toEqual(refused);
    expect(await make(person, accounts)).toMatchObject({ items: [{ id: null }] });
  });

  it.each([
    [1, false],
    [0, true],
    [-1, true],
  ])('that ends in %i ms is over: %s', (ms, isExpired) => {
    const now = new Date();
    const row = {
      id: 1,
      email: ann.email,
      role: 'finance',
      expiresAt: new Date(now.getTime() + ms),
    } as const;
    expect(wireInvitation(row, now)).toMatchObject({ id: '1', isExpired });
  });

  it('goes neither to the owner nor to a colleague, and to a limited number of people', async () => {
    const [owner, bob] = [await signIn(app), await signIn(app)];
    await join(owner, bob);
    for (const email of [owner.email, bob.email])
      expect(await refusalOf(owner, invite, { body: { email, role: 'finance' } })).toEqual([
        409,
        'alreadyMember',
      ]);
    expect(await refusalOf(owner, invite, { body: { email: 'nobody', role: 'finance' } })).toEqual([
      422,
      'invalidEmail',
    ]);
    const now = new Date();
    for (let made = 1; made < quotaDefaults.colleaguesPerAccount; made += 1)
      await db
        .insertInto('invitation')
        .values({
          accountId: owner.id,
          email: `${made}@example.com`,
          role: 'finance',
          tokenHash: randomUUID(),
          createdAt: now,
          expiresAt: now,
        })
        .execute();
    const body = { email: 'one@more.example', role: 'finance' };
    expect(await refusalOf(owner, invite, { body })).toEqual([409, 'tooManyMembers']);
  });
});

const scopesOfRole: Readonly<Record<MemberRole, readonly string[]>> = {
  finance: ['billing', 'support'],
  technician: ['servers', 'support'],
  readOnly: [],
};

// tests: COLLEAGUES-02
describe('a role', () => {
  const customerCalls = everyCall.filter(({ one }) => one.role === 'customer' && !isPersonal(one));

  it.each(customerCalls)('is asked for by $area $name', ({ area, name, one }) => {
    expect(isAllowedFor('owner', one)).toBe(true);
    for (const role of ['finance', 'technician', 'readOnly'] as const) {
      // Everybody reads all but the owner's own; only the scopes of the role change anything.
      const isOwn = area === 'dataExport' || name === 'settlement';
      if (one.method === 'GET') expect(isAllowedFor(role, one)).toBe(!isOwn);
      else if (role === 'readOnly') expect(isAllowedFor(role, one)).toBe(false);
      const scopes = scopesOf(one);
      if (one.method === 'GET' || typeof scopes === 'string') continue;
      const own = scopesOfRole[role];
      expect([one.path, isAllowedFor(role, one)]).toEqual([
        one.path,
        scopes.every((each) => own.includes(each)),
      ]);
    }
  });

  // tests: COLLEAGUES-03
  it('lets a technician reboot, and refuses paying, ordering and the profile', async () => {
    const [owner, bob] = [await signIn(app), await signIn(app)];
    const server = (await serversOf(owner)).find(({ status }) => status === 'Active');
    await join(owner, bob);
    const power = { params: { id: String(server?.id) }, key: randomUUID(), body: { action: 'restart' } };
    expect(await refusalOf(bob, serversContract.power, power)).toBe(200);
    const { events } = await make(owner, serversContract.details, { params: power.params });
    expect(events[0]).toMatchObject({ actor: 'customer', member: bob.email });
    const key = randomUUID();
    for (const one of [
      billingContract.pay,
      billingContract.payPending,
      billingContract.addPayer,
      serversContract.changeTariff,
      serversContract.leave,
      accountContract.saveProfile,
      invite,
      remove,
      changeRole,
      transfer,
    ])
      expect([
        one.path,
        await refusalOf(bob, one, { params: { id: '1' }, key, version: '1', body: {} }),
      ]).toEqual([one.path, [403, 'role']]);
    // The page of a bank takes no money by this role either.
    const { id } = await db
      .selectFrom('payment')
      .select('id')
      .where('userId', '=', owner.id)
      .executeTakeFirstOrThrow();
    const page = await app.fetch(`/pay/${id}`, {
      headers: { cookie: bob.cookie, accept: 'application/json' },
    });
    expect(page.status).toBe(403);
  });

  // tests: COLLEAGUES-03, SERVERPAGE-19
  it('lets a technician rename a server, and change nothing else of it', async () => {
    const [owner, bob] = [await signIn(app), await signIn(app)];
    const [server] = await serversOf(owner);
    await join(owner, bob);
    const params = { id: String(server?.id) };
    const read = () => make(owner, serversContract.settings, { params });
    const save = async (changes: object, passwords: object = {}) => {
      const { settings, version } = await read();
      const body = { settings: { ...settings, ...changes }, charge: 0, password: null, userPassword: null };
      return refusalOf(bob, serversContract.save, { params, version, body: { ...body, ...passwords } });
    };
    const before = await read();
    expect(await save({ name: 'Shop', autoRenewal: !before.settings.autoRenewal })).toEqual([403, 'role']);
    expect(await save({ name: 'Shop', backup: 'daily' })).toEqual([403, 'role']);
    expect(await save({}, { password: 'Correct-horse-7-staple' })).toEqual([403, 'role']);
    expect((await read()).version).toBe(before.version);
    expect(await save({ name: 'Shop' })).toBe(200);
    expect((await read()).settings).toEqual({ ...before.settings, name: 'Shop' });
  });

  it('holds from the next call when it changes, and the colleague gets a mail', async () => {
    const [owner, bob] = [await signIn(app), await signIn(app)];
    const own = await join(owner, bob);
    const reboot = { body: { ids: [String((await serversOf(owner))[0]?.id)] } };
    expect(await refusalOf(bob, serversContract.reboot, reboot)).not.toEqual([403, 'role']);
    await make(owner, changeRole, { ...own, body: { role: 'readOnly' } });
    expect(await refusalOf(bob, serversContract.reboot, reboot)).toEqual([403, 'role']);
    expect(await mailsTo(bob.id)).toContainEqual({
      kind: 'memberRole',
      email: owner.email,
      role: 'readOnly',
    });
    expect((await make(bob, list)).role).toBe('readOnly');
  });

  it('never reaches the admin area, even of staff who act for an account', async () => {
    const [owner, bob] = [await signIn(app), await signIn(app)];
    await join(owner, bob);
    await db.updateTable('user').set({ role: 'admin' }).where('id', '=', bob.id).execute();
    expect(await refusalOf(bob, adminContract.users)).toEqual([403, 'forbidden']);
    await make(bob, act, { body: { id: null } });
    expect(await refusalOf(bob, adminContract.users)).toBe(200);
  });
});

// tests: COLLEAGUES-04
describe('a session', () => {
  it('acts for the account that it was switched to, and for one only', async () => {
    const [owner, bob] = [await signIn(app), await signIn(app)];
    const { params } = await join(owner, bob);
    expect(await summaryOf(bob)).toMatchObject({ email: owner.email });
    expect(await userIn(bob)).toMatchObject({
      user: { email: owner.email, role: 'customer' },
      acting: { role: 'technician', email: bob.email },
    });
    expect((await make(bob, accounts)).items).toMatchObject([
      { id: null, email: bob.email, role: 'owner', isCurrent: false },
      { id: Number(params.id), email: owner.email, role: 'technician', isCurrent: true },
    ]);
    await make(bob, act, { body: { id: null } });
    expect(await summaryOf(bob)).toMatchObject({ email: bob.email });
    expect(await userIn(bob)).not.toHaveProperty('acting');
    // The owner's own session is not concerned.
    expect(await summaryOf(owner)).toMatchObject({ email: owner.email });
  });

  it('is not switched to an account that the person is not in', async () => {
    const [owner, bob, eve] = [await signIn(app), await signIn(app), await signIn(app)];
    const { params } = await join(owner, bob);
    expect(await refusalOf(eve, act, { body: params })).toEqual([404, 'notFound']);
    expect(await refusalOf(eve, leave, { params })).toEqual([404, 'notFound']);
    expect(await refusalOf(eve, remove, { params })).toEqual([404, 'notFound']);
    expect(await summaryOf(eve)).toMatchObject({ email: eve.email });
    expect(await summaryOf(bob)).toMatchObject({ email: owner.email });
  });

  it('of a removed colleague ends at once, wherever it is open', async () => {
    const [owner, bob] = [await signIn(app), await signIn(app)];
    const own = await join(owner, bob);
    expect(await refusalOf(bob, serversContract.list)).toBe(200);
    await make(owner, remove, own);
    expect(await refusalOf(bob, serversContract.list)).toEqual([401, 'notSignedIn']);
    expect(await userIn(bob)).toEqual({ user: null });
    expect(await mailsTo(bob.id)).toContainEqual({ kind: 'memberRemoved', email: owner.email });
    expect((await make(owner, list)).members).toEqual([]);
  });

  it('of a person who leaves returns to their own account', async () => {
    const [owner, bob] = [await signIn(app), await signIn(app)];
    const own = await join(owner, bob);
    await make(bob, leave, own);
    expect(await summaryOf(bob)).toMatchObject({ email: bob.email });
    expect(await refusalOf(bob, act, { body: own.params })).toEqual([404, 'notFound']);
    expect(await mailsTo(owner.id)).toContainEqual({ kind: 'memberLeft', email: bob.email });
  });

  it('keeps the person’s own sessions and password to the person', async () => {
    const [owner, bob] = [await signIn(app), await signIn(app)];
    await join(owner, bob);
    const { sessions } = await make(bob, authContract.sessions);
    expect(sessions).toMatchObject([{ isCurrent: true }]);
    await make(bob, authContract.endOtherSessions);
    await make(bob, authContract.logoutEverywhere);
    expect(await refusalOf(owner, serversContract.list)).toBe(200);
    expect(await refusalOf(bob, serversContract.list)).toEqual([401, 'notSignedIn']);
  });

  it('ends with the account that it acts for, and while that is suspended', async () => {
    const [owner, bob, carl] = [await signIn(app), await signIn(app), await signIn(app)];
    await join(owner, bob);
    await join(owner, carl);
    const set = (status: 'Active' | 'Suspended') =>
      db
        .updateTable('customer')
        .set({ status, suspendedAt: status === 'Suspended' ? new Date() : null })
        .where('userId', '=', owner.id)
        .execute();
    await set('Suspended');
    expect(await refusalOf(bob, serversContract.list)).toEqual([401, 'notSignedIn']);
    await set('Active');
    expect(await refusalOf(bob, serversContract.list)).toBe(200);
    await db.deleteFrom('user').where('id', '=', owner.id).execute();
    expect(await refusalOf(carl, serversContract.list)).toEqual([401, 'notSignedIn']);
    expect(await db.selectFrom('user').select('id').where('id', '=', carl.id).execute()).toHaveLength(1);
  });
});

// tests: COLLEAGUES-05
it('a ticket names the colleague who wrote', async () => {
  const [owner, bob] = [await signIn(app), await signIn(app)];
  await join(owner, bob);
  const { create, ticket } = supportContract;
  const { subject, department } = { subject: 'Disk', department: 'technical' };
  const body = { subject, department, service: null, serverId: null, message: 'It is full' };
  const { id } = await make(bob, create, { key: randomUUID(), body, files: [] });
  const { messages } = await make(owner, ticket, { params: { id: String(id) } });
  expect(messages[0]).toMatchObject({ author: 'customer', member: bob.email });
});

// tests: COLLEAGUES-06, TOKENS-10
it('a token of a colleague does what their role allows, and ends with their access', async () => {
  const [owner, bob] = [await signIn(app), await signIn(app)];
  const own = await join(owner, bob);
  const { create, revoke } = tokensContract;
  const draft = { password, name: 'Script', days: 30 };
  expect(await refusalOf(bob, create, { body: { ...draft, scopes: ['billing'] } })).toEqual([403, 'role']);
  const ofOwner = await make(owner, create, { body: { ...draft, scopes: ['read'] } });
  // The password is the colleague's own.
  await db.updateTable('account').set({ password: null }).where('userId', '=', owner.id).execute();
  const { secret } = await make(bob, create, { body: { ...draft, scopes: ['read', 'servers'] } });
  const params = { id: String(ofOwner.token.id) };
  expect(await refusalOf(bob, revoke, { params })).toEqual([404, 'notFound']);
  const asToken = (path: string, method = 'GET', body?: unknown) =>
    app.fetch(path, {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  expect((await asToken(serversContract.list.path)).status).toBe(200);
  await make(owner, changeRole, { ...own, body: { role: 'finance' } });
  const refused = await asToken(serversContract.reboot.path, 'POST', { ids: ['1'] });
  expect([refused.status, await codeOf(refused)]).toEqual([403, 'role']);
  await make(owner, remove, own);
  expect((await asToken(serversContract.list.path)).status).toBe(401);
});
