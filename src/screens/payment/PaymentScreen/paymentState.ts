import type { Payment } from '@/domain/payment/payment';
import {
  payerFields,
  type Payer,
  type PayerDraft,
  type PayerField,
  type PayerProblem,
} from '@/domain/payment/payer';
import { withChoice, withPayer, type PaymentDraft } from './paymentDraft';

/** A payment that was accepted, and where its receipt goes. */
export interface Settled {
  payment: Payment;
  email: string;
}

/** The wizard: what is filled in, what was refused, where the payment stands. */
export interface PaymentState {
  draft: PaymentDraft;
  isAmountTouched: boolean;
  /** Going on from step 2 was tried without a choice. */
  isPayerMissing: boolean;
  /** Fields at fault in the last refusal of step 3. */
  refused: readonly PayerField[];
  /** Grows with every refusal: focus moves to the fault each time. */
  refusals: number;
  /** `repriced`: not sent, because the price is no longer the one that was shown. */
  call: 'idle' | 'pending' | 'failed' | 'repriced';
  ended:
    | { kind: 'settled'; settled: Settled; isFresh: boolean }
    | { kind: 'refused'; reason: RefusalReason }
    /** Something of it has been paid for already, in another tab. */
    | { kind: 'paidBefore' }
    | null;
}

export type RefusalReason = 'declined' | 'unavailable';

export type PaymentAction =
  /** Method, amount, currency, the promo code, saving. */
  | { type: 'changed'; patch: Partial<Omit<PaymentDraft, 'choice' | 'forms'>> }
  | { type: 'payerChosen'; choice: string; saved: readonly Payer[] }
  | { type: 'payerTyped'; patch: Partial<PayerDraft>; saved: readonly Payer[] }
  | { type: 'payerMissing' }
  | { type: 'payerRefused'; problems: Partial<Record<PayerField, PayerProblem>> }
  /** Another step: the faults of the one before are behind. */
  | { type: 'stepEntered' }
  | { type: 'sent' }
  | { type: 'failed' }
  /** The price is no longer what was agreed to: back to be agreed to. */
  | { type: 'repriced' }
  | { type: 'refused'; reason: RefusalReason }
  | { type: 'settled'; settled: Settled }
  | { type: 'foundPaid' }
  | { type: 'resumed' };

/** A wizard at rest, or at the end of a payment made before. */
export function paymentStart(draft: PaymentDraft, settled: Settled | null): PaymentState {
  return {
    draft,
    isAmountTouched: draft.amount !== '',
    isPayerMissing: false,
    refused: [],
    refusals: 0,
    call: 'idle',
    ended: settled && { kind: 'settled', settled, isFresh: false },
  };
}

/** What happens to the wizard. Nothing but typing and choosing changes the draft. */
export function paymentReducer(state: PaymentState, action: PaymentAction): PaymentState {
  switch (action.type) {
    case 'changed':
      return {
        ...state,
        draft: { ...state.draft, ...action.patch },
        isAmountTouched: state.isAmountTouched || 'amount' in action.patch,
        call: state.call === 'pending' ? 'pending' : 'idle',
      };
    case 'payerChosen':
      return {
        ...state,
        draft: withChoice(state.draft, action.choice, action.saved),
        isPayerMissing: false,
      };
    case 'payerTyped':
      return {
        ...state,
        draft: withPayer(state.draft, action.patch, action.saved),
        // Another type has other fields: they have not been tried yet.
        refused: 'type' in action.patch ? [] : state.refused,
      };
    case 'payerMissing':
      return { ...state, isPayerMissing: true, refusals: state.refusals + 1 };
    case 'payerRefused':
      return {
        ...state,
        refused: payerFields.filter((field) => field in action.problems),
        refusals: state.refusals + 1,
      };
    case 'stepEntered':
      return {
        ...state,
        isPayerMissing: false,
        refused: [],
        refusals: 0,
        call: state.call === 'pending' ? 'pending' : 'idle',
        ended: state.ended?.kind === 'refused' ? null : state.ended,
      };
    case 'sent':
      return { ...state, call: 'pending' };
    case 'failed':
      return { ...state, call: 'failed', refusals: state.refusals + 1 };
    case 'repriced':
      return { ...state, call: 'repriced', refusals: state.refusals + 1 };
    case 'refused':
      return { ...state, call: 'idle', ended: { kind: 'refused', reason: action.reason } };
    case 'settled':
      return { ...state, call: 'idle', ended: { kind: 'settled', settled: action.settled, isFresh: true } };
    case 'foundPaid':
      return { ...state, call: 'idle', ended: { kind: 'paidBefore' } };
    case 'resumed':
      return { ...state, ended: null };
  }
}
