import type { IsoDateTime } from '../dates';

/** What happens in the admin area: customers' doings, administrators' doings, the system's. */
export type AdminEventKind =
  | 'userSignedUp'
  | 'userAdded'
  | 'userEdited'
  | 'userSuspended'
  | 'userRestored'
  | 'userDeleted'
  | 'serverOrdered'
  | 'serverStarted'
  | 'serverStopped'
  | 'serverRestarted'
  | 'serverEdited'
  | 'paymentReceived'
  | 'paymentFailed'
  | 'paymentProcessed'
  | 'settingsSaved';

/** An entry of the recent activity (§2). */
export interface AdminEvent {
  id: string;
  at: IsoDateTime;
  kind: AdminEventKind;
  /** An e-mail, a server's name, a payment's number; empty for the settings. */
  subject: string;
  /** The administrator has not seen it yet: the badge counts these. */
  isNew: boolean;
}

/** The parts of the provider's system that the dashboard watches (§2). */
export type SystemPart = 'portal' | 'billing' | 'network' | 'mail' | 'backup';

export type SystemHealth = 'ok' | 'degraded' | 'down';

export interface SystemState {
  part: SystemPart;
  health: SystemHealth;
  /** Share of the last 30 days in which it worked, in percent. */
  uptime: number;
}
