import { monthOf, type IsoMonth } from '../admin/months';
import { addDays, addMonths, daysBetween, toIsoDate, type IsoDate } from '../dates';
import { kopecks, type Money } from '../money';
import type { PayerDraft } from '../payment/payer';
import { withTax } from './lines';
import type { Paper, PaperLine, ServiceDays } from './paper';

/** Acts are for organizations and sole proprietors: a person's purchase is closed by its receipt. */
export function hasActs({ type }: Pick<PayerDraft, 'type'>): boolean {
  return type !== 'individual';
}

/** Whom an act is made out to: a branch shares its INN, and has a KPP of its own. */
export function actPayerKey({ inn, kpp }: Pick<PayerDraft, 'inn' | 'kpp'>): string {
  return `${inn}/${kpp}`;
}

/** A month's first and last day. */
export function daysOfMonth(month: IsoMonth): ServiceDays {
  const from = toIsoDate(`${month}-01`);
  if (!from) throw new RangeError(`No month: ${month}`);
  return { from, to: addDays(addMonths(from, 1), -1) };
}

/** The month before the one that a day is in. */
export function monthBefore(day: IsoDate): IsoMonth {
  return monthOf(addDays(daysOfMonth(monthOf(day)).from, -1));
}

const earlier = (one: IsoDate, other: IsoDate): IsoDate => (one < other ? one : other);
const later = (one: IsoDate, other: IsoDate): IsoDate => (one > other ? one : other);

/** What of an amount falls on the days up to this one, the day included; so the parts of all months add up to it. */
function delivered(amount: Money, { from, to }: ServiceDays, until: IsoDate): number {
  const days = daysBetween(from, earlier(addDays(until, 1), addDays(to, 1)));
  return Math.round((amount * Math.max(0, days)) / daysBetween(from, addDays(to, 1)));
}

/**
 * What of a receipt's line was delivered in a month: of a service its days' part, of what has no term all of it in the month of
 * the receipt, of an advance nothing.
 */
function deliveredLine(
  line: PaperLine,
  { date, taxRate }: Pick<Paper, 'date' | 'taxRate'>,
  month: ServiceDays,
): PaperLine | null {
  if (line.subject.kind === 'topUp') return null;
  const { days, amount } = line;
  if (!days) return date >= month.from && date <= month.to ? line : null;
  const part = delivered(amount, days, month.to) - delivered(amount, days, addDays(month.from, -1));
  if (part === 0) return null;
  const quantity = part % line.quantity === 0 ? line.quantity : 1;
  return withTax(
    {
      subject: line.subject,
      days: { from: later(days.from, month.from), to: earlier(days.to, month.to) },
      quantity,
      price: kopecks(part / quantity),
      discount: kopecks(0),
      amount: kopecks(part),
    },
    taxRate,
  );
}

/** What was delivered in a month of what these receipts were for, receipt by receipt. */
export function actLines(
  receipts: readonly Pick<Paper, 'date' | 'lines' | 'taxRate'>[],
  month: IsoMonth,
): readonly PaperLine[] {
  const days = daysOfMonth(month);
  return receipts.flatMap((receipt) =>
    receipt.lines.flatMap((line) => deliveredLine(line, receipt, days) ?? []),
  );
}
