import { shownSubmission, type FormSubmission } from '@/domain/form/formState';
import { refusalText } from '@/domain/results/portError';
import type { SupportSubmission } from './supportFormTypes';

/** Sending as a form shows it. §8: the server's `error`, else its status and status text; else that it was out of reach. */
export function toSupportSubmission(submission: FormSubmission): SupportSubmission {
  return shownSubmission(submission, (failure) => {
    const text = refusalText(failure);
    return { reason: text === null ? 'offline' : { text } };
  });
}
