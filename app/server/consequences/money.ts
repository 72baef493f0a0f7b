import * as adjustments from '../billing/adjustBalance';
import * as cancellation from '../billing/cancelRefund';
import * as charges from '../billing/collect';
import type { Step } from '../billing/consequence';
import * as ends from '../billing/endUnpaid';
import { postMoney } from '../billing/postMoney';
import * as payments from '../billing/payments';
import * as refunds from '../billing/refunds';
import type { Db } from '../db/database';
import { applyConsequences } from './apply';

/*
 * Billing steps for use cases: each applies its consequences in the same transaction. Only code that is part of a step
 * calls billing's functions directly and returns the consequences.
 */

const applied =
  <Rest extends unknown[], Value>(step: (tx: Db, ...rest: Rest) => Promise<Step<Value>>) =>
  async (tx: Db, ...rest: Rest): Promise<Value> => {
    const { value, consequences } = await step(tx, ...rest);
    await applyConsequences(tx, consequences);
    return value;
  };

export const addPayment = applied(payments.addPayment);
export const receive = applied(payments.receive);
export const payFromBalance = applied(payments.payFromBalance);
export const collect = applied(charges.collect);
export const endUnpaid = applied(ends.endUnpaid);
export const deleteUnpaid = applied(ends.deleteUnpaid);
export const addRefund = applied(refunds.addRefund);
export const refundItem = applied(refunds.refundItem);
export const refundPayment = applied(refunds.refundPayment);
export const adjustBalance = applied(adjustments.adjustBalance);
export const cancelRefund = applied(cancellation.cancelRefund);

/** Posts the balance that a customer had in an earlier system; it may renew servers. */
export const postImportedBalance = applied(async (tx, posting: Parameters<typeof postMoney>[1]) => ({
  value: undefined,
  consequences: await postMoney(tx, posting),
}));
