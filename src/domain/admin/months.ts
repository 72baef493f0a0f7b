import type { IsoDate } from '@/domain/time/dates';
import { kopecks, type Money } from '@/domain/money/money';
import { countOf, type Grouped } from './grouped';
import { isCompleted, type AdminPayment } from './payment';
import type { AdminUser } from './user';

/** A calendar month as data: `YYYY-MM`. */
export type IsoMonth = `${number}-${number}`;

/** Sales of one day, or of several days of a month combined. */
export type Sale = Pick<AdminPayment, 'amount' | 'date'>;

/** Returns the completed payments that are sales; top-ups are not (D47). */
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
  /** Number of completed payments. */
  payments: number;
  /** Number of customers who registered. */
  joined: number;
}

/** The month of a day. */
export function monthOf(date: IsoDate): IsoMonth {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return monthAt(year * 12 + month - 1);
}

/** Converts a month index since year 0 back to a month. */
function monthAt(index: number): IsoMonth {
  const year = Math.floor(index / 12);
  const month = `${(index % 12) + 1}`.padStart(2, '0');
  // The template literal type only knows numbers, so the padded text needs a cast.
  return `${year}-${month}` as IsoMonth;
}

function indexOf(month: IsoMonth): number {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return year * 12 + number - 1;
}

/**
 * Figures of the last months, oldest first, ending with the newest that has a payment or a sale. Empty if there is
 * neither. Uses no clock; months without activity are included as zeros.
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

/** Relative change in whole percent; `null` if the base is zero. */
export function changePercent(from: number, to: number): number | null {
  return from === 0 ? null : Math.round(((to - from) / from) * 100);
}
