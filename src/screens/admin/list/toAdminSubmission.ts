import type { AdminRefusal } from '@/domain/admin/refusal';
import { reasonOf } from '@/domain/results/failureReason';
import { shownSubmission, type FormSubmission } from '@/domain/form/formState';
import type { AdminSubmission } from './adminListTypes';

/** Converts a form's submission for dialogs and settings. */
export function toAdminSubmission(submission: FormSubmission<AdminRefusal>): AdminSubmission {
  return shownSubmission(submission, (failure) => ({ reason: reasonOf<AdminRefusal>(failure) }));
}
