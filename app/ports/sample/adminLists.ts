import type { AdminAccount } from '@/domain/admin/account';
import type { AdminEvent } from '@/domain/admin/activity';
import type { AuditEntry } from '@/domain/admin/audit';
import type { AdminBill } from '@/domain/admin/bill';
import type { LedgerLine } from '@/domain/admin/ledger';
import { isCompleted, type AdminPayment, type AdminPaymentStatus } from '@/domain/admin/payment';
import type { AccountSettlement } from '@/domain/account/settlement';
import { kopecks, sumMoney } from '@/domain/money/money';
import type { AdminRefund } from '@/domain/admin/refund';
import type { AdminServer } from '@/domain/admin/server';
import type { AdminUser } from '@/domain/admin/user';
import { isBill, toBill } from '@/domain/payment/bill';
import { paymentNumber, type KnownPaymentStatus } from '@/domain/payment/payment';
import type { PayerDraft } from '@/domain/payment/payer';
import { sampleAdmin } from '@/sample-data/admin';
import type { AdminUserRecord } from '@/sample-data/adminUsers';
import { payerOfCustomer } from '@/sample-data/payers';

/* Lists of the admin demonstration, derived from its data. */

/** The administrator with the number of new events. */
export function accountOf(activity: readonly AdminEvent[]): AdminAccount {
  return { ...sampleAdmin, notifications: activity.filter(({ isNew }) => isNew).length };
}

export function userOf(record: AdminUserRecord, servers: readonly AdminServer[]): AdminUser {
  return { ...record, servers: servers.filter(({ user }) => user === record.email).length };
}

/** In the sample every completed payment topped up the balance, and no server was paid ahead. */
export function settlementOf(
  record: AdminUserRecord | undefined,
  payments: readonly AdminPayment[],
  servers: readonly AdminServer[],
): AccountSettlement {
  const own = payments.filter(({ user }) => user === record?.email);
  const open = own.filter(({ status }) => status === 'Pending');
  const paid = sumMoney(own.filter(isCompleted).map(({ amount }) => amount));
  const balance = record?.balance ?? kopecks(0);
  return {
    bills: { count: open.length, sum: sumMoney(open.map(({ amount }) => amount)) },
    reserved: kopecks(0),
    servers: {
      count: servers.filter(({ user }) => user === record?.email).length,
      refund: kopecks(0),
      byMethod: kopecks(0),
    },
    balance,
    returnable: kopecks(Math.min(balance, paid)),
  };
}

/** Returns a customer's payer details. */
export function payerOf(users: readonly AdminUserRecord[], email: string): PayerDraft {
  const { name = email } = users.find((each) => each.email === email) ?? {};
  return payerOfCustomer({ email, name });
}

export function paymentOf(refund: AdminRefund, payments: readonly AdminPayment[]): AdminPayment | undefined {
  return payments.find(({ id }) => paymentNumber(id) === refund.payment);
}

/** Returns every administrator in the trail. */
export function actorsIn(trail: readonly AuditEntry[]): readonly string[] {
  return [...new Set(trail.map(({ admin }) => admin))].filter((admin) => admin !== '').toSorted();
}

/** Marks the refunds of deleted accounts. */
export function refundsOf(
  refunds: readonly AdminRefund[],
  payments: readonly AdminPayment[],
): readonly AdminRefund[] {
  return refunds.map((refund) => ({
    ...refund,
    account: paymentOf(refund, payments)?.account ?? refund.account,
  }));
}

const statusOf: Readonly<Record<AdminPaymentStatus, KnownPaymentStatus>> = {
  Completed: 'Paid',
  Pending: 'Pending',
  Failed: 'Canceled',
  PartlyRefunded: 'PartlyRefunded',
  Refunded: 'Refunded',
};

/** Returns the bills among the payments: transfers of existing accounts. */
export function billsOf(
  payments: readonly AdminPayment[],
  users: readonly AdminUserRecord[],
): readonly AdminBill[] {
  return payments
    .filter(
      ({ account, amount, method, status }) =>
        account === 'open' && isBill({ status: statusOf[status], paymentMethod: method, amount }),
    )
    .map(({ id, user, amount, method, status, date, items }) => {
      const payment = {
        id,
        number: paymentNumber(id),
        date,
        payer: payerOf(users, user).name,
        paymentMethod: method,
        amount,
        amountInPaymentCurrency: { currency: 'RUB' as const, minor: amount },
        status: statusOf[status],
      };
      const { continueAt: _, ...bill } = toBill(payment, {
        isAtBank: false,
        items,
        billPath: null,
        receiptPath: null,
        continueAt: null,
      });
      return { ...bill, user };
    });
}

/** Returns the ledger entries of a completed payment, a credit to the balance; none for others. */
export function ledgerLinesOf({ id, user, amount, status, date }: AdminPayment): LedgerLine[] {
  if (status === 'Pending' || status === 'Failed') return [];
  const line = { at: `${date}T00:00:00Z` as const, transfer: id, key: `payment:${id}`, customer: user };
  return [
    { ...line, account: `customer:${user}`, amount },
    { ...line, account: 'incoming', amount: 0 - amount },
  ];
}
