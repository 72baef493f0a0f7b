/* Every state of a server with the rules that depend on it. Predicates, sorting, badges and pick lists derive from here. */

/** Power states of a machine. It runs, is switched off, or is held by a suspension. */
export const powerStates = ['Running', 'Stopped', 'Suspended'] as const;
export type PowerState = (typeof powerStates)[number];

/**
 * The states the provider reports (§4), the one that an administrator's Stop leaves (D33), and those of its owner's:
 * `Stopping` until the machine is off, `Off` from then on. Filters list them in this order.
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
/** A status as it was reported; any other word is kept as it came. */
export type ServerStatus = KnownServerStatus | (string & {});

interface ServerState {
  /** Place in a server's life, by which lists sort. */
  readonly place: number;
  readonly tone: 'success' | 'warning' | 'info' | 'danger' | 'neutral';
  /** A machine that is ordered or being set up does not run yet. */
  readonly machine: PowerState;
  /** The machine is being set up or changed, or switched off by its owner: everybody waits for it. */
  readonly isInProgress?: true;
  /** Administrators see the status itself, not what the machine does. */
  readonly isOnItsWay?: true;
  /** The provider has not begun to set it up. */
  readonly isAwaited?: true;
  /** Settings that are stored on the machine cannot be changed (D48). */
  readonly isOutOfReach?: true;
  /** The owner may start or stop the machine (D33). */
  readonly isSwitchable?: true;
  /** The machine has to be started after its account's suspension, for it to be what it was (D44). */
  readonly needsStart?: true;
  /** An unpaid server has no days of grace (D29). */
  readonly hasNoGrace?: true;
  /** Whether paid time starts the machine; by default where the period was over. */
  readonly renewalStarts?: 'always' | 'never';
  /** Staff has stopped it, and only staff starts it. */
  readonly isStoppedByStaff?: true;
}

/** Rules of every known state. A flag that is left out is false. */
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

/** A status that the portal does not know: it is reachable, and shown neutrally after all others. */
const unknownState: ServerState = { place: knownServerStatuses.length, tone: 'neutral', machine: 'Stopped' };

/** Narrows a status to those that have a translation. */
export function isKnownServerStatus(status: ServerStatus): status is KnownServerStatus {
  return knownServerStatuses.some((known) => known === status);
}

/** The rules of a status. */
export const stateOf = (status: ServerStatus): ServerState =>
  isKnownServerStatus(status) ? serverStates[status] : unknownState;

/** Of a server whose machine is being set up or changed, or switched off by its owner. */
export const inProgressStatuses: readonly KnownServerStatus[] = knownServerStatuses.filter(
  (status) => stateOf(status).isInProgress,
);

/** Whether its owner waits for the machine, and so does whatever else they want of it. */
export const isInProgress = (status: ServerStatus): boolean => stateOf(status).isInProgress === true;

/** Whether the machine runs. */
export const isRunning = (status: ServerStatus): boolean => stateOf(status).machine === 'Running';

/** Whether the provider has begun to set it up. */
export const isSetUp = (status: ServerStatus): boolean => stateOf(status).isAwaited !== true;

/** The statuses along a server's life. */
export const lifeCycle: readonly KnownServerStatus[] = knownServerStatuses.toSorted(
  (one, other) => serverStates[one].place - serverStates[other].place,
);

type StatusOnItsWay = {
  [Status in KnownServerStatus]: (typeof serverStates)[Status] extends { isOnItsWay: true } ? Status : never;
}[KnownServerStatus];

/** Statuses that administrators see by their own name. */
export const statusesOnTheirWay: readonly StatusOnItsWay[] = knownServerStatuses.filter(
  (status): status is StatusOnItsWay => stateOf(status).isOnItsWay === true,
);
