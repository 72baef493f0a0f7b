import { loginProblems, type LoginDraft } from '@/domain/auth/loginRules';
import type { LoginView } from './LoginScreen';
import { paths, withQuery } from '@/paths';
import { shownProblems, toSubmission, type FormState } from '@/screens/auth/formState';

/** The server refuses an account that is not verified yet with this status. */
const unverifiedStatus = 403;

/** The login as its screen shows it. */
export function toLoginView(
  { draft, refused, refusals, call }: FormState<LoginDraft>,
  rest: Pick<LoginView, 'occasion' | 'isPasswordShown' | 'externalSignIn'>,
): LoginView {
  return {
    ...rest,
    draft,
    problems: shownProblems<LoginDraft>(loginProblems(draft), refused),
    submission: toSubmission(call, {
      href: withQuery(paths.verify, { email: draft.email.trim() }),
      statuses: [unverifiedStatus],
    }),
    refusals,
    forgotPasswordHref: paths.forgotPassword,
    registerHref: paths.register,
  };
}
