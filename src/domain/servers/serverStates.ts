/* All server states and their rules. Predicates, sorting, badges and select options derive from here. */

/** Power states of a machine: running, switched off, or held by a suspension. */
export const powerStates = ['Running', 'Stopped', 'Suspended'] as const;
export type PowerState = (typeof powerStates)[number];

/**
 * The states of §4, the one after an administrator's Stop (D33), and those of an owner's stop: `Stopping`, then `Off`.
 * Filters list them in this order.
 */
export const knownServerStatuses = [
  'Active',
  'Ordered',
  'Activation',
  'Suspended',
  'Stopped',
  'Stopping',
  'Off',
] as const;
export type KnownServerStatus = (typeof knownServerStatuses)[number];
/** A reported status; unknown words are kept. */
export type ServerStatus = KnownServerStatus | (string & {});

interface ServerState {
  /** Sort position in a server's lifecycle. */
  readonly place: number;
  readonly tone: 'success' | 'warning' | 'info' | 'danger' | 'neutral';
  /** An ordered machine, or one in setup, does not run yet. */
  readonly machine: PowerState;
  /** The machine is being set up, changed or switched off by its owner; other actions wait. */
  readonly isInProgress?: true;
  /** Administrators see this status itself instead of the power state. */
  readonly isOnItsWay?: true;
  /** The provider has not started its setup. */
  readonly isAwaited?: true;
  /** Settings on the machine cannot be changed (D48). */
  readonly isOutOfReach?: true;
  /** The owner may start or stop the machine (D33). */
  readonly isSwitchable?: true;
  /** The machine must be started after its account's suspension to restore it (D44). */
  readonly needsStart?: true;
  /** An unpaid server has no days of grace (D29). */
  readonly hasNoGrace?: true;
  /** Whether a renewal starts the machine; by default only if the period was over. */
  readonly renewalStarts?: 'always' | 'never';
  /** Stopped by staff, and only staff can start it. */
  readonly isStoppedByStaff?: true;
}

/** Rules of every known state. A missing flag is false. */
const serverStates = {
  Active: {
    place: 2,
    tone: 'success',
    machine: 'Running',
    isSwitchable: true,
    needsStart: true,
  },
  Ordered: {
    place: 0,
    tone: 'warning',
    machine: 'Stopped',
    isOnItsWay: true,
    isAwaited: true,
    isOutOfReach: true,
    needsStart: true,
  },
  Activation: {
    place: 1,
    tone: 'info',
    machine: 'Stopped',
    isInProgress: true,
    isOnItsWay: true,
    isOutOfReach: true,
    needsStart: true,
  },
  Suspended: {
    place: 6,
    tone: 'danger',
    machine: 'Suspended',
    isOutOfReach: true,
    hasNoGrace: true,
    renewalStarts: 'always',
  },
  Stopped: {
    place: 5,
    tone: 'neutral',
    machine: 'Stopped',
    isOutOfReach: true,
    hasNoGrace: true,
    renewalStarts: 'never',
    isStoppedByStaff: true,
  },
  Stopping: {
    place: 3,
    tone: 'neutral',
    machine: 'Stopped',
    isInProgress: true,
    isOnItsWay: true,
    isOutOfReach: true,
    renewalStarts: 'never',
  },
  Off: {
    place: 4,
    tone: 'neutral',
    machine: 'Stopped',
    isOutOfReach: true,
    isSwitchable: true,
    renewalStarts: 'never',
  },
} as const satisfies Readonly<Record<KnownServerStatus, ServerState>>;

/** An unknown status: it is reachable, neutral and sorted last. */
const unknownState: ServerState = { place: knownServerStatuses.length, tone: 'neutral', machine: 'Stopped' };

/** Whether a status has a translation. */
export function isKnownServerStatus(status: ServerStatus): status is KnownServerStatus {
  return knownServerStatuses.some((known) => known === status);
}

/** The rules of a status. */
export const stateOf = (status: ServerStatus): ServerState =>
  isKnownServerStatus(status) ? serverStates[status] : unknownState;

/** Statuses in which the machine is being set up, changed or switched off. */
export const inProgressStatuses: readonly KnownServerStatus[] = knownServerStatuses.filter(
  (status) => stateOf(status).isInProgress,
);

/** Whether an operation on the machine is in progress. */
export const isInProgress = (status: ServerStatus): boolean => stateOf(status).isInProgress === true;

/** A server, with whether an operation uses it that its status need not show. */
export interface OccupiedServer {
  readonly status: ServerStatus;
  readonly isBusy?: boolean;
}

/** Whether other operations on the server wait, as its status or an open operation shows. */
export const isOccupied = ({ status, isBusy = false }: OccupiedServer): boolean =>
  isBusy || isInProgress(status);

/** Whether the machine runs. */
export const isRunning = (status: ServerStatus): boolean => stateOf(status).machine === 'Running';

/** Whether the provider has started the setup. */
export const isSetUp = (status: ServerStatus): boolean => stateOf(status).isAwaited !== true;

/** Statuses in lifecycle order. */
export const lifeCycle: readonly KnownServerStatus[] = knownServerStatuses.toSorted(
  (one, other) => serverStates[one].place - serverStates[other].place,
);

type StatusOnItsWay = {
  [Status in KnownServerStatus]: (typeof serverStates)[Status] extends { isOnItsWay: true } ? Status : never;
}[KnownServerStatus];

/** Statuses that administrators see by name. */
export const statusesOnTheirWay: readonly StatusOnItsWay[] = knownServerStatuses.filter(
  (status): status is StatusOnItsWay => stateOf(status).isOnItsWay === true,
);
