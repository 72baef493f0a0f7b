import { shownSubmission, type FormSubmission } from '@/domain/form/formState';
import { refusalText } from '@/domain/results/portError';
import type { SupportSubmission } from './supportFormTypes';

/** Converts a form's submission (§8): the server's `error`, else status and status text, else offline. */
export function toSupportSubmission(submission: FormSubmission): SupportSubmission {
  return shownSubmission(submission, (failure) => {
    const text = refusalText(failure);
    return { reason: text === null ? 'offline' : { text } };
  });
}
