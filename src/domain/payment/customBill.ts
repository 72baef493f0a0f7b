import type { Money } from '@/domain/money/money';
import type { IsoDate } from '@/domain/time/dates';

/** A line of a bill that staff wrote. */
export interface CustomBillLine {
  readonly title: string;
  readonly amount: Money;
}

/** Content of a bill that staff made for a customer. */
export interface CustomBill {
  readonly lines: readonly CustomBillLine[];
  /** Last day to pay it on, inclusive; it expires after that day. */
  readonly payBy: IsoDate;
  /** The customer reads this reason. */
  readonly note: string;
}
