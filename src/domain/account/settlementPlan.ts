import { kopecks, sumMoney, type Money } from '../money/money';
import { goodwillLeft, type BalancePosting } from '../payment/goodwill';
import { refundParts, sumTo } from '../payment/refund';
import {
  quoteWithRest,
  type CancellationMoment,
  type CancellationQuote,
  type PaidItem,
  type Refundables,
} from '../servers/cancellation';
import type { Server } from '../servers/server';
import type { AccountSettlement } from './settlement';

/** Facts that decide the settlement of an account (D45). */
export interface SettlementFacts {
  /** Open bills. */
  readonly bills: readonly { readonly amount: Money; readonly fromBalance: Money }[];
  readonly servers: readonly {
    readonly server: Pick<Server, 'endDate'>;
    readonly items: readonly PaidItem[];
    readonly moment: CancellationMoment;
  }[];
  /** All postings on the balance, oldest first. */
  readonly postings: readonly BalancePosting[];
  /** Ids of the paid top-ups, newest first. */
  readonly topUps: readonly number[];
  /** Of the payments for the servers, and of the top-ups. */
  readonly refundables: Refundables;
}

/** Sums of a settlement, and the refunds that they consist of. */
export interface SettlementPlan {
  readonly settlement: AccountSettlement;
  /** In the order of the servers. */
  readonly quotes: readonly CancellationQuote[];
  /** Parts of the balance that return to their source. */
  readonly topUpRefunds: readonly { readonly paymentId: number; readonly amount: Money }[];
}

/** Quotes each server; a payment that paid for several is refunded once. */
function quoteServers({ servers, refundables }: SettlementFacts): readonly CancellationQuote[] {
  let left = refundables;
  return servers.map(({ server, items, moment }) => {
    const { quote, rest } = quoteWithRest(server, items, left, moment);
    left = rest;
    return quote;
  });
}

/** Divides a part of the balance among the top-ups that it came from. */
function refundTopUps(most: Money, { topUps, refundables }: SettlementFacts) {
  let left: number = most;
  return topUps.flatMap((paymentId) => {
    const refundable = refundables.get(paymentId);
    if (!refundable || left <= 0) return [];
    const parts = refundParts(kopecks(Math.min(left, refundable.byMethod)), 'method', refundable);
    const amount = sumTo('method', parts);
    left -= amount;
    return amount > 0 ? [{ paymentId, amount }] : [];
  });
}

/** Plans the settlement of an account. Its deletion carries out this plan, and the preview before shows its sums. */
export function planSettlement(facts: SettlementFacts): SettlementPlan {
  const { bills } = facts;
  const quotes = quoteServers(facts);
  const servers = {
    count: quotes.length,
    refund: sumMoney(quotes.map(({ refund }) => refund)),
    byMethod: sumMoney(quotes.map(({ byMethod }) => byMethod)),
  };
  const released = bills.map(({ fromBalance }) => ({ amount: fromBalance, kind: 'hold' as const }));
  const postings = [
    ...facts.postings,
    ...released,
    { amount: servers.refund - servers.byMethod, kind: 'other' as const },
  ];
  const balance = kopecks(postings.reduce((sum, { amount }) => sum + amount, 0));
  const topUpRefunds = refundTopUps(kopecks(balance - goodwillLeft(postings)), facts);
  return {
    settlement: {
      bills: { count: bills.length, sum: sumMoney(bills.map(({ amount }) => amount)) },
      reserved: sumMoney(bills.map(({ fromBalance }) => fromBalance)),
      servers,
      balance,
      returnable: sumMoney(topUpRefunds.map(({ amount }) => amount)),
    },
    quotes,
    topUpRefunds,
  };
}
