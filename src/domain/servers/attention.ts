import { stateOf } from './serverStates';
import { addDays, daysBetween, type IsoDate } from '@/domain/time/dates';
import { paths, withQuery } from '@/paths';
import type { BillFilter } from '@/domain/payment/billRules';
import { expiringDays, isExpiring } from './expiring';
import { toServerRow } from './serverRow';
import type { Server } from './server';

/** Kinds of servers that need the customer's attention, most urgent first. */
export const attentionKinds = ['awaitedTariff', 'suspended', 'expiring', 'leaving', 'stopped'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** A reason why servers of a list need attention. */
export interface AttentionFact {
  kind: AttentionKind;
  /** The first affected server. */
  server: Server;
  /** Number of further affected servers. */
  others: number;
  /** Days until an expiring server's end, negative after it; absent for other kinds. */
  days?: number | undefined;
}

/** A reason for attention, with the first affected server. */
export type ServerAttention = Pick<AttentionFact, 'others'> &
  (
    | { kind: 'awaitedTariff'; server: Server & { awaitedTariff: string }; href: string }
    /** Its period was not paid for: a renewal starts it again (D29). */
    | { kind: 'suspended'; server: Server; href: string; filter: Record<string, string> }
    /** Ends within a week, because its owner renews it by hand. `filter`: of a list that shows all such. */
    | { kind: 'expiring'; server: Server; days: number; href: string; filter: Record<string, string> }
    /** Ends with its period, because its owner cancelled it. */
    | { kind: 'leaving'; server: Server & { leavesOn: IsoDate } }
    /** Stopped by an administrator (D33), not by its owner. */
    | { kind: 'stopped'; server: Server; href: string }
  );

/** A line above a list: a reason for attention, or the open bills. */
export type AttentionLine = ServerAttention | { kind: 'bills'; count: number; href: string };

const isAwaiting = (server: Server): server is Server & { awaitedTariff: string } =>
  server.awaitedTariff !== null;

const isCancelled = (server: Server): server is Server & { leavesOn: IsoDate } => server.leavesOn !== null;

const matters: Readonly<Record<AttentionKind, (server: Server, today: IsoDate | null) => boolean>> = {
  awaitedTariff: isAwaiting,
  suspended: ({ status }) => status === 'Suspended',
  expiring: (server, today) => today !== null && isExpiring(server, today),
  leaving: isCancelled,
  stopped: ({ status }) => stateOf(status).isStoppedByStaff === true,
};

const byEnd = (one: Server, other: Server) => daysBetween(other.endDate, one.endDate);

/**
 * Returns at most one fact per reason for all servers of a list; the first to expire for those that do.
 *
 * @param today null where the day is unknown: no server expires then
 */
export function attentionFacts(
  servers: readonly Server[],
  today: IsoDate | null = null,
): readonly AttentionFact[] {
  return attentionKinds.flatMap((kind) => {
    const found = servers.filter((server) => matters[kind](server, today));
    const isSoonest = kind === 'expiring' && today !== null;
    const [server, ...others] = isSoonest ? found.toSorted(byEnd) : found;
    if (!server) return [];
    const days = isSoonest && { days: daysBetween(today, server.endDate) };
    return { kind, server, others: others.length, ...days };
  });
}

/** Converts facts to lines with their links; drops facts that do not match their server. */
export function toAttention(facts: readonly AttentionFact[]): readonly ServerAttention[] {
  return facts.flatMap(({ kind, server, others, days = 0 }): readonly ServerAttention[] => {
    const href = toServerRow(server).renewHref;
    switch (kind) {
      case 'awaitedTariff':
        return isAwaiting(server) ? [{ kind, server, others, href: paths.dashboard.paymentsHistory }] : [];
      case 'suspended':
        return [{ kind, server, others, href, filter: { status: server.status } }];
      case 'expiring': {
        const before = addDays(server.endDate, expiringDays + 1 - days);
        return [{ kind, server, others, days, href, filter: { before } }];
      }
      case 'leaving':
        return isCancelled(server) ? [{ kind, server, others }] : [];
      case 'stopped':
        return [{ kind, server, others, href: toServerRow(server).questionHref }];
    }
  });
}

const known = new WeakMap<readonly Server[], readonly ServerAttention[]>();

/** Returns one line per reason; the same object for the same list. */
export function attentionOf(servers: readonly Server[]): readonly ServerAttention[] {
  const attention = known.get(servers) ?? toAttention(attentionFacts(servers));
  known.set(servers, attention);
  return attention;
}

/** Returns the lines above a list: several servers of a reason link to that list, filtered. */
export function toAttentionLines(
  attention: readonly ServerAttention[],
  listHref: string,
  openBills = 0,
): readonly AttentionLine[] {
  const lines = attention.map((each) =>
    each.others > 0 && 'filter' in each ? { ...each, href: withQuery(listHref, each.filter) } : each,
  );
  if (openBills === 0) return lines;
  const state: BillFilter = 'open';
  return [...lines, { kind: 'bills', count: openBills, href: withQuery(paths.dashboard.billing, { state }) }];
}
