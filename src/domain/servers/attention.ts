import { stateOf } from './serverStates';
import type { IsoDate } from '@/domain/time/dates';
import { paths } from '@/paths';
import { toServerRow } from './serverRow';
import type { Server } from './server';

/** Kinds of servers that need the customer's attention, most urgent first. */
export const attentionKinds = ['awaitedTariff', 'suspended', 'leaving', 'stopped'] as const;
export type AttentionKind = (typeof attentionKinds)[number];

/** A reason why servers of a list need attention. */
export interface AttentionFact {
  kind: AttentionKind;
  /** The first affected server. */
  server: Server;
  /** Number of further affected servers. */
  others: number;
}

/** A reason for attention, with the first affected server. */
export type ServerAttention = Pick<AttentionFact, 'others'> &
  (
    | { kind: 'awaitedTariff'; server: Server & { awaitedTariff: string }; href: string }
    /** Its period was not paid for: a renewal starts it again (D29). */
    | { kind: 'suspended'; server: Server; href: string }
    /** Ends with its period, because its owner cancelled it. */
    | { kind: 'leaving'; server: Server & { leavesOn: IsoDate } }
    /** Stopped by an administrator (D33), not by its owner. */
    | { kind: 'stopped'; server: Server; href: string }
  );

const isAwaiting = (server: Server): server is Server & { awaitedTariff: string } =>
  server.awaitedTariff !== null;

const isCancelled = (server: Server): server is Server & { leavesOn: IsoDate } => server.leavesOn !== null;

const matters: Readonly<Record<AttentionKind, (server: Server) => boolean>> = {
  awaitedTariff: isAwaiting,
  suspended: ({ status }) => status === 'Suspended',
  leaving: isCancelled,
  stopped: ({ status }) => stateOf(status).isStoppedByStaff === true,
};

/** Returns at most one fact per reason for all servers of a list. */
export function attentionFacts(servers: readonly Server[]): readonly AttentionFact[] {
  return attentionKinds.flatMap((kind) => {
    const [server, ...others] = servers.filter(matters[kind]);
    return server ? { kind, server, others: others.length } : [];
  });
}

/** Converts facts to lines with their links; drops facts that do not match their server. */
export function toAttention(facts: readonly AttentionFact[]): readonly ServerAttention[] {
  return facts.flatMap(({ kind, server, others }): readonly ServerAttention[] => {
    switch (kind) {
      case 'awaitedTariff':
        return isAwaiting(server) ? [{ kind, server, others, href: paths.dashboard.paymentsHistory }] : [];
      case 'suspended':
        return [{ kind, server, others, href: toServerRow(server).renewHref }];
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
