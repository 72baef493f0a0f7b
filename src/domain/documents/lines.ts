import type { PricedEntry } from '@/domain/cart/priceEntry';
import { addDays, addMonths, type IsoDate } from '@/domain/time/dates';
import { kopecks, sumMoney, type Money } from '@/domain/money/money';
import { osText } from '@/domain/order/os';
import { termOf } from '@/domain/pricing/renewal';
import type { CustomBillLine } from '@/domain/payment/customBill';
import { monthsOf } from '@/domain/pricing/period';
import { includedTax, type LineSubject, type DocumentLine, type ServiceDays } from './billingDocument';

/** A line before its tax is computed. */
type Draft = Omit<DocumentLine, 'tax'>;

const plain = (subject: LineSubject, amount: Money): Draft => ({
  subject,
  days: null,
  quantity: 1,
  price: amount,
  discount: kopecks(0),
  amount,
});

/** A line for several equal items. The price includes the rounding up to whole rubles. */
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
      const { os, fromBackup, period, count } = priced.entry.configuration;
      const { base, configuration } = priced.quote;
      const subject = {
        kind: 'order' as const,
        plan: priced.plan.name,
        os: osText(os),
        ...(fromBackup && { fromBackup: fromBackup.serverName }),
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
 * Returns the days that an entry covers if it is paid today; null if it is unavailable or has no days left. The last
 * day is the server's end date (D41), so a renewal starts on the day after.
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

/** Splits a sum in proportion to these sizes, exact to the kopeck. */
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

/** Distributes a promo code's discount over the orders in proportion to their prices. */
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

/** A larger difference is not a currency rounding. */
const largestRounding = 100;

/** Returns lines for the paid services that add up to exactly the amount. */
function serviceLines(paid: PaidFor): readonly Draft[] {
  const { entries, optionsOf, customLines, bills, isPromoUsed, amount } = paid;
  if (customLines.length > 0)
    return customLines.map((line) => plain({ kind: 'custom', text: line.title }, line.amount));
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
  // Prices have changed since, so the details are unknown.
  return [plain({ kind: 'hosting' }, amount)];
}

export interface PaidFor {
  /** Priced at the time of issue; empty for a top-up, null for a charge. */
  readonly entries: readonly PricedEntry[] | null;
  /** Domain of the server whose options are paid; null otherwise. */
  readonly optionsOf: string | null;
  /** Lines that staff wrote; empty if there are none. */
  readonly customLines: readonly CustomBillLine[];
  /** Numbers of the paid bills; empty if there are none. */
  readonly bills: string;
  readonly isPromoUsed: boolean;
  /** Without commission. */
  readonly amount: Money;
  readonly commission: Money;
  /** In percent. */
  readonly taxRate: number;
}

/** Returns the lines of a bill or a receipt, which add up to `amount + commission`. */
export function documentLines(paid: PaidFor): readonly DocumentLine[] {
  const { commission, taxRate } = paid;
  const fee = commission > 0 ? [plain({ kind: 'commission' }, commission)] : [];
  return [...serviceLines(paid), ...fee].map((line) => withTax(line, taxRate));
}

/** Adds the tax that the line's amount includes. The rate is in percent. */
export function withTax(line: Draft, taxRate: number): DocumentLine {
  return { ...line, tax: includedTax(line.amount, taxRate) };
}
