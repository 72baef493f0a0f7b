import type { IsoDateTime } from '@/domain/time/dates';

/** The mailboxes that confirm a change of e-mail. */
export const emailBoxes = ['old', 'new'] as const;
export type EmailBox = (typeof emailBoxes)[number];

/** A change of e-mail that waits for its mailboxes. */
export interface EmailChange {
  /** The new address. */
  email: string;
  /** Mailboxes whose link was opened. */
  confirmed: readonly EmailBox[];
  expiresAt: IsoDateTime;
}

/** Hours for which the mailed links work. */
export const EMAIL_CHANGE_HOURS = 24;
