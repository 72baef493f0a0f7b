import type { PromoCode, PromoProblem, PromoResult } from '@/domain/cart/promo';
import { PortError } from '@/domain/results/portError';

/** Why a code was not taken (D10), or could not even be requested. */
export type PromoRefusal =
  | { problem: PromoProblem; code: string; promo: PromoCode | null }
  | { problem: 'offline' | 'tooManyTries' };

export interface PromoEntry {
  status: 'entry';
  draft: string;
  isPending: boolean;
  refusal: PromoRefusal | null;
  /** Grows with every refusal: focus goes to the field. */
  refusals: number;
}

/** The promo code of this cart: being entered, or applied as it was last found (D10). */
export type PromoState = PromoEntry | { status: 'applied'; code: string; found: PromoCode | null };

export type PromoAction =
  | { type: 'typed'; draft: string }
  | { type: 'requested' }
  /** `isQuiet`: nobody pressed anything, so focus stays where it is. */
  | { type: 'refused'; draft: string; refusal: PromoRefusal; isQuiet?: boolean }
  | { type: 'applied'; code: string; found: PromoCode | null }
  | { type: 'removed' };

/** A code that is remembered from before a reload is requested again at once. */
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

/** Why a code could not be requested: whoever tries many codes that there are not is made to wait (429). */
export function promoFailure(error: unknown): PromoRefusal {
  const isLimited = error instanceof PortError && error.status === 429;
  return { problem: isLimited ? 'tooManyTries' : 'offline' };
}

/** Whether a code that was applied before stays so: it may give nothing for what is selected just now. */
export function holds(result: PromoResult): boolean {
  return result.ok || result.problem === 'nothingEligible';
}
