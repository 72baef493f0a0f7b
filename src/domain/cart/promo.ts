import type { IsoDate } from '@/domain/time/dates';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import type { ProductLine } from '@/domain/catalog/plan';
import type { PricedEntry } from './priceEntry';

/** A promo code as the provider keeps it (D10). */
export interface PromoCode {
  /** Upper case. */
  code: string;
  benefit: { kind: 'percent'; percent: number } | { kind: 'fixed'; amount: Money };
  /** First and last day on which it works. */
  from: IsoDate;
  until: IsoDate;
  /** How often it may still be used. */
  usesLeft: number;
  /** The catalogues whose orders it is for; renewals and tariff changes never count. */
  lines: readonly ProductLine[];
  /** How often one customer may use it (D46); null for no limit but the uses in all. */
  perCustomer: number | null;
  /** It is for a customer's first order only. */
  isFirstOrderOnly: boolean;
  /** Customer who asks; an unknown customer has not used it. */
  customer: PromoCustomer;
}

/** Customer's history that a code may be limited by. Only what was paid counts. */
export interface PromoCustomer {
  /** How often they have used the code. */
  uses: number;
  hasOrdered: boolean;
}

export const newCustomer: PromoCustomer = { uses: 0, hasOrdered: false };

/** Why a code gives nothing (D10, D46): each has a message of its own. */
export type PromoProblem =
  | 'notFound'
  | 'expired'
  | 'notYetActive'
  | 'notFirstOrder'
  | 'usedByCustomer'
  | 'usedUp'
  | 'nothingEligible';

/** Why a code is not, or no more, for its customer; null while it is. */
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

/** Discount of a code on the entries it is applied to, or its problem. */
export type PromoResult =
  | { ok: true; code: string; discount: Money }
  | { ok: false; code: string; problem: PromoProblem; promo: PromoCode | null };

/** A longer text is no code of ours, and is not sent anywhere. */
export const promoCodeLength = 32;

/** A code as it is compared: without spaces around, in upper case; null for what cannot be one. */
export function toPromoCode(text: string): string | null {
  const code = text.trim().toUpperCase();
  return /^[A-Z0-9-]+$/.test(code) && code.length <= promoCodeLength ? code : null;
}

/** Whether a code is for an entry, whenever it works. */
export function isEligible(entry: PricedEntry, { lines }: Pick<PromoCode, 'lines'>): boolean {
  return entry.status === 'order' && lines.includes(entry.plan.line);
}

/** Checks a code against the entries that are to be paid, today. A discount never exceeds what it is taken from. */
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
