import type { FormSubmission } from '@/domain/form/formState';

/** State of resending; `sent` ends after RESEND_CONFIRMATION_MS (§2, §9). */
export type ResendState = Exclude<FormSubmission, { status: 'done' }> | { status: 'sent' };
