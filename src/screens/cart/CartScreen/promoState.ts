import type { PromoCode, PromoProblem, PromoResult } from '@/domain/cart/promo';
import { PortError } from '@/domain/results/portError';

/** Why a code was refused (D10), or could not be checked. */
export type PromoRefusal =
  | { problem: PromoProblem; code: string; promo: PromoCode | null }
  | { problem: 'offline' | 'tooManyTries' };

export interface PromoEntry {
  status: 'entry';
  draft: string;
  isPending: boolean;
  refusal: PromoRefusal | null;
  /** Increases with every refusal, which moves focus to the field. */
  refusals: number;
}

/** Promo code of the cart: being entered, or applied as last found (D10). */
export type PromoState = PromoEntry | { status: 'applied'; code: string; found: PromoCode | null };

export type PromoAction =
  | { type: 'typed'; draft: string }
  | { type: 'requested' }
  /** `isQuiet`: not triggered by the user, so focus stays. */
  | { type: 'refused'; draft: string; refusal: PromoRefusal; isQuiet?: boolean }
  | { type: 'applied'; code: string; found: PromoCode | null }
  | { type: 'removed' };

/** A code remembered from before a reload is checked again at once. */
export function initialPromoState(remembered: string | null): PromoEntry {
  return {
    status: 'entry',
    draft: remembered ?? '',
    isPending: remembered !== null,
    refusal: null,
    refusals: 0,
  };
}

export function promoReducer(state: PromoState, action: PromoAction): PromoState {
  const refusals = state.status === 'entry' ? state.refusals : 0;
  switch (action.type) {
    case 'typed':
      return { status: 'entry', draft: action.draft, isPending: false, refusal: null, refusals };
    case 'requested':
      return state.status === 'entry' ? { ...state, isPending: true, refusal: null } : state;
    case 'refused':
      return {
        status: 'entry',
        draft: action.draft,
        isPending: false,
        refusal: action.refusal,
        refusals: action.isQuiet ? refusals : refusals + 1,
      };
    case 'applied':
      return { status: 'applied', code: action.code, found: action.found };
    case 'removed':
      return initialPromoState(null);
  }
}

/** Why a code could not be checked; too many unknown codes are rate limited (429). */
export function promoFailure(error: unknown): PromoRefusal {
  const isLimited = error instanceof PortError && error.status === 429;
  return { problem: isLimited ? 'tooManyTries' : 'offline' };
}

/** Whether an applied code stays applied; it may give no discount for the current selection. */
export function holds(result: PromoResult): boolean {
  return result.ok || result.problem === 'nothingEligible';
}
