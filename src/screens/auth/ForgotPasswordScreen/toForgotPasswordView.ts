import { usableEmail } from '@/domain/auth/fieldRules';
import type { ForgotPasswordView } from './ForgotPasswordScreen';
import { paths } from '@/paths';
import type { PortError } from '@/domain/portError';
import { toSubmission, type CallState } from '../formState';

/** The recovery between its two steps; the address stays through both. */
export interface ForgotPasswordState {
  step: 'form' | 'sent';
  email: string;
  /** Where the instructions went: the field may be typed in while they are on their way. */
  sentTo: string;
  isRefused: boolean;
  refusals: number;
  isReturn: boolean;
  call: CallState;
}

export type ForgotPasswordAction =
  | { type: 'typed'; email: string }
  | { type: 'refused' }
  | { type: 'requested' }
  | { type: 'failed'; failure: PortError }
  | { type: 'sent'; email: string }
  | { type: 'returned' };

export const forgotPasswordStart: ForgotPasswordState = {
  step: 'form',
  email: '',
  sentTo: '',
  isRefused: false,
  refusals: 0,
  isReturn: false,
  call: { status: 'idle' },
};

/** form → sent, for an address of e-mail type (§5) whose instructions were requested → form on Ok (§4). */
export function forgotPasswordReducer(
  state: ForgotPasswordState,
  action: ForgotPasswordAction,
): ForgotPasswordState {
  switch (action.type) {
    case 'typed':
      return {
        ...state,
        email: action.email,
        isRefused: state.isRefused && usableEmail(action.email) === null,
      };
    case 'refused':
      return { ...state, isRefused: true, refusals: state.refusals + 1, call: { status: 'idle' } };
    case 'requested':
      return { ...state, isRefused: false, call: { status: 'pending' } };
    case 'failed':
      return {
        ...state,
        refusals: state.refusals + 1,
        call: { status: 'failed', failure: action.failure },
      };
    case 'sent':
      return { ...state, step: 'sent', sentTo: action.email, call: { status: 'idle' } };
    case 'returned':
      return { ...state, step: 'form', refusals: 0, isReturn: true };
  }
}

/** The recovery as its screen shows it. */
export function toForgotPasswordView({
  step,
  email,
  sentTo,
  isRefused,
  refusals,
  isReturn,
  call,
}: ForgotPasswordState): ForgotPasswordView {
  return step === 'sent'
    ? { status: 'sent', email: sentTo }
    : {
        status: 'form',
        email,
        isRefused,
        submission: toSubmission(call),
        refusals,
        isReturn,
        cancelHref: paths.login,
      };
}
