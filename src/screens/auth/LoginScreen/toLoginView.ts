import { loginProblems, type LoginDraft } from '@/domain/auth/loginRules';
import type { LoginView } from './LoginScreen';
import { paths, withQuery } from '@/paths';
import { shownProblems, type FormState } from '@/domain/form/formState';
import { toSubmission } from '@/screens/auth/toSubmission';

/** Status with which the server refuses an unverified account. */
const unverifiedStatus = 403;

/** Makes the view of the login. */
export function toLoginView(
  state: FormState<LoginDraft>,
  rest: Pick<LoginView, 'occasion' | 'registration' | 'isPasswordShown' | 'externalSignIn' | 'providerName'>,
): LoginView {
  const { draft, refusals, submission } = state;
  return {
    ...rest,
    draft,
    problems: shownProblems(loginProblems(draft), state),
    submission: toSubmission(submission, {
      href: withQuery(paths.verify, { email: draft.email.trim() }),
      statuses: [unverifiedStatus],
    }),
    refusals,
    forgotPasswordHref: paths.forgotPassword,
    registerHref: paths.register,
    askHref: paths.askSupport,
    statusHref: paths.status,
  };
}
