import { oneOf, type ListRules } from '../list/listRules';
import { kopecks, type Money } from '../money/money';
import { parseAmount } from '../payment/currency';
import { rateAgeOn, rateAges, usableDays, type RateAge } from '../payment/rateAge';
import { addDays, toIsoDate, type IsoDate, type IsoDateTime } from '../time/dates';
import { hasInvisible } from '../values/visibleText';

/** Currencies with an exchange rate; all prices are in rubles. */
export const ratedCurrencies = ['USD', 'EUR'] as const;
export type RatedCurrency = (typeof ratedCurrencies)[number];

/** Exchange rate as the provider enters it. */
export interface RateChange {
  /** Price of one unit in kopecks. */
  rate: Money;
  /** Publisher of the rate, such as a central bank. */
  source: string;
  /** Day that the source published it for. */
  day: IsoDate;
}

/** Exchange rate of a currency at some time. */
export interface RateEntry extends RateChange {
  enteredAt: IsoDateTime;
  /** E-mail of the administrator who entered it; null for the sample. */
  enteredBy: string | null;
}

/** Exchange rate of a currency now, as the provider sees it. */
export interface AdminRate extends RateEntry {
  id: RatedCurrency;
  age: RateAge;
  /** Payments under way in the currency; they keep their sums. */
  payments: number;
  /** Changes with every rate that is entered. */
  version: string;
}

export const rateKeys = ['id', 'rate', 'day', 'source', 'age'] as const;
export type RateKey = (typeof rateKeys)[number];

export interface RateConditions {
  age: RateAge;
}

/** The list of exchange rates. */
export const rateRules: ListRules<AdminRate, RatedCurrency, RateKey, RateConditions> = {
  id: ({ id }) => id,
  searchable: ({ id, source }) => [id, source],
  sorts: {
    id: { by: 'number', of: ({ id }) => ratedCurrencies.indexOf(id) },
    rate: { by: 'number', of: ({ rate }) => rate },
    day: { by: 'text', of: ({ day }) => day },
    source: { by: 'text', of: ({ source }) => source },
    age: { by: 'number', of: ({ age }) => rateAges.indexOf(age) },
  },
  conditions: { age: oneOf('age', rateAges, ({ age }) => age) },
};

/** Form of an exchange rate, as it is typed. */
export interface RateDraft {
  /** Rubles. */
  rate: string;
  source: string;
  /** A day, or empty until it is chosen. */
  day: string;
}

export interface RateProblems {
  readonly rate?: 'required' | 'amount' | 'tooLarge';
  readonly source?: 'required' | 'tooLong' | 'characters';
  readonly day?: 'required' | 'future' | 'expired';
}

/** Characters of a source at most. */
export const longestSource = 100;
/** Kopecks of one unit at most. */
export const largestRate = 10_000_000;

/** The form of the next rate of a currency: of today, from the same source. */
export const rateDraftOf = ({ source }: Pick<AdminRate, 'source'>, today: IsoDate): RateDraft => ({
  rate: '',
  source,
  day: today,
});

function problemOfRate(text: string): RateProblems['rate'] {
  const parsed = parseAmount(text);
  if ('problem' in parsed) return parsed.problem === 'required' ? 'required' : 'amount';
  if (parsed.minor === 0) return 'amount';
  return parsed.minor > largestRate ? 'tooLarge' : undefined;
}

function problemOfSource(source: string): RateProblems['source'] {
  if (source.trim() === '') return 'required';
  if (source.trim().length > longestSource) return 'tooLong';
  return hasInvisible(source) ? 'characters' : undefined;
}

/** Why a day is not a day of a usable rate. */
export function problemOfRateDay(text: string, today: IsoDate): RateProblems['day'] {
  const day = toIsoDate(text);
  if (day === null) return 'required';
  if (day > today) return 'future';
  return rateAgeOn(day, today) === 'expired' ? 'expired' : undefined;
}

/** Finds the problems that keep a rate from being entered. */
export function rateProblems({ rate, source, day }: RateDraft, today: IsoDate): RateProblems {
  const found = {
    rate: problemOfRate(rate),
    source: problemOfSource(source),
    day: problemOfRateDay(day, today),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** A form without problems, as it is sent; null while it has any. */
export function usableRate(draft: RateDraft, today: IsoDate): RateChange | null {
  const parsed = parseAmount(draft.rate);
  const day = toIsoDate(draft.day);
  if (Object.keys(rateProblems(draft, today)).length > 0 || 'problem' in parsed || day === null) return null;
  return { rate: kopecks(parsed.minor), source: draft.source.trim(), day };
}

/** The oldest day that a rate can be entered for. */
export const oldestRateDay = (today: IsoDate): IsoDate => addDays(today, -usableDays);

/** A difference from here on may be a slip of the hand, in percent. */
const unusualPercent = 20;

/** Change from one rate to the next. */
export interface RateStep {
  /** With one decimal; negative where the rate falls. */
  percent: number;
  isUnusual: boolean;
}

/** Compares a rate with the next one. */
export function rateStep(before: Money, after: Money): RateStep {
  const percent = Math.round(((after - before) / before) * 1000) / 10;
  return { percent, isUnusual: Math.abs(percent) >= unusualPercent };
}
