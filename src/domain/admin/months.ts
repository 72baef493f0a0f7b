import type { IsoDate } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import { countOf, type Grouped } from './grouped';
import { isCompleted, type AdminPayment } from './payment';
import type { AdminUser } from './user';

/** A calendar month as data: `YYYY-MM`. */
export type IsoMonth = `${number}-${number}`;

/** Sales of a day, or of several days of a month together. */
export type Sale = Pick<AdminPayment, 'amount' | 'date'>;

/** The sales among payments: those that were completed, and top up no balance (D47). */
export function salesOf(
  payments: readonly Pick<AdminPayment, 'amount' | 'date' | 'status' | 'isTopUp'>[],
): readonly Sale[] {
  return payments.filter((payment) => isCompleted(payment) && !payment.isTopUp);
}

/** Figures of a month. */
export interface MonthFigures {
  month: IsoMonth;
  /** Revenue from sales. Top-ups of the balance do not count; payments from the balance do (D47). */
  revenue: Money;
  /** How many payments were completed. */
  payments: number;
  /** How many customers joined. */
  joined: number;
}

/** The month of a day. */
export function monthOf(date: IsoDate): IsoMonth {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return monthAt(year * 12 + month - 1);
}

/** Months counted through the years, so that they can be stepped over. */
function monthAt(index: number): IsoMonth {
  const year = Math.floor(index / 12);
  const month = `${(index % 12) + 1}`.padStart(2, '0');
  // Padded, it is the text of a month; the template type knows numbers only.
  return `${year}-${month}` as IsoMonth;
}

function indexOf(month: IsoMonth): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

/**
 * The figures of so many months, oldest first, up to the newest that has a payment or a sale; none when there are neither.
 * Counted from the lists, with no clock: months without anything are there, as zeros.
 */
export function monthlyFigures(
  payments: readonly Grouped<Pick<AdminPayment, 'status' | 'date'>>[],
  sales: readonly Sale[],
  users: readonly Grouped<Pick<AdminUser, 'joined'>>[],
  count: number,
): readonly MonthFigures[] {
  const dated = [...payments, ...sales];
  if (dated.length === 0) return [];
  const newest = dated.reduce((latest, { date }) => Math.max(latest, indexOf(monthOf(date))), 0);
  return Array.from({ length: count }, (_, at) => {
    const month = monthAt(newest - count + 1 + at);
    const completed = payments.filter((payment) => isCompleted(payment) && monthOf(payment.date) === month);
    return {
      month,
      revenue: kopecks(
        sales.reduce((sum, { amount, date }) => sum + (monthOf(date) === month ? amount : 0), 0),
      ),
      payments: countOf(completed),
      joined: countOf(users.filter(({ joined }) => monthOf(joined) === month)),
    };
  });
}

/** By how many percent a figure changed, rounded to a whole one; `null` where there was nothing to compare with. */
export function changePercent(from: number, to: number): number | null {
  return from === 0 ? null : Math.round(((to - from) / from) * 100);
}
