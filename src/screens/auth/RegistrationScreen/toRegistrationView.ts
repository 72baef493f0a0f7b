import { registrationProblems, type RegistrationDraft } from '@/domain/auth/registrationRules';
import type { RegistrationView } from './RegistrationScreen';
import { paths, withQuery } from '@/paths';
import { shownProblems, toSubmission, type FormState } from '@/screens/auth/formState';

/** The registration is stored and waits for its code, whose mail failed. */
const waitingStatuses = [503];

/** The registration as its screen shows it. */
export function toRegistrationView(
  { draft, refused, refusals, call }: FormState<RegistrationDraft>,
  rest: Pick<RegistrationView, 'shownPasswords' | 'externalSignIn' | 'overlay'>,
): RegistrationView {
  return {
    ...rest,
    draft,
    problems: shownProblems<RegistrationDraft>(registrationProblems(draft), refused),
    submission: toSubmission(call, {
      href: withQuery(paths.verify, { email: draft.email.trim() }),
      statuses: waitingStatuses,
    }),
    refusals,
    documentHrefs: paths.consents,
    loginHref: paths.login,
  };
}
