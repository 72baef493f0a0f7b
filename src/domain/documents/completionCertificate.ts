import { addDays, addMonths, daysBetween, type IsoDate } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import { monthOfDay, monthStart, type WholeMonth } from '@/domain/time/months';
import { compactCode, type PayerDraft } from '@/domain/payment/payer';
import { withTax } from './lines';
import type { DocumentLine, DocumentPayee, LineSubject } from './billingDocument';

/*
 * Contents of a month's completion certificate. Server days are recognized one by one: a certificate lists past days
 * that no earlier certificate contains. A payment's commission is recognized on the day its money arrives. All
 * certificates of an item add up to the paid amount less refunds. Days are in the provider's time zone (D41).
 */

/** A paid item: server days of an order, a renewal or a tariff change, or a payment's commission. */
export interface RenderedItem {
  /** Together with the id it identifies the item: order items and payments have separate ids. */
  readonly kind: 'item' | 'commission';
  readonly id: number;
  readonly subject: LineSubject;
  readonly payer: PayerDraft;
  /** Legal entity that got the money, if it is not the one that bills the payer now; otherwise null. */
  readonly payee: DocumentPayee | null;
  /** Paid and refunded amounts, in kopecks. */
  readonly paid: Money;
  readonly returned: Money;
  /** The first day, and the day after the last one. */
  readonly from: IsoDate;
  readonly until: IsoDate;
  /** Day on which the server was cancelled before the end; null if it was not. */
  readonly leftOn: IsoDate | null;
  /** Amount in earlier certificates, in kopecks. `actedUntil` is the first day not certified yet; null for none. */
  readonly acted: Money;
  readonly actedUntil: IsoDate | null;
}

/** Returns whether a payer gets certificates. Only organizations do: their accounting needs one per month. */
function receivesCertificates({ type }: Pick<PayerDraft, 'type'>): boolean {
  return type === 'organization';
}

/** Identifies a payer on certificates of a legal entity: a branch shares its INN and has its own KPP. */
function certificatePayerKey({ payer, payee }: Pick<RenderedItem, 'payer' | 'payee'>): string {
  const key = `${compactCode(payer.inn)}:${compactCode(payer.kpp)}`;
  return payee === null ? key : `${key}:${payee.inn}`;
}

/** Returns the day on which the service ends. A cancelled server uses nothing after it ends, whatever was refunded. */
function endOf({ from, until, leftOn }: RenderedItem): IsoDate {
  if (leftOn === null || leftOn >= until) return until;
  const next = addDays(from, 1);
  return leftOn > next ? leftOn : next;
}

/** Returns the amount recognized before a day, in kopecks. From the item's end on it is the whole amount. */
function renderedBefore(item: RenderedItem, day: IsoDate): Money {
  const end = endOf(item);
  const whole = Math.max(1, daysBetween(item.from, end));
  const used = Math.min(whole, Math.max(0, daysBetween(item.from, day)));
  const net = BigInt(Math.max(0, item.paid - item.returned));
  // BigInt, because amounts times days exceed the safe integers.
  return kopecks(Number((2n * net * BigInt(used) + BigInt(whole)) / (2n * BigInt(whole))));
}

const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other);

/** A certificate line, and the state of its item afterwards. */
export interface CertificateLine {
  readonly line: DocumentLine;
  readonly after: RenderedItem;
}

/**
 * Builds an item's line in the certificate of a month. It covers everything recognized by the end of the month that no
 * certificate contains; null if that is nothing. If a planned refund was cancelled after all days were certified, the
 * line is the remaining amount, without days.
 *
 * @param taxRate in percent
 */
export function certificateLine(
  item: RenderedItem,
  month: WholeMonth,
  taxRate: number,
): CertificateLine | null {
  const until = earlier(addDays(month.to, 1), endOf(item));
  const amount = kopecks(Math.max(0, renderedBefore(item, addDays(month.to, 1)) - item.acted));
  const from = item.actedUntil ?? item.from;
  if (amount === 0) return null;
  const hasDays = from < until;
  const line = withTax(
    {
      subject: item.subject,
      days: item.kind === 'item' && hasDays ? { from, to: addDays(until, -1) } : null,
      quantity: 1,
      price: amount,
      discount: kopecks(0),
      amount,
    },
    taxRate,
  );
  return {
    line,
    after: { ...item, acted: kopecks(item.acted + amount), actedUntil: hasDays ? until : from },
  };
}

/** A certificate to issue. */
export interface CertificateDraft {
  readonly payerKey: string;
  /** The payer of the newest item. */
  readonly payer: PayerDraft;
  /** As in its items. */
  readonly payee: DocumentPayee | null;
  readonly lines: readonly CertificateLine[];
}

/** Builds the certificates of a month, one per organization and legal entity, in the order of their first items. */
export function draftCertificates(
  items: readonly RenderedItem[],
  month: WholeMonth,
  taxRate: number,
): readonly CertificateDraft[] {
  const drafts = new Map<string, CertificateDraft>();
  for (const item of items) {
    if (!receivesCertificates(item.payer)) continue;
    const stated = certificateLine(item, month, taxRate);
    if (!stated) continue;
    const payerKey = certificatePayerKey(item);
    const lines = [...(drafts.get(payerKey)?.lines ?? []), stated];
    drafts.set(payerKey, { payerKey, payer: item.payer, payee: item.payee, lines });
  }
  return [...drafts.values()];
}

/** Returns the months with uncertified days through this one, oldest first; empty if there are none. */
export function monthsToCertify(items: readonly RenderedItem[], through: WholeMonth): readonly WholeMonth[] {
  const starts = items
    .filter(({ payer }) => receivesCertificates(payer))
    .map((item) => monthStart(item.actedUntil ?? item.from))
    .toSorted();
  const months: WholeMonth[] = [];
  const [first] = starts;
  if (first === undefined) return months;
  for (let day = first; day <= through.from; day = addMonths(day, 1)) months.push(monthOfDay(day));
  return months;
}
