import { oneOf, type ListRules } from '@/domain/list/listRules';
import { parseAmount } from '@/domain/payment/currency';
import { toIsoDate, type IsoDate } from '@/domain/time/dates';
import type { RenewalCounts } from './renewalPrice';
import { kindOfPrice, priceItems, priceKinds, type PriceItem, type PriceKind } from './priceItems';

/** A change of an item. Values are kopecks a month, or whole percent for a discount. */
export interface PriceChange {
  readonly value: number;
  /** Value from the start of a later day; null if none is planned. */
  readonly upcoming: { readonly value: number; readonly from: IsoDate } | null;
}

/** An item of the price list in the admin area. */
export interface AdminPrice extends PriceChange, RenewalCounts {
  readonly id: PriceItem;
  /** Changes with every update; used to detect concurrent edits. */
  readonly version: string;
}

/** Numbers of servers, carts and payments that a change of an item concerns. */
export interface PriceReach {
  /** Servers with the option or the tariff, or with auto-renewal for the period. */
  readonly servers: number;
  readonly carts: number;
  /** Pending payments; they keep their sums. */
  readonly payments: number;
}

export const priceKeys = ['id', 'kind', 'value'] as const;
export type PriceKey = (typeof priceKeys)[number];

export interface PriceConditions {
  kind: PriceKind;
}

/** Rules of the price list. */
export const priceRules: ListRules<AdminPrice, PriceItem, PriceKey, PriceConditions> = {
  id: ({ id }) => id,
  searchable: ({ id }) => [id],
  sorts: {
    id: { by: 'number', of: ({ id }) => priceItems.indexOf(id) },
    kind: { by: 'number', of: ({ id }) => priceKinds.indexOf(kindOfPrice(id)) },
    value: { by: 'number', of: ({ value }) => value },
  },
  usualSort: { key: 'id', direction: 'ascending' },
  conditions: { kind: oneOf('kind', priceKinds, ({ id }) => kindOfPrice(id)) },
};

/** Form of an item, as it is typed. */
export interface PriceDraft {
  /** Rubles, or percent for a discount. */
  value: string;
  /** Empty if no later value is planned. */
  nextValue: string;
  /** First day of the later value. */
  nextFrom: string;
}

export type PriceProblem = 'required' | 'amount' | 'percent' | 'future';
export type PriceProblems = { readonly [Field in keyof PriceDraft]?: PriceProblem };

/** Maximum price in kopecks a month. */
export const largestPrice = 1_000_000_00;
/** Maximum discount in percent. */
export const largestDiscount = 90;

const hundred = 100;

function textOf(kind: PriceKind, value: number): string {
  if (kind === 'discount') return String(value);
  return value % hundred === 0 ? String(value / hundred) : (value / hundred).toFixed(2);
}

/** The form of an item. */
export function priceDraftOf({ id, value, upcoming }: AdminPrice): PriceDraft {
  const kind = kindOfPrice(id);
  return {
    value: textOf(kind, value),
    nextValue: upcoming === null ? '' : textOf(kind, upcoming.value),
    nextFrom: upcoming?.from ?? '',
  };
}

/** Whether an item can have a value. Options can be free, tariffs cannot. */
export function isPriceOf(kind: PriceKind, value: number): boolean {
  if (!Number.isSafeInteger(value) || value < 0) return false;
  if (kind === 'discount') return value <= largestDiscount;
  return value <= largestPrice && (kind === 'option' || value > 0);
}

function valueOf(kind: PriceKind, text: string): number | PriceProblem {
  if (text.trim() === '') return 'required';
  if (kind === 'discount') {
    const percent = /^\d{1,2}$/.test(text.trim()) ? Number(text) : NaN;
    return isPriceOf(kind, percent) ? percent : 'percent';
  }
  const parsed = parseAmount(text);
  return 'problem' in parsed || !isPriceOf(kind, parsed.minor) ? 'amount' : parsed.minor;
}

const problemOf = (value: number | PriceProblem) => (typeof value === 'number' ? undefined : value);

function dayProblem({ nextValue, nextFrom }: PriceDraft, today: IsoDate): PriceProblem | undefined {
  if (nextValue.trim() === '') return undefined;
  const from = toIsoDate(nextFrom);
  if (from === null) return 'required';
  return from > today ? undefined : 'future';
}

/**
 * Finds the problems that keep an item from being saved.
 *
 * @param today the provider's current day; a later value must start after it
 */
export function priceProblems(kind: PriceKind, draft: PriceDraft, today: IsoDate): PriceProblems {
  const { value, nextValue, nextFrom } = draft;
  const isPlanned = nextValue.trim() !== '' || nextFrom !== '';
  const found = {
    value: problemOf(valueOf(kind, value)),
    nextValue: isPlanned ? problemOf(valueOf(kind, nextValue)) : undefined,
    nextFrom: dayProblem(draft, today),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== undefined));
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usablePrice(kind: PriceKind, draft: PriceDraft, today: IsoDate): PriceChange | null {
  const value = valueOf(kind, draft.value);
  if (Object.keys(priceProblems(kind, draft, today)).length > 0 || typeof value !== 'number') return null;
  const next = valueOf(kind, draft.nextValue);
  const from = toIsoDate(draft.nextFrom);
  return { value, upcoming: typeof next === 'number' && from !== null ? { value: next, from } : null };
}

/** Effects of a change. `now`: at once; `upcoming`: from a later day; `canceled`: a planned value was removed. */
export type PriceEffect = 'now' | 'upcoming' | 'canceled';

/** Returns the effects of a change, in the order in which they are shown. */
export function priceEffects(before: PriceChange, after: PriceChange): readonly PriceEffect[] {
  const effects: PriceEffect[] = [];
  if (before.value !== after.value) effects.push('now');
  const [was, next] = [before.upcoming, after.upcoming];
  if (next && (next.value !== was?.value || next.from !== was.from)) effects.push('upcoming');
  if (was && !next) effects.push('canceled');
  return effects;
}
