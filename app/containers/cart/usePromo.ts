import { useEffect, useReducer, useRef } from 'react';
import { toPromoCode, type PromoCode, type PromoResult } from '@/domain/cart/promo';
import { usePorts } from '@app/providers/PortsProvider';
import { promoDraft } from '@app/stores/promoDraft';
import {
  holds,
  initialPromoState,
  promoFailure,
  promoReducer,
  type PromoRefusal,
  type PromoState,
} from '@/screens/cart/CartScreen/promoState';

/** Calculates a code's discount on the selection; null until it can be priced. */
export type CheckPromo = (code: string, found: PromoCode | null) => PromoResult | null;

export interface PromoUse {
  state: PromoState;
  change: (draft: string) => void;
  apply: () => void;
  remove: () => void;
  /** Checks the applied code again (D10) and removes it if it is no longer valid. */
  recheck: () => Promise<Recheck>;
}

/** Result of checking the code again; `stale`: a newer check replaced it. */
type Recheck = 'failed' | 'stale' | { result: PromoResult | null };

/**
 * The promo code, checked when it is applied, when the page is opened again, and before payment; stored for the
 * session. A newer check, or leaving the page, discards the answer of an older one.
 */
export function usePromo(check: CheckPromo, isReady: boolean, onApplied: () => void): PromoUse {
  const { catalog } = usePorts();
  const [state, dispatch] = useReducer(promoReducer, null, () => initialPromoState(promoDraft.read()));
  const question = useRef<AbortController>(undefined);
  const latest = useRef({ check, onApplied });
  useEffect(() => {
    latest.current = { check, onApplied };
  });
  useEffect(() => () => question.current?.abort(), []);

  type Answer = 'stale' | { failure: PromoRefusal } | { found: PromoCode | null };
  const ask = async (code: string): Promise<Answer> => {
    question.current?.abort();
    const { signal } = (question.current = new AbortController());
    const answer = await catalog.promo(code, signal).then(
      (found) => ({ found }),
      (error: unknown) => ({ failure: promoFailure(error) }),
    );
    return signal.aborted ? 'stale' : answer;
  };

  /** Applies a code, or refuses it. */
  const settle = (code: string, found: PromoCode | null, isApplied: boolean, isQuiet = false) => {
    const result = latest.current.check(code, found);
    if (!result || (isApplied ? holds(result) : result.ok)) {
      promoDraft.write(code);
      dispatch({ type: 'applied', code, found });
    } else if (!result.ok) {
      promoDraft.write(null);
      dispatch({ type: 'refused', draft: code, refusal: result, isQuiet });
    }
    return result;
  };

  const look = async (code: string, isReturning: boolean) => {
    dispatch({ type: 'requested' });
    const answer = await ask(code);
    if (answer === 'stale') return;
    if ('failure' in answer)
      return dispatch({ type: 'refused', draft: code, refusal: answer.failure, isQuiet: isReturning });
    const result = settle(code, answer.found, isReturning, isReturning);
    if (result?.ok && !isReturning) latest.current.onApplied();
  };

  const isReturning = useRef(state.status === 'entry' && state.isPending);
  useEffect(() => {
    if (!isReady || !isReturning.current || state.status !== 'entry') return;
    isReturning.current = false;
    void look(state.draft, true);
  });

  return {
    state,
    change: (draft) => dispatch({ type: 'typed', draft }),
    apply: () => {
      if (state.status !== 'entry' || state.isPending || state.draft.trim() === '') return;
      const code = toPromoCode(state.draft);
      if (code !== null) {
        void look(code, false);
        return;
      }
      // An impossible code is not sent.
      const refusal = { problem: 'notFound', code: '', promo: null } as const;
      dispatch({ type: 'refused', draft: state.draft, refusal });
    },
    remove: () => {
      promoDraft.write(null);
      dispatch({ type: 'removed' });
    },
    recheck: async () => {
      if (state.status !== 'applied') return { result: null };
      const answer = await ask(state.code);
      if (answer === 'stale') return answer;
      if ('failure' in answer) return 'failed';
      return { result: settle(state.code, answer.found, true) };
    },
  };
}
