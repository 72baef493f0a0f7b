import type { accountCalls } from '@app/contract/accounts';
import { usableEmail } from '@/domain/auth/fieldRules';
import { lockCustomer } from '../customers/lock';
import { refusal } from '../http/refusal';
import type { Handlers } from '../routing/contractRoutes';
import type { RequireOwnPassword } from '../routing/ownPassword';
import { hashOf } from './invitationToken';
import { mailMember } from './mailMember';
import { accountsOf, lockMember, membersOf } from './read';
import { transferAccount } from './transfer';

/** Handlers of a person's accounts. */
export const accountHandlers = (requirePassword: RequireOwnPassword): Handlers<typeof accountCalls> => ({
  async transfer({
    db,
    caller,
    context,
    params,
    body: { password, email, role },
    now,
    isAdmin,
    changed,
    stored,
  }) {
    const found = await membersOf(db, caller.id).where('membership.id', '=', params.id).executeTakeFirst();
    if (!found) throw refusal('notFound');
    await requirePassword({ caller, context, password });
    await stored(async (tx) => {
      await lockCustomer(tx, caller.id);
      const row = await lockMember(tx, caller, params.id);
      if (usableEmail(email) !== row.email) throw refusal('invalidEmail');
      const person = { email: row.email, role: row.portalRole };
      if (isAdmin(person) || caller.role === 'admin') throw refusal('staffAccount');
      await transferAccount(tx, { accountId: caller.id, receiverId: row.userId, membershipId: row.id, role });
      // The identities have changed places: the receiver is behind this account now.
      const given = { kind: 'ownershipGiven', email: row.email, role } as const;
      await mailMember(tx, row.userId, row.id, given, now);
      await mailMember(tx, caller.id, row.id, { kind: 'ownershipReceived', email: caller.email }, now);
      changed(caller.id, 'members', 'account');
    });
  },
  accounts: async ({ db, caller }) => ({ items: await accountsOf(db, caller) }),
  async act({ db, caller, body: { id } }) {
    if (id !== null) {
      const found = await db
        .selectFrom('membership')
        .select('id')
        .where('id', '=', id)
        .where('userId', '=', caller.id)
        .forShare()
        .executeTakeFirst();
      if (!found) throw refusal('notFound');
    }
    await db
      .updateTable('session')
      .set({ membershipId: id })
      .where('id', '=', caller.sessionId)
      .where('userId', '=', caller.id)
      .execute();
  },
  async leave({ db, caller, params, now, changed }) {
    const found = await db
      .selectFrom('membership')
      .select(['id', 'accountId'])
      .where('id', '=', params.id)
      .where('userId', '=', caller.id)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw refusal('notFound');
    // Their sessions go on for their own account.
    await db
      .updateTable('session')
      .set({ membershipId: null })
      .where('userId', '=', caller.id)
      .where('membershipId', '=', found.id)
      .execute();
    await db.deleteFrom('membership').where('id', '=', found.id).execute();
    await mailMember(db, found.accountId, found.id, { kind: 'memberLeft', email: caller.email }, now);
    changed(found.accountId, 'members');
  },
  async accept({ db, caller, body: { token }, now, attempt, isAdmin, changed }) {
    await attempt('acceptancesPerAddress');
    const found = await db
      .selectFrom('invitation')
      .selectAll()
      .where('tokenHash', '=', hashOf(token))
      .where('expiresAt', '>', now)
      .forUpdate()
      .executeTakeFirst();
    if (!found) throw refusal('invitationInvalid');
    // The link alone does not suffice: it may have been forwarded.
    if (found.email !== caller.email) throw refusal('invitedElsewhere');
    if (isAdmin(caller)) throw refusal('staffAccount');
    await db.deleteFrom('invitation').where('id', '=', found.id).execute();
    const { accountId, role } = found;
    const joined = await db
      .insertInto('membership')
      .values({ accountId, userId: caller.id, role, since: now })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!joined) throw refusal('alreadyMember');
    await db
      .updateTable('session')
      .set({ membershipId: joined.id })
      .where('id', '=', caller.sessionId)
      .execute();
    const { email } = caller;
    await mailMember(db, accountId, joined.id, { kind: 'memberJoined', email, role }, now);
    changed(accountId, 'members');
  },
});
