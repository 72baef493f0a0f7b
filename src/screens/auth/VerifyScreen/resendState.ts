import type { CallState } from '../formState';

/** Where a repeated sending stands; `sent` passes after RESEND_CONFIRMATION_MS (§2, §9). */
export type ResendState = CallState | { status: 'sent' };
