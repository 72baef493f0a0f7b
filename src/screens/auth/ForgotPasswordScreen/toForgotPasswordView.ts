import { usableEmail } from '@/domain/auth/fieldRules';
import type { ForgotPasswordView } from './ForgotPasswordScreen';
import { paths } from '@/paths';

/** The recovery between its two steps; the address stays through both. */
export interface ForgotPasswordState {
  step: 'form' | 'sent';
  email: string;
  isRefused: boolean;
  refusals: number;
  isReturn: boolean;
}

export type ForgotPasswordAction =
  { type: 'typed'; email: string } | { type: 'submitted' } | { type: 'returned' };

export const forgotPasswordStart: ForgotPasswordState = {
  step: 'form',
  email: '',
  isRefused: false,
  refusals: 0,
  isReturn: false,
};

/** form → sent, for an address of e-mail type (§5) → form on Ok (§4). */
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
    case 'submitted':
      return usableEmail(state.email) === null
        ? { ...state, isRefused: true, refusals: state.refusals + 1 }
        : { ...state, step: 'sent', isRefused: false };
    case 'returned':
      return { ...state, step: 'form', refusals: 0, isReturn: true };
  }
}

/** The recovery as its screen shows it. */
export function toForgotPasswordView({
  step,
  email,
  isRefused,
  refusals,
  isReturn,
}: ForgotPasswordState): ForgotPasswordView {
  return step === 'sent'
    ? { status: 'sent', email: email.trim() }
    : { status: 'form', email, isRefused, refusals, isReturn, cancelHref: paths.login };
}
