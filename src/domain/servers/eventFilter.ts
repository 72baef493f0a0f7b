import type { ServerEvent, ServerEventKind } from './serverDetails';

/** Groups of events in a server's history. */
export const eventGroups = ['machine', 'power', 'network', 'money', 'failures'] as const;
export type EventGroup = (typeof eventGroups)[number];

/** Kinds of people and programs that cause events; `token`: a program of the customer. */
export const eventAuthors = ['owner', 'colleague', 'token', 'support', 'system'] as const;
export type EventAuthor = (typeof eventAuthors)[number];

/** Conditions of a shown history; null for all. */
export interface EventFilter {
  readonly group: EventGroup | null;
  readonly author: EventAuthor | null;
}

const groups: Readonly<Record<ServerEventKind, EventGroup>> = {
  ordered: 'money',
  paid: 'money',
  created: 'machine',
  activated: 'machine',
  rebooted: 'power',
  renewed: 'money',
  tariffRequested: 'money',
  optionsRequested: 'money',
  tariffChanged: 'machine',
  reinstalled: 'machine',
  suspended: 'power',
  stopped: 'power',
  resumed: 'power',
  leaving: 'money',
  staying: 'money',
  failed: 'failures',
  autoRenewalOn: 'money',
  autoRenewalOff: 'money',
  backupChanged: 'machine',
  settingsChanged: 'machine',
  priceAnnounced: 'money',
  priceWithdrawn: 'money',
  snapshotMade: 'machine',
  snapshotRestored: 'machine',
  snapshotDeleted: 'machine',
  backupMade: 'machine',
  backupRestored: 'machine',
  backupDeleted: 'machine',
  passwordReset: 'machine',
  rescueOn: 'power',
  rescueOff: 'power',
  isoAttached: 'power',
  isoDetached: 'power',
  firewallOn: 'network',
  firewallOff: 'network',
  reverseNameSet: 'network',
  reverseNameRemoved: 'network',
};

/** Returns who caused an event; a token counts before the person whose it is. */
export function authorOf({ actor, token, member }: ServerEvent): EventAuthor {
  if (actor !== 'customer') return actor;
  if (token !== undefined) return 'token';
  return member === undefined ? 'owner' : 'colleague';
}

/** Returns the events that match a filter. */
export function matchingEvents(
  events: readonly ServerEvent[],
  { group, author }: EventFilter,
): readonly ServerEvent[] {
  return events.filter(
    (event) =>
      (group === null || groups[event.kind] === group) && (author === null || authorOf(event) === author),
  );
}
