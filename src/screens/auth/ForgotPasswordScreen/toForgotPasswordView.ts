import { emailProblem, onlyProblems, type Problems } from '@/domain/auth/fieldRules';
import { shownProblems, type FormState } from '@/domain/form/formState';
import type { ForgotPasswordView } from './ForgotPasswordScreen';
import { paths } from '@/paths';
import { toSubmission } from '../toSubmission';

/** Draft of the recovery (§2). */
export interface ForgotPasswordDraft {
  email: string;
}

/** Finds the problems of the address (§5). */
function forgotPasswordProblems({ email }: ForgotPasswordDraft): Problems<ForgotPasswordDraft> {
  return onlyProblems<ForgotPasswordDraft>({ email: emailProblem(email) });
}

/**
 * Makes the view of the recovery.
 *
 * @param sent recipient of the instructions and the support contact, null before they were requested; the field stays
 * editable while sending
 * @param isReturn whether the user came back from the second step (§4)
 */
export function toForgotPasswordView(
  state: FormState<ForgotPasswordDraft>,
  sent: { email: string; supportEmail: string } | null,
  isReturn: boolean,
): ForgotPasswordView {
  const { draft, refusals, submission } = state;
  if (sent !== null) return { status: 'sent', ...sent };
  return {
    status: 'form',
    email: draft.email,
    isRefused: 'email' in shownProblems(forgotPasswordProblems(draft), state),
    submission: toSubmission(submission),
    refusals,
    isReturn,
    cancelHref: paths.login,
  };
}
