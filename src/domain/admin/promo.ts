import { toPromoCode, type PromoCode } from '@/domain/cart/promo';
import { productLines, type ProductLine } from '@/domain/catalog/plan';
import { oneOf, type ListRules } from '@/domain/list/listRules';
import { kopecks } from '@/domain/money/money';
import { parseAmount } from '@/domain/payment/currency';
import { toIsoDate, type IsoDate, type IsoDateTime } from '@/domain/time/dates';

/** State of a promo code on a day: active, not started, used up or ended. */
export const promoStates = ['active', 'planned', 'usedUp', 'ended'] as const;
export type PromoState = (typeof promoStates)[number];

/** Terms of a promo code that the provider can change. */
export type PromoChange = Omit<PromoCode, 'code' | 'customer'>;

export interface NewPromo extends PromoChange {
  code: string;
}

/** A promo code in the admin area. */
export interface AdminPromo extends NewPromo {
  state: PromoState;
  /** Number of uses in paid and unpaid orders. */
  uses: number;
  /** Number of its orders that are being paid; they keep their discount. */
  payments: number;
  /** Changes with every update and every use; used to detect concurrent edits. */
  version: string;
}

/** One use of a promo code. */
export interface PromoUse {
  /** Number of the payment. */
  payment: number;
  /** E-mail of the customer. */
  user: string;
  at: IsoDateTime;
  /** Whether the payment is completed. */
  isPaid: boolean;
}

/** Returns the state of a code on a day. */
export function promoStateOn(
  { from, until, usesLeft }: Pick<PromoCode, 'from' | 'until' | 'usesLeft'>,
  today: IsoDate,
): PromoState {
  if (today > until) return 'ended';
  if (usesLeft < 1) return 'usedUp';
  return today < from ? 'planned' : 'active';
}

/** Whether a code can be ended: it is active or planned. */
export const canEnd = ({ state }: Pick<AdminPromo, 'state'>): boolean => state !== 'ended';

export const promoKeys = ['code', 'benefit', 'from', 'until', 'uses', 'usesLeft', 'state'] as const;
export type PromoKey = (typeof promoKeys)[number];

export interface PromoConditions {
  state: PromoState;
}

/** Rules of the promo code list; active codes first. */
export const promoRules: ListRules<AdminPromo, string, PromoKey, PromoConditions> = {
  id: ({ code }) => code,
  searchable: ({ code }) => [code],
  sorts: {
    code: { by: 'text', of: ({ code }) => code },
    // Percentages sort before sums, each by value.
    benefit: {
      by: 'number',
      of: ({ benefit }) => (benefit.kind === 'percent' ? benefit.percent : 100 + benefit.amount),
    },
    from: { by: 'text', of: ({ from }) => from },
    until: { by: 'text', of: ({ until }) => until },
    uses: { by: 'number', of: ({ uses }) => uses },
    usesLeft: { by: 'number', of: ({ usesLeft }) => usesLeft },
    state: { by: 'number', of: ({ state }) => promoStates.indexOf(state) },
  },
  usualSort: { key: 'state', direction: 'ascending' },
  conditions: { state: oneOf('state', promoStates, ({ state }) => state) },
};

/** Form of a promo code, as it is typed. */
export interface PromoDraft {
  code: string;
  benefit: PromoCode['benefit']['kind'];
  percent: number | null;
  /** In rubles. */
  amount: string;
  from: string;
  until: string;
  usesLeft: number | null;
  /** Null for no limit. */
  perCustomer: number | null;
  isFirstOrderOnly: boolean;
  lines: readonly ProductLine[];
}

export type PromoProblem = 'required' | 'code' | 'amount' | 'order' | 'lines';
export type PromoProblems = {
  readonly [Field in 'code' | 'percent' | 'amount' | 'from' | 'until' | 'usesLeft' | 'lines']?: PromoProblem;
};

/** Initial form of a new code. */
export const emptyPromoDraft: PromoDraft = {
  code: '',
  benefit: 'percent',
  percent: 10,
  amount: '',
  from: '',
  until: '',
  usesLeft: 100,
  perCustomer: 1,
  isFirstOrderOnly: false,
  lines: productLines,
};

/** Converts a code to a draft. */
export function promoDraftOf(promo: AdminPromo): PromoDraft {
  const { code, benefit, from, until, usesLeft, perCustomer, isFirstOrderOnly, lines } = promo;
  return {
    code,
    benefit: benefit.kind,
    percent: benefit.kind === 'percent' ? benefit.percent : null,
    amount: benefit.kind === 'fixed' ? String(benefit.amount / 100) : '',
    from,
    until,
    usesLeft,
    perCustomer,
    isFirstOrderOnly,
    lines,
  };
}

/** Returns the benefit of a draft, or the problem of its field. */
function benefitOf({ benefit, percent, amount }: PromoDraft): PromoCode['benefit'] | PromoProblem {
  if (benefit === 'percent') return percent === null ? 'required' : { kind: 'percent', percent };
  const parsed = parseAmount(amount);
  if ('problem' in parsed) return parsed.problem === 'required' ? 'required' : 'amount';
  return parsed.minor === 0 ? 'amount' : { kind: 'fixed', amount: kopecks(parsed.minor) };
}

function untilProblem({ from, until }: PromoDraft): PromoProblem | null {
  const [first, last] = [toIsoDate(from), toIsoDate(until)];
  if (last === null) return 'required';
  return first !== null && last < first ? 'order' : null;
}

/** Finds the problems that keep a code from being saved. */
export function promoProblems(draft: PromoDraft): PromoProblems {
  const benefit = benefitOf(draft);
  const found = {
    code: draft.code.trim() === '' ? 'required' : toPromoCode(draft.code) === null ? 'code' : null,
    [draft.benefit === 'percent' ? 'percent' : 'amount']: typeof benefit === 'string' ? benefit : null,
    from: toIsoDate(draft.from) === null ? 'required' : null,
    until: untilProblem(draft),
    usesLeft: draft.usesLeft === null ? 'required' : null,
    lines: draft.lines.length === 0 ? 'lines' : null,
  };
  return Object.fromEntries(Object.entries(found).filter(([, problem]) => problem !== null));
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usablePromo(draft: PromoDraft): NewPromo | null {
  const { usesLeft, perCustomer, isFirstOrderOnly } = draft;
  const [code, benefit] = [toPromoCode(draft.code), benefitOf(draft)];
  const [from, until] = [toIsoDate(draft.from), toIsoDate(draft.until)];
  if (Object.keys(promoProblems(draft)).length > 0 || typeof benefit === 'string') return null;
  if (code === null || from === null || until === null || usesLeft === null) return null;
  const lines = productLines.filter((line) => draft.lines.includes(line));
  return { code, benefit, from, until, usesLeft, perCustomer, isFirstOrderOnly, lines };
}
