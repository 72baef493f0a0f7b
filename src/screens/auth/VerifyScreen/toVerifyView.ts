import type { ResendState } from './resendState';
import { emailProblem, onlyProblems, type Problems } from '@/domain/auth/fieldRules';
import type { VerificationDraft } from '@/domain/auth/verificationRules';
import type { VerifyView } from './VerifyScreen';
import { paths } from '@/paths';
import { shownProblems, type FormState } from '@/domain/form/formState';
import { toSubmission } from '@/screens/auth/toSubmission';
import { toSubmissionError } from '@/screens/auth/toSubmissionError';

/** Finds problems that do not already disable the buttons: the address (§5). */
function verificationProblems({ email }: VerificationDraft): Problems<VerificationDraft> {
  return onlyProblems<VerificationDraft>({ email: emailProblem(email) });
}

/** Makes the view of the verification. */
export function toVerifyView(
  state: FormState<VerificationDraft>,
  resend: ResendState,
  emailSource: VerifyView['emailSource'],
): VerifyView {
  const { draft, refusals, submission } = state;
  return {
    draft,
    emailSource,
    problems: shownProblems(verificationProblems(draft), state),
    submission: toSubmission(submission),
    resend:
      resend.status === 'failed' ? { status: 'failed', error: toSubmissionError(resend.failure) } : resend,
    refusals,
    registerHref: paths.register,
    loginHref: paths.login,
    forgotPasswordHref: paths.forgotPassword,
  };
}
