import { oneOf, onDay, type ListRules } from '../list/listRules';
import type { IsoDate, IsoDateTime } from '../time/dates';

/** Events that the portal sends a mail about. */
export const mailKinds = [
  'verificationCode',
  'addressTaken',
  'addressVerified',
  'registrationUnfinished',
  'passwordReset',
  'passwordChanged',
  'emailChange',
  'emailChanged',
  'protectionChanged',
  'signedIn',
  'accessSuspended',
  'accessRestored',
  'accountsMerged',
  'accountDeleted',
  'staffInvited',
  'serverAccess',
  'renewing',
  'repriced',
  'priceWithdrawn',
  'ending',
  'renewed',
  'unpaid',
  'ended',
  'suspended',
  'deletion',
  'deleted',
  'leaves',
  'left',
  'over',
  'operationFailed',
  'trafficUsed',
  'bill',
  'receipt',
  'act',
  'refunded',
  'refundCanceled',
  'balanceAdjusted',
  'ticketAnswered',
  'ticketWaiting',
  'incidentAnnounced',
  'incidentResolved',
  'dataReady',
  'memberInvited',
  'memberJoined',
  'memberRole',
  'memberRemoved',
  'memberLeft',
  'ownershipGiven',
  'ownershipReceived',
] as const;
export type MailKind = (typeof mailKinds)[number];

/** `sent` was accepted by the mail server; `failed` was not, after the last attempt so far. */
export const mailResults = ['sent', 'failed'] as const;
export type MailResult = (typeof mailResults)[number];

/** A mail of the log. */
export interface SentMail {
  id: number;
  kind: MailKind;
  /** Of the last attempt. */
  at: IsoDateTime;
  /** The provider's day of the first attempt (D41). */
  day: IsoDate;
  /** Address that it was sent to. */
  email: string;
  subject: string;
  result: MailResult;
  /** The mail server's error; null for a mail that was sent. */
  reason: string | null;
  /** The mail's event was stored, so that it can be sent again. */
  canRepeat: boolean;
}

/** Kinds whose text has a code, a password or a link with a token. */
const secretKinds: readonly MailKind[] = [
  'verificationCode',
  'passwordReset',
  'emailChange',
  'serverAccess',
  'memberInvited',
];

/** Why a mail cannot be sent again: it had a secret, or only its reader can request another. */
export type ResendProblem = 'secret' | 'onRequest';

/** Finds the problem that keeps staff from sending a mail again. */
export function resendProblem({
  kind,
  canRepeat,
}: Pick<SentMail, 'kind' | 'canRepeat'>): ResendProblem | null {
  if (secretKinds.includes(kind)) return 'secret';
  return canRepeat ? null : 'onRequest';
}

/** Columns of the log that sort it. */
export const mailKeys = ['at', 'kind', 'email', 'result'] as const;
export type MailKey = (typeof mailKeys)[number];

export interface MailConditions {
  kind: MailKind;
  result: MailResult;
  day: IsoDate;
}

/** A mail as the activity calls it. */
export const mailName = (id: number): string => `#${id}`;

/** The mail log, newest first. */
export const mailRules: ListRules<SentMail, number, MailKey, MailConditions> = {
  id: ({ id }) => id,
  searchable: ({ id, email, subject }) => [mailName(id), email, subject],
  sorts: {
    // Mails are numbered as they are sent.
    at: { by: 'number', of: ({ id }) => id },
    kind: { by: 'text', of: ({ kind }) => kind },
    email: { by: 'text', of: ({ email }) => email },
    result: { by: 'number', of: ({ result }) => mailResults.indexOf(result) },
  },
  usualSort: { key: 'at', direction: 'descending' },
  conditions: {
    kind: oneOf('kind', mailKinds, ({ kind }) => kind),
    result: oneOf('result', mailResults, ({ result }) => result),
    day: onDay('day', (mail, day) => mail.day === day),
  },
};
