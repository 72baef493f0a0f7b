import { shownProblems, type FormState } from '@/domain/form/formState';
import { guestTicketProblems, type GuestTicketDraft } from '@/domain/support/guestTicket';
import { paths } from '@/paths';
import { toSubmission } from '../toSubmission';
import type { AskSupportView } from './AskSupportScreen';

/**
 * Makes the view of the question to support.
 *
 * @param sentTo address that the answer goes to; null before the question was sent
 */
export function toAskSupportView(state: FormState<GuestTicketDraft>, sentTo: string | null): AskSupportView {
  const { draft, refusals, submission } = state;
  if (sentTo !== null) return { status: 'sent', email: sentTo, loginHref: paths.login };
  return {
    status: 'form',
    draft,
    problems: shownProblems(guestTicketProblems(draft), state),
    submission: toSubmission(submission),
    refusals,
    loginHref: paths.login,
  };
}
