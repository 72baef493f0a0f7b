import { addDays, addMonths, daysBetween, type IsoDate } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import { monthOfDay, monthStart, type WholeMonth } from '@/domain/time/months';
import { compactCode, type PayerDraft } from '@/domain/payment/payer';
import { withTax } from './lines';
import type { LineSubject, DocumentLine } from './billingDocument';

/*
 * Contents of a month's completion certificate. Days of a server are rendered one by one: a certificate lists the days
 * that have passed and are in no earlier certificate. The commission of a payment is rendered on the day its money
 * arrives. All certificates of an item together equal the paid amount less refunds. Days are the provider's (D41).
 */

/** Something that was paid for: days of a server by an order, a renewal or another tariff, or the commission of a payment. */
export interface RenderedItem {
  /** Of an item of an order, or of a payment: of each kind there is one of a number. */
  readonly kind: 'item' | 'commission';
  readonly id: number;
  readonly subject: LineSubject;
  readonly payer: PayerDraft;
  /** Kopecks that were paid for it, and that were given back of them. */
  readonly paid: Money;
  readonly returned: Money;
  /** The first day, and the day after the last one. */
  readonly from: IsoDate;
  readonly until: IsoDate;
  /** The day on which its server left before that; null where it did not. */
  readonly leftOn: IsoDate | null;
  /** Amount already stated in certificates, in kopecks. `actedUntil` is the first day not stated yet; null for none. */
  readonly acted: Money;
  readonly actedUntil: IsoDate | null;
}

/** Returns whether a payer gets certificates. Organizations do: their accountants want one for each month. */
function receivesCertificates({ type }: Pick<PayerDraft, 'type'>): boolean {
  return type === 'organization';
}

/** Tells payers apart on certificates: a branch shares its INN and has a KPP of its own. */
function certificatePayerKey({ inn, kpp }: Pick<PayerDraft, 'inn' | 'kpp'>): string {
  return `${compactCode(inn)}:${compactCode(kpp)}`;
}

/** The day on which what was paid for ends: a server that left uses nothing up afterwards, whatever was kept of the payment. */
function endOf({ from, until, leftOn }: RenderedItem): IsoDate {
  if (leftOn === null || leftOn >= until) return until;
  const next = addDays(from, 1);
  return leftOn > next ? leftOn : next;
}

/** Returns the amount of an item rendered before a day, in kopecks. It is all of the amount from the item's end on. */
function renderedBefore(item: RenderedItem, day: IsoDate): Money {
  const end = endOf(item);
  const whole = Math.max(1, daysBetween(item.from, end));
  const used = Math.min(whole, Math.max(0, daysBetween(item.from, day)));
  const net = BigInt(Math.max(0, item.paid - item.returned));
  // Exact: amounts times days go beyond what a number holds.
  return kopecks(Number((2n * net * BigInt(used) + BigInt(whole)) / (2n * BigInt(whole))));
}

const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other);

/** A line of a certificate, and how its item stands once it is stated. */
export interface CertificateLine {
  readonly line: DocumentLine;
  readonly after: RenderedItem;
}

/**
 * Builds an item's line in the certificate of a month. It states everything rendered by the end of the month that no certificate has
 * stated; null where that is nothing. Where certificates have stated all days, and money that was to be refunded was kept after
 * all, the line is the rest, without days.
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

/** A certificate that is to be issued. */
export interface CertificateDraft {
  readonly payerKey: string;
  /** As the newest of its items has it. */
  readonly payer: PayerDraft;
  readonly lines: readonly CertificateLine[];
}

/** The certificates of a month, one for each organization that something was rendered for, in the order of their first items. */
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
    const payerKey = certificatePayerKey(item.payer);
    const lines = [...(drafts.get(payerKey)?.lines ?? []), stated];
    drafts.set(payerKey, { payerKey, payer: item.payer, lines });
  }
  return [...drafts.values()];
}

/** The months from the first day that no certificate has stated through this one, oldest first; none where nothing is left to state. */
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
