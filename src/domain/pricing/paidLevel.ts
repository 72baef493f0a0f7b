import * as v from 'valibot';
import type { IsoDate } from '@/domain/time/dates';
import { isoDateSchema } from '@/domain/time/isoDateSchema';
import type { Money } from '@/domain/money/money';
import { moneySchema } from '@/domain/money/moneySchema';

/** A run of days paid at one monthly price. It starts where the previous run ends. */
export interface PaidLevel {
  /** The first day after the run. */
  readonly until: IsoDate;
  readonly monthly: Money;
  /** Discount of the period that the days were bought with, in whole percent. */
  readonly discount: number;
}

/** Paid levels from the API, browser storage or the database. */
export const paidLevelsSchema = v.pipe(
  v.array(
    v.object({
      until: isoDateSchema,
      monthly: moneySchema,
      discount: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(100)),
    }),
  ),
  v.maxLength(1000),
);
