import type { securityContract } from '@app/contract/security';
import { deleteAccount } from '../../accounts/deleteAccount';
import { previewSettlement } from '../../accounts/settleAccount';
import { ensureCustomer } from '../../customers/lock';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { refusal } from '../../http/refusal';
import type { Handlers } from '../../routing/contractRoutes';
import { requirePassword } from '../ownPassword';
import { clearCachedPages } from '../signedOut';

/** Stored where staff state their reason. */
const note = 'Deleted by its owner';

/** Handlers with which an owner deletes the account (D45). */
export function ownDeletionHandlers(
  deps: Deps,
): Pick<Handlers<typeof securityContract>, 'settlement' | 'deleteAccount'> {
  return {
    async settlement({ db, caller, now }) {
      return { ...(await previewSettlement(db, caller.id, now)), currency: 'RUB' };
    },
    async deleteAccount({ body: { password, sum }, caller, context, now }) {
      const { id: userId, email } = caller;
      // A colleague removes it from the staff first.
      if (caller.staffRole !== null) throw refusal('adminAccount');
      await requirePassword(deps, { caller, context, password });
      await transact(deps.db, async (tx) => {
        await ensureCustomer(tx, userId);
        const { name, status } = await tx
          .selectFrom('user')
          .innerJoin('customer', 'customer.userId', 'user.id')
          .select(['user.name', 'customer.status'])
          .where('user.id', '=', userId)
          .executeTakeFirstOrThrow();
        const account = { userId, email, name, status };
        await deleteAccount(tx, account, { balance: 'return', note, sum, caller: { id: null, email }, now });
      });
      clearCachedPages(context);
    },
  };
}
