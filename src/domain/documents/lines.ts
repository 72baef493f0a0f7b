import type { PricedEntry } from '@/domain/cart/priceEntry';
import { addDays, addMonths, type IsoDate } from '@/domain/time/dates';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { osText } from '@/domain/order/os';
import { termOf } from '@/domain/pricing/renewal';
import { monthsOf } from '@/domain/pricing/period';
import { includedTax, type LineSubject, type DocumentLine, type ServiceDays } from './billingDocument';

/** A line without its tax. */
type Draft = Omit<DocumentLine, 'tax'>;

const plain = (subject: LineSubject, amount: Money): Draft => ({
  subject,
  days: null,
  quantity: 1,
  price: amount,
  discount: kopecks(0),
  amount,
});

/** A number of the same thing; what rounding up to whole rubles adds stands in its price. */
function several(subject: LineSubject, quantity: number, base: Money, amount: Money): Draft {
  const price = kopecks(Math.ceil(Math.max(base, amount) / quantity));
  return {
    subject,
    days: null,
    quantity,
    price,
    discount: kopecks(price * quantity - amount),
    amount,
  };
}

function entryLine(priced: PricedEntry): Draft | null {
  switch (priced.status) {
    case 'order': {
      const { os, period, count } = priced.entry.configuration;
      const { base, configuration } = priced.quote;
      const subject = {
        kind: 'order' as const,
        plan: priced.plan.name,
        os: osText(os),
        months: monthsOf(period),
      };
      return several(subject, count, kopecks(base + configuration), priced.total);
    }
    case 'renewal': {
      const months = monthsOf(priced.entry.period);
      const subject = { kind: 'renewal' as const, domain: priced.server.domain, months };
      return several(subject, 1, priced.quote.base, priced.total);
    }
    case 'tariff': {
      const { entry, server, total } = priced;
      return plain({ kind: 'tariff', tariff: entry.tariff, domain: server.domain }, total);
    }
    case 'vanished':
      return null;
  }
}

/**
 * The days that an entry is for once it is paid today; null of one that cannot be had any more, or has no days left. The last one is
 * the server's end date, as the list and the mails have it (D41), so a renewal begins with the day after.
 */
export function serviceDays(priced: PricedEntry, today: IsoDate): ServiceDays | null {
  switch (priced.status) {
    case 'order': {
      const months = monthsOf(priced.entry.configuration.period);
      return { from: today, to: addMonths(today, months) };
    }
    case 'renewal': {
      const isOver = termOf(priced.server, today) === 'over';
      return { from: isOver ? today : addDays(priced.server.endDate, 1), to: priced.until };
    }
    case 'tariff':
      return (
        priced.quote.covers && {
          from: today,
          to: priced.quote.covers.until > priced.server.endDate ? today : priced.server.endDate,
        }
      );
    case 'vanished':
      return null;
  }
}

/** A sum in parts of these sizes, to the kopeck. */
function partsOf(sum: number, sizes: readonly number[]): readonly number[] {
  const whole = sizes.reduce((total, size) => total + size, 0);
  let size = 0;
  let given = 0;
  return sizes.map((each) => {
    size += each;
    const part = Math.round((sum * size) / whole) - given;
    given += part;
    return part;
  });
}

/** Takes a promo code's discount off the orders, each by its share. */
function discounted(lines: readonly Draft[], discount: number): readonly Draft[] {
  const parts = partsOf(
    discount,
    lines.map(({ subject, amount }) => (subject.kind === 'order' ? amount : 0)),
  );
  return lines.map((line, index) => {
    const part = parts[index] ?? 0;
    return { ...line, discount: kopecks(line.discount + part), amount: kopecks(line.amount - part) };
  });
}

/** More than a few cents of another currency are no rounding. */
const largestRounding = 100;

/** Returns the paid services as lines that add up to exactly the amount. */
function serviceLines({ entries, optionsOf, bills, isPromoUsed, amount }: PaidFor): readonly Draft[] {
  if (optionsOf !== null) return [plain({ kind: 'options', domain: optionsOf }, amount)];
  if (bills !== '') return [plain({ kind: 'bills', numbers: bills }, amount)];
  if (entries === null) return [plain({ kind: 'hosting' }, amount)];
  if (entries.length === 0) return [plain({ kind: 'topUp' }, amount)];
  const lines = entries.flatMap((entry) => entryLine(entry) ?? []);
  const orders = sumMoney(lines.flatMap((line) => (line.subject.kind === 'order' ? [line.amount] : [])));
  const more = amount - sumMoney(lines.map((line) => line.amount));
  if (lines.length < entries.length) return [plain({ kind: 'hosting' }, amount)];
  if (more === 0) return lines;
  if (more < 0 && isPromoUsed && -more <= orders) return discounted(lines, -more);
  if (more > 0 && more < largestRounding) return [...lines, plain({ kind: 'rounding' }, kopecks(more))];
  // Priced anew it costs something else by now: what it was in detail is not known.
  return [plain({ kind: 'hosting' }, amount)];
}

export interface PaidFor {
  /** Priced when the document is issued; none for topping up the balance, null for a charge. */
  readonly entries: readonly PricedEntry[] | null;
  /** The domain of the server whose options are paid; null for anything else. */
  readonly optionsOf: string | null;
  /** The numbers of the bills that it pays; empty where it pays none. */
  readonly bills: string;
  readonly isPromoUsed: boolean;
  /** Without commission. */
  readonly amount: Money;
  readonly commission: Money;
  /** In percent. */
  readonly taxRate: number;
}

/** The lines of a bill or a receipt, which add up to `amount + commission`. */
export function documentLines(paid: PaidFor): readonly DocumentLine[] {
  const { commission, taxRate } = paid;
  const fee = commission > 0 ? [plain({ kind: 'commission' }, commission)] : [];
  return [...serviceLines(paid), ...fee].map((line) => withTax(line, taxRate));
}

/** A line with the tax that its amount includes. The rate is in percent. */
export function withTax(line: Draft, taxRate: number): DocumentLine {
  return { ...line, tax: includedTax(line.amount, taxRate) };
}
