import { ownWords, registrationProblems, type RegistrationDraft } from '@/domain/auth/registrationRules';
import type { RegistrationView } from './RegistrationScreen';
import { paths, withQuery } from '@/paths';
import { shownProblems, type FormState } from '@/domain/form/formState';
import { passwordStrength } from '@/domain/auth/passwordStrength';
import { toSubmission } from '@/screens/auth/toSubmission';

/** Status for a stored registration whose mail failed. */
const waitingStatuses = [503];

/** Makes the view of the registration. */
export function toRegistrationView(
  state: FormState<RegistrationDraft>,
  rest: Pick<
    RegistrationView,
    'isInvited' | 'shownPasswords' | 'externalSignIn' | 'providerName' | 'overlay'
  >,
): RegistrationView {
  const { draft, refusals, submission } = state;
  return {
    ...rest,
    draft,
    strength: passwordStrength(draft.password, ownWords(draft)),
    problems: shownProblems(registrationProblems(draft), state),
    submission: toSubmission(submission, {
      href: withQuery(paths.verify, { email: draft.email.trim() }),
      statuses: waitingStatuses,
    }),
    refusals,
    documentHrefs: paths.consents,
    loginHref: paths.login,
  };
}
