import { shownSubmission, type FormSubmission } from '@/domain/form/formState';
import type { Submission } from '@/domain/auth/submission';
import { toSubmissionError } from './toSubmissionError';

/** When a refusal is about an account that waits for its verification, and where to verify it. */
export interface UnverifiedRefusal {
  statuses: readonly number[];
  href: string;
}

/** Sending as a form shows it. Only a refusal in the server's own words leads to the verification. */
export function toSubmission(submission: FormSubmission, unverified?: UnverifiedRefusal): Submission {
  return shownSubmission(submission, (failure) => {
    const isUnverified =
      failure.error !== null &&
      failure.status !== null &&
      // Refused with the same status, and no code helps.
      failure.code !== 'suspended' &&
      unverified?.statuses.includes(failure.status) === true;
    return { error: toSubmissionError(failure), verifyHref: isUnverified ? unverified.href : null };
  });
}
