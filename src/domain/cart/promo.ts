import type { IsoDate } from '@/domain/time/dates';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import type { ProductLine } from '@/domain/catalog/plan';
import type { PricedEntry } from './priceEntry';

/** A promo code of the provider (D10). */
export interface PromoCode {
  /** Upper case. */
  code: string;
  benefit: { kind: 'percent'; percent: number } | { kind: 'fixed'; amount: Money };
  /** First and last day on which it works. */
  from: IsoDate;
  until: IsoDate;
  /** Number of uses left. */
  usesLeft: number;
  /** Catalogues whose orders it applies to; renewals and tariff changes never count. */
  lines: readonly ProductLine[];
  /** Maximum uses per customer (D46); null for no such limit. */
  perCustomer: number | null;
  /** Whether it is valid only for a customer's first order. */
  isFirstOrderOnly: boolean;
  /** The customer who uses it; a visitor without an account counts as having used no code. */
  customer: PromoCustomer;
}

/** Customer history that a code's limits depend on. Only paid orders count. */
export interface PromoCustomer {
  /** Number of times the customer used the code. */
  uses: number;
  hasOrdered: boolean;
}

export const newCustomer: PromoCustomer = { uses: 0, hasOrdered: false };

/** Why a code gives no discount (D10, D46); each reason has its message. */
export type PromoProblem =
  | 'notFound'
  | 'expired'
  | 'notYetActive'
  | 'notFirstOrder'
  | 'usedByCustomer'
  | 'usedUp'
  | 'nothingEligible';

/** Why a customer cannot use a code; null if they can. */
export function customerProblem({
  perCustomer,
  isFirstOrderOnly,
  customer,
}: Pick<PromoCode, 'perCustomer' | 'isFirstOrderOnly' | 'customer'>):
  | 'notFirstOrder'
  | 'usedByCustomer'
  | null {
  if (perCustomer !== null && customer.uses >= perCustomer) return 'usedByCustomer';
  return isFirstOrderOnly && customer.hasOrdered ? 'notFirstOrder' : null;
}

/** Discount of a code on its entries, or its problem. */
export type PromoResult =
  | { ok: true; code: string; discount: Money }
  | { ok: false; code: string; problem: PromoProblem; promo: PromoCode | null };

/** Maximum length of a code; longer input is never sent. */
export const promoCodeLength = 32;

/** Normalizes a code: trimmed, upper case; null for an impossible code. */
export function toPromoCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return /^[A-Z0-9-]+$/.test(code) && code.length <= promoCodeLength ? code : null;
}

/** Whether a code applies to an entry, regardless of dates. */
export function isEligible(entry: PricedEntry, { lines }: Pick<PromoCode, 'lines'>): boolean {
  return entry.status === 'order' && lines.includes(entry.plan.line);
}

/** Checks a code against the entries to pay. A discount never exceeds the price it reduces. */
export function applyPromo(
  code: string,
  promo: PromoCode | null,
  entries: readonly PricedEntry[],
  today: IsoDate,
): PromoResult {
  const failed = (problem: PromoProblem): PromoResult => ({ ok: false, code, problem, promo });
  if (!promo) return failed('notFound');
  if (today > promo.until) return failed('expired');
  if (today < promo.from) return failed('notYetActive');
  const problem = customerProblem(promo);
  if (problem) return failed(problem);
  if (promo.usesLeft < 1) return failed('usedUp');
  const eligible = sumMoney(entries.flatMap((entry) => (isEligible(entry, promo) ? [entry.total] : [])));
  if (eligible === 0) return failed('nothingEligible');
  const { benefit } = promo;
  const discount =
    benefit.kind === 'percent' ? Math.floor((eligible * benefit.percent) / 100) : benefit.amount;
  return { ok: true, code: promo.code, discount: kopecks(Math.min(eligible, discount)) };
}
