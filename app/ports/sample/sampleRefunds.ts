import { canRefund, canSend, refundName, type AdminRefund } from '@/domain/admin/refund';
import { refundRules } from '@/domain/admin/lists';
import { adminPaymentStatusOf, paymentName, type AdminPayment } from '@/domain/admin/payment';
import type { IsoDateTime } from '@/domain/time/dates';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { done, refused } from '@/domain/results/outcome';
import { refundChannel } from '@/domain/payment/method';
import type { PayerDraft } from '@/domain/payment/payer';
import { paymentNumber } from '@/domain/payment/payment';
import { statusAfterRefunds } from '@/domain/payment/refund';
import type { ShiftDates } from '@/sample-data/shiftDates';
import { sampleRefunds } from '@/sample-data/refunds';
import type { AdminPort } from '@app/ports/adminPort';
import { paymentOf, refundsOf } from './adminLists';
import { answersParts } from './answersParts';
import type { Latency } from './latency';
import type { SampleTrail } from './sampleTrail';

/** Parts of the demonstration that refunds use. */
interface Business {
  latency: Latency;
  moment: () => IsoDateTime;
  shift: ShiftDates;
  note: SampleTrail['note'];
  payments: () => readonly AdminPayment[];
  savePayment: (payment: AdminPayment) => void;
  /** Credits the payer's balance, if the customer exists. */
  credit: (user: string, amount: Money) => void;
  /** Returns a customer's payer details. */
  payerOf: (user: string) => PayerDraft;
}

type Refunds = Pick<AdminPort, 'refunds' | 'refundPayment' | 'markRefundSent' | 'cancelRefund'> & {
  /** Number of refunds that await a manual transfer. */
  refundsToSend: () => number;
};

/** Refunds of the demonstration, with manual transfers and cancellations (D33). */
export function makeSampleRefunds(business: Business): Refunds {
  const { latency, moment, note, payments, savePayment, credit } = business;
  let refunds = business.shift(sampleRefunds);

  /** Returns the part of a payment that is not refunded. */
  function leftOf({ id, amount }: AdminPayment): Money {
    const number = paymentNumber(id);
    const returned = refunds.filter((each) => each.payment === number && each.state !== 'canceled');
    return kopecks(amount - sumMoney(returned.map((each) => each.amount)));
  }

  const withStatus = (payment: AdminPayment): AdminPayment => ({
    ...payment,
    status: adminPaymentStatusOf[statusAfterRefunds(payment.amount, leftOf(payment))],
  });

  /** Ends a refund that awaits its transfer: sent or cancelled. */
  function end(refund: AdminRefund, to: 'sent' | 'canceled', reason: string | null): AdminRefund {
    const next = { ...refund, state: to, cancelNote: reason };
    refunds = refunds.map((each) => (each.id === refund.id ? next : each));
    const { id, user, amount, payment } = next;
    note({
      kind: to === 'sent' ? 'refundSent' : 'refundCanceled',
      subject: refundName(id),
      customer: user,
      before: { state: refund.state },
      after: { state: to, amount, payment, ...(reason === null ? {} : { note: reason }) },
    });
    return next;
  }

  return {
    refundsToSend: () => refunds.filter(({ state }) => state === 'toSend').length,
    refunds: answersParts(latency)(() => refundsOf(refunds, payments()), refundRules),
    async refundPayment(id, { amount, target, note: reason }) {
      await latency();
      const payment = payments().find((each) => each.id === id);
      if (!payment) return refused('gone');
      if (!canRefund(payment)) return refused(payment.account === 'deleted' ? 'accountDeleted' : 'changed');
      if (amount > leftOf(payment)) return refused('refundChanged');
      const { user, method, status } = payment;
      if (target === 'balance') credit(user, amount);
      const made = {
        user,
        account: 'open' as const,
        payment: paymentNumber(id),
        amount,
        target,
        note: reason,
        cancelNote: null,
      };
      const highest = Math.max(0, ...refunds.map((each) => each.id));
      const delivery =
        refundChannel(target, method) === 'transfer'
          ? ({ state: 'toSend', recipient: business.payerOf(user) } as const)
          : ({ state: 'sent', recipient: null } as const);
      refunds = [{ ...made, ...delivery, id: highest + 1, reason: 'decided', at: moment() }, ...refunds];
      const next = withStatus(payment);
      savePayment(next);
      note({
        kind: 'paymentRefunded',
        subject: paymentName(id),
        customer: user,
        before: { status },
        after: { status: next.status, amount, target, note: reason },
      });
      return done(next);
    },
    async markRefundSent(id) {
      await latency();
      const refund = refunds.find((each) => each.id === id);
      if (!refund) return refused('gone');
      return canSend(refund) ? done(end(refund, 'sent', null)) : refused('changed');
    },
    async cancelRefund(id, reason) {
      await latency();
      const refund = refunds.find((each) => each.id === id);
      if (!refund) return refused('gone');
      if (!canSend(refund)) return refused('changed');
      const payment = paymentOf(refund, payments());
      if (payment?.account === 'deleted') return refused('accountDeleted');
      const next = end(refund, 'canceled', reason);
      if (payment) savePayment(withStatus(payment));
      return done(next);
    },
  };
}
