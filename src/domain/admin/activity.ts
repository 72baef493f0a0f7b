import type { IsoDateTime } from '@/domain/time/dates';

/** Kinds of events in the admin area: actions of customers, administrators and the system. */
export const adminEventKinds = [
  'userSignedUp',
  'userAdded',
  'userEdited',
  'userSuspended',
  'userRestored',
  'userDeleted',
  'accountsMerged',
  'secondFactorEnded',
  'noteAdded',
  'noteDeleted',
  'balanceCredited',
  'balanceDebited',
  'moneyRecorded',
  'moneyAssigned',
  'moneyReturned',
  'statementImported',
  'serverOrdered',
  'serverStarted',
  'serverStopped',
  'serverRestarted',
  'serverEdited',
  'paymentReceived',
  'paymentFailed',
  'paymentProcessed',
  'paymentRefunded',
  'refundToSend',
  'refundSent',
  'refundCanceled',
  'billMade',
  'billCanceled',
  'settingsSaved',
  'entityAdded',
  'entityEdited',
  'catalogFilled',
  'planAdded',
  'planEdited',
  'promoAdded',
  'promoEdited',
  'promoEnded',
  'methodEdited',
  'rateEntered',
  'priceEdited',
  'priceAnnounced',
  'priceWithdrawn',
  'datacenterAdded',
  'datacenterEdited',
  'systemAdded',
  'systemEdited',
  'deliveryFailed',
  'jobRestarted',
  'viewingStarted',
  'viewingEnded',
  'ledgerExported',
  'auditExported',
  'ticketAsked',
  'ticketAnswered',
  'ticketAnswerUndone',
  'ticketNoted',
  'ticketChanged',
  'ticketMerged',
  'cannedAnswerSaved',
  'cannedAnswerDeleted',
  'ticketMailsSaved',
  'mailResent',
  'mailTextSaved',
  'mailTextRestored',
  'staffInvited',
  'staffEdited',
  'staffRemoved',
  'incidentAnnounced',
  'incidentEdited',
  'incidentUpdated',
] as const;
export type AdminEventKind = (typeof adminEventKinds)[number];

/** Maximum number of entries on the dashboard. */
export const shownEvents = 8;

/** An entry of the recent activity (§2). */
export interface AdminEvent {
  id: string;
  at: IsoDateTime;
  kind: AdminEventKind;
  /** An e-mail, a server's name, a payment's number; empty for the settings. */
  subject: string;
  /** Whether the administrator has not seen it yet; the badge counts these. */
  isNew: boolean;
}

/** The parts of the provider's system that the dashboard watches (§2). */
export const systemParts = ['database', 'mail', 'jobs', 'gateways', 'disk', 'provisioner'] as const;
export type SystemPart = (typeof systemParts)[number];

export const systemHealths = ['ok', 'degraded', 'down'] as const;
export type SystemHealth = (typeof systemHealths)[number];

/**
 * A part of the system with its figure. The figure is, by part: the database's response time in milliseconds, queued
 * mails, failed jobs, available payment methods, free disk space in percent, operations that the provisioner refused.
 */
export interface SystemState {
  part: SystemPart;
  health: SystemHealth;
  figure: number;
}
