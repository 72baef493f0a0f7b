import { oneOf, type ListRules } from '@/domain/list/listRules';
import { parseAmount, type CurrencyId } from '@/domain/payment/currency';
import { paymentMethodIds, type PaymentMethod, type PaymentMethodId } from '@/domain/payment/method';
import { isSame } from '@/domain/values/isSame';
import { reasonDraftOf, reasonOf, reasonProblems, type ReasonDraft } from './reason';

/** Whether customers can pay by a method. */
export const methodUses = ['on', 'off'] as const;
export type MethodUse = (typeof methodUses)[number];

/** Terms of a payment method that the provider can change. */
export type MethodChange = Omit<PaymentMethod, 'id' | 'paused'>;

/** A payment method in the admin area. */
export interface AdminMethod extends Omit<PaymentMethod, 'paused'> {
  /** Gateway that takes its payments. */
  gateway: string;
  /** Number of its pending payments; they keep their terms. */
  payments: number;
  /** Changes with every update; used to detect concurrent edits. */
  version: string;
}

/** Whether customers can pay by it. */
export const methodUseOf = ({ unavailable }: Pick<PaymentMethod, 'unavailable'>): MethodUse =>
  unavailable === null ? 'on' : 'off';

export const methodKeys = ['id', 'minimum', 'commission', 'currencies', 'use'] as const;
export type MethodKey = (typeof methodKeys)[number];

export interface MethodConditions {
  use: MethodUse;
}

/** The list of payment methods, in the order in which customers see them. */
export const methodRules: ListRules<AdminMethod, PaymentMethodId, MethodKey, MethodConditions> = {
  id: ({ id }) => id,
  searchable: ({ id, gateway }) => [id, gateway],
  sorts: {
    id: { by: 'number', of: ({ id }) => paymentMethodIds.indexOf(id) },
    minimum: { by: 'number', of: ({ minAmount }) => minAmount.minor },
    currencies: { by: 'number', of: ({ currencies }) => currencies.length },
    commission: { by: 'number', of: ({ commission }) => commission },
    use: { by: 'number', of: (method) => methodUses.indexOf(methodUseOf(method)) },
  },
  conditions: { use: oneOf('use', methodUses, methodUseOf) },
};

/** Form of a payment method, as it is typed. */
export interface MethodDraft extends ReasonDraft {
  minimum: string;
  minCurrency: CurrencyId;
  /** Whole percent. */
  commission: number | null;
  currencies: readonly CurrencyId[];
  /** The reason is that for `off`. */
  use: MethodUse;
}

export type MethodProblem = 'required' | 'amount' | 'currencies' | 'tooLong';
export type MethodProblems = {
  readonly [Field in 'minimum' | 'commission' | 'currencies' | 'reasonRu' | 'reasonEn']?: MethodProblem;
};

/** Maximum length of a reason that fits beside a method. */
export const longestReason = 200;

/** The form of a payment method. */
export function methodDraftOf({ minAmount, commission, currencies, ...method }: AdminMethod): MethodDraft {
  const { minor, currency } = minAmount;
  return {
    minimum: minor % 100 === 0 ? String(minor / 100) : (minor / 100).toFixed(2),
    minCurrency: currency,
    commission,
    currencies,
    use: methodUseOf(method),
    ...reasonDraftOf(method.unavailable),
  };
}

function minimumProblem(text: string): MethodProblem | null {
  const parsed = parseAmount(text);
  if (!('problem' in parsed)) return null;
  return parsed.problem === 'required' ? 'required' : 'amount';
}

/** Finds the problems that keep a method from being saved. */
export function methodProblems(draft: MethodDraft): MethodProblems {
  const found = {
    minimum: minimumProblem(draft.minimum),
    commission: draft.commission === null ? 'required' : null,
    currencies: draft.currencies.length === 0 ? 'currencies' : null,
    ...(draft.use === 'off' ? reasonProblems(draft, longestReason) : {}),
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usableMethod(draft: MethodDraft): MethodChange | null {
  const parsed = parseAmount(draft.minimum);
  const [first, ...others] = draft.currencies;
  if (Object.keys(methodProblems(draft)).length > 0 || 'problem' in parsed) return null;
  if (draft.commission === null || first === undefined) return null;
  return {
    minAmount: { currency: draft.minCurrency, minor: parsed.minor },
    currencies: [first, ...others],
    commission: draft.commission,
    unavailable: draft.use === 'on' ? null : reasonOf(draft),
  };
}

/** Adds or removes a currency. The first one is the default for payers. */
export const withCurrency = (
  currencies: readonly CurrencyId[],
  currency: CurrencyId,
  isTaken: boolean,
): readonly CurrencyId[] =>
  isTaken
    ? [...currencies, currency].filter((each, index, all) => all.indexOf(each) === index)
    : currencies.filter((each) => each !== currency);

/** Effects of a change that customers notice. `off`, `on`: whether they can choose the method; `reason`: another one. */
export type MethodEffect = 'minimum' | 'commission' | 'currencies' | 'off' | 'on' | 'reason';

/** Returns the effects of a change, in the order in which they are shown. */
export function methodEffects(before: MethodChange, after: MethodChange): readonly MethodEffect[] {
  const [was, use] = [methodUseOf(before), methodUseOf(after)];
  const found: readonly (readonly [effect: MethodEffect, isThere: boolean])[] = [
    ['minimum', !isSame(before.minAmount, after.minAmount)],
    ['commission', before.commission !== after.commission],
    ['currencies', !isSame(before.currencies, after.currencies)],
    [use, was !== use],
    ['reason', was === 'off' && use === 'off' && !isSame(before.unavailable, after.unavailable)],
  ];
  return found.flatMap(([effect, isThere]) => (isThere ? [effect] : []));
}
