import { shownSubmission, type FormSubmission } from '@/domain/form/formState';
import type { Submission } from '@/domain/auth/submission';
import { toSubmissionError } from './toSubmissionError';

/** Status of a refusal for an unverified account, and the verification link. */
export interface UnverifiedRefusal {
  statuses: readonly number[];
  href: string;
}

/** Converts a form's submission. Only a refusal with the server's message links the verification. */
export function toSubmission(submission: FormSubmission, unverified?: UnverifiedRefusal): Submission {
  return shownSubmission(submission, (failure) => {
    const isUnverified =
      failure.error !== null &&
      failure.status !== null &&
      // Same status, but a code does not help.
      failure.code !== 'suspended' &&
      unverified?.statuses.includes(failure.status) === true;
    return { error: toSubmissionError(failure), verifyHref: isUnverified ? unverified.href : null };
  });
}
