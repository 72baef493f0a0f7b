import {
  balanceParts,
  settledSum,
  type AccountSettlement,
  type BalanceChoice,
} from '@/domain/account/settlement';
import type { Money } from '@/domain/money/money';
import { audit, type AuditEvent } from '../audit/audit';
import { issueLastRefundDocuments } from '../billingDocuments/refundDocument';
import { noticesOf } from '../customers/notices';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import { enqueueMail } from '../mail/mailJob';
import { enqueueForgetting } from '../savedCards/forgetJob';
import { keepPayments } from './keepPayments';
import { removeAccount } from './mergeAccounts';
import { settleAccount } from './settleAccount';

/** Sums of a settlement for the audit trail, one per line. */
const settledFacts = (settlement: AccountSettlement, choice: BalanceChoice) => {
  const { bills, reserved, servers, balance } = settlement;
  return {
    bills: bills.count,
    billsSum: bills.sum,
    reserved,
    servers: servers.count,
    serversRefund: servers.refund,
    serversByMethod: servers.byMethod,
    balance,
    ...balanceParts(settlement, choice),
  };
};

/** A deletion of an account, with the sum that was shown before. */
interface DeletionRequest extends Pick<AuditEvent, 'caller' | 'now'> {
  readonly balance: BalanceChoice;
  /** Reason of staff; null if the owner deletes the account. */
  readonly note: string | null;
  readonly sum: Money;
}

/** An account as the audit trail keeps it. */
interface DeletedAccount {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly status: string;
}

/**
 * Settles an account and deletes it for good, with a mail to its address; its payments stay (D45).
 *
 * @throws Problem 409 `refundChanged` with both sums, if the shown one is no longer right
 */
export async function deleteAccount(
  tx: Db,
  { userId, ...account }: DeletedAccount,
  { balance, note, sum, caller, now }: DeletionRequest,
): Promise<void> {
  const { language } = await noticesOf(tx, userId);
  const settlement = await settleAccount(tx, userId, { balance, note, now });
  const expected = settledSum(settlement);
  if (expected !== sum) throw refusal('refundChanged', { expected, given: sum });
  await issueLastRefundDocuments(tx, userId, now);
  await keepPayments(tx, userId, now);
  await enqueueForgetting(
    tx,
    await tx.deleteFrom('savedCard').where('userId', '=', userId).returningAll().execute(),
    now,
  );
  await removeAccount(tx, userId);
  const event = { kind: 'accountDeleted', address: account.email, language } as const;
  await enqueueMail(tx, { userId, key: `account-deleted-${userId}`, event, now });
  const about = { subject: account.email, customer: account.email };
  const reason = note === null ? ({ reason: 'ownerRequest' } as const) : { note };
  const after = { ...settledFacts(settlement, balance), ...reason };
  await audit(tx, { caller, now, kind: 'userDeleted', ...about, before: account, after });
}
