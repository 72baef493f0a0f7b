import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adminContract } from '@app/contract/admin';
import { deskContract } from '@app/contract/desk';
import { supportContract } from '@app/contract/support';
import type { StaffRole } from '@/domain/admin/rights';
import { openApp } from '../support/openApp';
import { answerOf, callAs, codeOf, signIn, userIdOf, type Person } from '../support/signedIn';

const { app, db } = await openApp();
const { staff, inviteStaff, saveStaff, removeStaff, suspendUser, saveUser, account, audit } = adminContract;
const owner = await signIn(app, 'admin');

/** An administrator with this role. */
async function signInAs(role: StaffRole): Promise<Person> {
  const person = await signIn(app, 'admin');
  await db.updateTable('user').set({ staffRole: role }).where('id', '=', person.id).execute();
  return person;
}

async function numberOf({ id }: Pick<Person, 'id'>): Promise<string> {
  const row = await db.selectFrom('user').select('number').where('id', '=', id).executeTakeFirstOrThrow();
  return String(row.number);
}

const paramsOf = async (person: Pick<Person, 'id'>) => ({ id: await numberOf(person) });
const members = () => answerOf(staff, callAs(app, owner, staff, { query: { limit: '100' } }));
const mailsTo = async (userId: string) =>
  (await db.selectFrom('job').select(['kind', 'payload']).where('kind', '=', 'mail').execute()).filter(
    (job) => JSON.stringify(job.payload).includes(userId),
  );

describe('the staff', () => {
  // tests: ADMIN-45
  it('invites an address without an account: a role, a mail, an entry of the trail', async () => {
    const body = { name: ' Maria Orlova ', email: 'Maria@Example.com', role: 'finance' as const };
    const member = await answerOf(inviteStaff, callAs(app, owner, inviteStaff, { body }));
    expect(member).toMatchObject({
      name: 'Maria Orlova',
      email: 'maria@example.com',
      role: 'finance',
      isFixed: false,
      lastLogin: null,
    });
    const stored = await db
      .selectFrom('user')
      .select(['id', 'role', 'staffRole'])
      .where('email', '=', 'maria@example.com')
      .executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ role: 'admin', staffRole: 'finance' });
    const [mail] = await mailsTo(stored.id);
    expect(JSON.stringify(mail?.payload)).toContain('"hasPassword":false');
    const trail = await answerOf(audit, callAs(app, owner, audit, { query: { limit: '1' } }));
    const [entry] = trail.items;
    expect(entry).toMatchObject({
      kind: 'staffInvited',
      subject: 'maria@example.com',
      admin: owner.email,
    });
    expect(entry?.changes).toContainEqual({ field: 'role', before: null, after: 'finance' });
    expect((await members()).items.map(({ email }) => email)).toContain('maria@example.com');
  });

  it('gives a customer a role only on purpose, from the next sign-in on', async () => {
    const customer = await signIn(app);
    const body = { name: 'Anna', email: customer.email, role: 'support' as const };
    const unaware = await callAs(app, owner, inviteStaff, { body });
    expect([unaware.status, await codeOf(unaware)]).toEqual([409, 'accountExists']);
    expect((await callAs(app, customer, account)).status).toBe(403);
    const onPurpose = { body: { ...body, isExisting: true } };
    await answerOf(inviteStaff, callAs(app, owner, inviteStaff, onPurpose));
    expect((await callAs(app, customer, account)).status).toBe(401);
    const stored = await db.selectFrom('user').select('staffRole').where('id', '=', customer.id).execute();
    expect(stored).toEqual([{ staffRole: 'support' }]);
    const [mail] = await mailsTo(customer.id);
    expect(JSON.stringify(mail?.payload)).toContain('"hasPassword":true');
    const again = await callAs(app, owner, inviteStaff, onPurpose);
    expect([again.status, await codeOf(again)]).toEqual([409, 'emailTaken']);
  });

  it('gives a suspended account no role', async () => {
    const customer = await signIn(app);
    expect((await callAs(app, owner, suspendUser, { params: await paramsOf(customer) })).status).toBe(200);
    const body = { name: 'Anna', email: customer.email, role: 'support' as const, isExisting: true };
    const refused = await callAs(app, owner, inviteStaff, { body });
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'accountSuspended']);
    const stored = await db.selectFrom('user').select('role').where('id', '=', customer.id).execute();
    expect(stored).toEqual([{ role: 'customer' }]);
  });

  it('says nothing of a password that an account does not have', async () => {
    const { addUser } = adminContract;
    const added = { name: 'Igor', email: 'igor@example.com', status: 'Active' as const };
    await answerOf(addUser, callAs(app, owner, addUser, { body: added }));
    const body = { name: 'Igor', email: added.email, role: 'support' as const, isExisting: true };
    await answerOf(inviteStaff, callAs(app, owner, inviteStaff, { body }));
    const id = await userIdOf(db, added.email);
    const [mail] = await mailsTo(id);
    expect(JSON.stringify(mail?.payload)).toContain('"hasPassword":false');
  });

  it.each([
    ['is removed', (params) => callAs(app, owner, removeStaff, { params })],
    ['is suspended', (params) => callAs(app, owner, suspendUser, { params })],
    [
      'gets a role that answers nobody',
      (params) => callAs(app, owner, saveStaff, { params, body: { role: 'finance' } }),
    ],
  ] satisfies readonly [string, (params: { id: string }) => Promise<Response>][])(
    'leaves the open tickets to all when a member %s',
    async (_, act) => {
      const member = await signInAs('support');
      const customer = await signIn(app);
      const ask = async () => {
        const { create } = supportContract;
        const body = {
          subject: 'No ping',
          department: 'technical',
          service: null,
          serverId: null,
          message: 'Since 8:00',
        };
        return (await answerOf(create, callAs(app, customer, create, { key: randomUUID(), body }))).id;
      };
      const [open, closed] = [await ask(), await ask()];
      for (const id of [open, closed]) {
        const body = { field: 'assignee', value: member.email };
        const taken = callAs(app, owner, deskContract.changeTicket, { params: { id: String(id) }, body });
        await answerOf(deskContract.changeTicket, taken);
      }
      await db.updateTable('ticket').set({ status: 'closed' }).where('id', '=', closed).execute();
      expect((await act(await paramsOf(member))).ok).toBe(true);
      const rows = await db
        .selectFrom('ticket')
        .select(['id', 'assigneeId'])
        .where('id', 'in', [open, closed])
        .orderBy('id')
        .execute();
      expect(rows).toEqual([
        { id: open, assigneeId: null },
        { id: closed, assigneeId: member.id },
      ]);
      const page = await answerOf(
        deskContract.deskTicket,
        callAs(app, owner, deskContract.deskTicket, { params: { id: String(open) } }),
      );
      expect(page.staff).not.toContain(member.email);
    },
  );

  it('takes another role from the next call on, recorded once', async () => {
    const member = await signInAs('support');
    const params = await paramsOf(member);
    const change = () => callAs(app, owner, saveStaff, { params, body: { role: 'readOnly' } });
    expect((await answerOf(saveStaff, change())).role).toBe('readOnly');
    await change();
    expect((await answerOf(account, callAs(app, member, account))).role).toBe('readOnly');
    const entries = await db
      .selectFrom('auditEvent')
      .select(['before', 'after'])
      .where('kind', '=', 'staffEdited')
      .where('subject', '=', member.email)
      .execute();
    expect(entries).toEqual([{ before: { role: 'support' }, after: { role: 'readOnly' } }]);
  });

  it('loses the role and its sessions at once', async () => {
    const member = await signInAs('finance');
    const params = await paramsOf(member);
    expect((await callAs(app, owner, removeStaff, { params })).status).toBe(204);
    expect((await callAs(app, member, account)).status).toBe(401);
    expect((await members()).items.map(({ email }) => email)).not.toContain(member.email);
    const again = await callAs(app, owner, removeStaff, { params });
    expect([again.status, await codeOf(again)]).toEqual([404, 'notFound']);
  });

  it('keeps one owner: nobody takes their own role, and of two who remove each other one stays', async () => {
    const params = await paramsOf(owner);
    const own = await callAs(app, owner, saveStaff, { params, body: { role: 'support' } });
    expect([own.status, await codeOf(own)]).toEqual([409, 'ownAccount']);
    const other = await signInAs('owner');
    const answers = await Promise.all([
      callAs(app, owner, saveStaff, { params: await paramsOf(other), body: { role: 'support' } }),
      callAs(app, other, saveStaff, { params, body: { role: 'support' } }),
    ]);
    const owners = (await db.selectFrom('user').select(['email', 'staffRole', 'role']).execute()).filter(
      ({ role, staffRole }) => role === 'admin' && (staffRole ?? 'owner') === 'owner',
    );
    expect(owners.length).toBeGreaterThanOrEqual(1);
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1);
    // The test continues as its owner, whichever of them was first.
    await db.updateTable('user').set({ staffRole: 'owner' }).where('id', '=', owner.id).execute();
  });

  it('is sorted, searched and filtered by role', async () => {
    const read = (query: Record<string, string>) =>
      answerOf(staff, callAs(app, owner, staff, { query: { limit: '100', ...query } }));
    const inFinance = (await read({ role: 'finance' })).items;
    expect(inFinance.map(({ email }) => email)).toContain('maria@example.com');
    expect(inFinance.every(({ role }) => role === 'finance')).toBe(true);
    expect((await read({ search: 'ORLOVA' })).items.map(({ email }) => email)).toEqual(['maria@example.com']);
    const roles = (await read({ sort: 'role', direction: 'descending' })).items.map(({ role }) => role);
    expect(roles[0]).not.toBe('owner');
    expect(roles.at(-1)).toBe('owner');
  });
});

describe('an owner whom the environment names', async () => {
  const named = await openApp({ deps: { adminEmails: ['boss@example.com'] } });
  it('is listed as fixed, and keeps the role', async () => {
    const admin = await signIn(named.app, 'admin');
    await named.db
      .insertInto('user')
      .values({
        id: 'boss',
        name: 'Boss',
        email: 'boss@example.com',
        emailVerified: true,
        firstName: 'Boss',
        lastName: '',
      })
      .execute();
    const { items } = await answerOf(staff, callAs(named.app, admin, staff, { query: { limit: '10' } }));
    const boss = items.find(({ email }) => email === 'boss@example.com');
    expect(boss).toMatchObject({ role: 'owner', isFixed: true });
    const params = { id: String(boss?.id) };
    const refused = await callAs(named.app, admin, removeStaff, { params });
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'fixedOwner']);
  });

  it('is neither suspended nor deleted by another owner', async () => {
    const admin = await signIn(named.app, 'admin');
    const { items } = await answerOf(staff, callAs(named.app, admin, staff, { query: { limit: '10' } }));
    const params = { id: String(items.find(({ isFixed }) => isFixed)?.id) };
    const body = { name: 'Boss', status: 'Suspended' as const };
    const deletion = { sum: 0, balance: 'return', note: 'No' };
    const refused = [
      await callAs(named.app, admin, suspendUser, { params }),
      await callAs(named.app, admin, saveUser, { params, body }),
      await callAs(named.app, admin, adminContract.deleteUser, { params, body: deletion }),
    ];
    for (const answer of refused) expect([answer.status, await codeOf(answer)]).toEqual([409, 'fixedOwner']);
    const left = await named.db.selectFrom('user').select('id').where('id', '=', 'boss').execute();
    expect(left).toEqual([{ id: 'boss' }]);
  });
});

describe('an administrator’s account', () => {
  it('is changed by owners only', async () => {
    const support = await signInAs('support');
    const finance = await signInAs('finance');
    const params = await paramsOf(finance);
    const suspended = await callAs(app, support, suspendUser, { params });
    expect([suspended.status, await codeOf(suspended)]).toEqual([409, 'adminAccount']);
    const body = { name: 'Other', status: 'Active' as const };
    const renamed = await callAs(app, support, saveUser, { params, body });
    expect([renamed.status, await codeOf(renamed)]).toEqual([409, 'adminAccount']);
    expect((await callAs(app, owner, suspendUser, { params })).status).toBe(200);
    expect((await callAs(app, finance, account)).status).toBe(401);
  });
});
