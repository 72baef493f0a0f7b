import type { ResendState } from './resendState';
import { emailProblem, onlyProblems, type Problems } from '@/domain/auth/fieldRules';
import type { VerificationDraft } from '@/domain/auth/verificationRules';
import type { VerifyView } from './VerifyScreen';
import { paths } from '@/paths';
import { shownProblems, toSubmission, type FormState } from '@/screens/auth/formState';
import { toSubmissionError } from '@/screens/auth/toSubmissionError';

/** What is wrong with the form beyond what disables its buttons: the address (§5). */
export function verificationProblems({ email }: VerificationDraft): Problems<VerificationDraft> {
  return onlyProblems<VerificationDraft>({ email: emailProblem(email) });
}

/** The verification as its screen shows it. */
export function toVerifyView(
  { draft, refused, refusals, call }: FormState<VerificationDraft>,
  resend: ResendState,
  emailSource: VerifyView['emailSource'],
): VerifyView {
  return {
    draft,
    emailSource,
    problems: shownProblems<VerificationDraft>(verificationProblems(draft), refused),
    submission: toSubmission(call),
    resend:
      resend.status === 'failed' ? { status: 'failed', error: toSubmissionError(resend.failure) } : resend,
    refusals,
    registerHref: paths.register,
    loginHref: paths.login,
    forgotPasswordHref: paths.forgotPassword,
  };
}
