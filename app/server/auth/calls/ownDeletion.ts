import type { securityContract } from '@app/contract/security';
import { deletionLock } from '@/domain/account/deletionLock';
import { isOpenAccount } from '@/domain/admin/user';
import { deleteAccount } from '../../accounts/deleteAccount';
import { previewSettlement } from '../../accounts/settleAccount';
import { ensureCustomer, lockCustomer } from '../../customers/lock';
import type { Db } from '../../db/database';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import type { Handlers } from '../../routing/contractRoutes';
import { forwardCookies } from '../libraryAnswer';
import { requirePassword } from '../ownPassword';
import { roleOf } from '../role';
import { clearCachedPages } from '../signedOut';

/**
 * Locks an account for its deletion, in the order of staff: the account before its customer.
 *
 * @throws Problem 401 `notSignedIn` if it was deleted, suspended or merged meanwhile, 409 `adminAccount` for staff
 */
async function lockOwn(tx: Db, userId: string, deps: Pick<Deps, 'adminEmails'>) {
  const user = await tx
    .selectFrom('user')
    .select(['name', 'email', 'role'])
    .where('id', '=', userId)
    // Not `for update`: transactions that hold the customer add rows that refer to the account.
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!user) throw refusal('notSignedIn');
  // A colleague removes it from the staff first.
  if (deletionLock({ role: roleOf(user, deps) })) throw refusal('adminAccount');
  await ensureCustomer(tx, userId);
  await lockCustomer(tx, userId);
  const { status } = await tx
    .selectFrom('customer')
    .select('status')
    .where('userId', '=', userId)
    .executeTakeFirstOrThrow();
  if (!isOpenAccount(status)) throw refusal('notSignedIn');
  return { userId, email: user.email, name: user.name, status };
}

/** Handlers with which an owner deletes the account (D45). */
export function ownDeletionHandlers(
  deps: Deps,
): Pick<Handlers<typeof securityContract>, 'settlement' | 'deleteAccount'> {
  return {
    async settlement({ db, caller, now }) {
      return { ...(await previewSettlement(db, caller.id, now)), currency: 'RUB' };
    },
    async deleteAccount({ body: { password, sum }, caller, context, now }) {
      const { id: userId } = caller;
      if (deletionLock(caller)) throw refusal('adminAccount');
      await requirePassword(deps, { caller, context, password });
      // The open pages of colleagues read again, and find that their session has ended.
      const changes = [{ userId, topics: ['account', 'members'] }] as const;
      await transact(deps.db, async (tx) => {
        const account = await lockOwn(tx, userId, deps);
        await deleteAccount(tx, account, {
          balance: 'return',
          note: null,
          sum,
          caller: { id: null, email: '' },
          now,
        });
        await deps.changes.announce(tx, changes);
      });
      deps.changes.committed(changes);
      // Removes the cookie: with it, pages would be made for a session.
      const answer = await deps.auth.api.signOut({ headers: context.req.raw.headers, asResponse: true });
      forwardCookies(context, deps.connection, answer.headers);
      clearCachedPages(context);
    },
  };
}
