import type { FormSubmission } from '@/domain/form/formState';

/** Where a repeated sending stands; `sent` passes after RESEND_CONFIRMATION_MS (§2, §9). */
export type ResendState = Exclude<FormSubmission, { status: 'done' }> | { status: 'sent' };
