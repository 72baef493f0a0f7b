import { emailProblem, onlyProblems, type Problems } from '@/domain/auth/fieldRules';
import { shownProblems, type FormState } from '@/domain/form/formState';
import type { ForgotPasswordView } from './ForgotPasswordScreen';
import { paths } from '@/paths';
import { toSubmission } from '../toSubmission';

/** The recovery as typed (§2). */
export interface ForgotPasswordDraft {
  email: string;
}

/** Returns the problems with the address (§5). */
function forgotPasswordProblems({ email }: ForgotPasswordDraft): Problems<ForgotPasswordDraft> {
  return onlyProblems<ForgotPasswordDraft>({ email: emailProblem(email) });
}

/**
 * The recovery as its screen shows it.
 *
 * @param sent where the instructions went and who helps further, null while they were not requested: the field may be
 *   typed in while they are on their way
 * @param isReturn the person came back from there (§4)
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
