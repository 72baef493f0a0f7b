import { daysBetween, type IsoDate } from '@/domain/time/dates';
import { attentionKinds, type AttentionFact, type AttentionKind } from './attention';
import { isExpiring } from './expiring';
import type { Server } from './server';
import { stateOf } from './serverStates';

const matters: Readonly<Record<AttentionKind, (server: Server, today: IsoDate) => boolean>> = {
  awaitedTariff: ({ awaitedTariff }) => awaitedTariff !== null,
  suspended: ({ status }) => status === 'Suspended',
  expiring: isExpiring,
  leaving: ({ leavesOn }) => leavesOn !== null,
  stopped: ({ status }) => stateOf(status).isStoppedByStaff === true,
};

const byEnd = (one: Server, other: Server) => daysBetween(other.endDate, one.endDate);

/**
 * Returns at most one fact per reason for all servers of a list, with the first server of the list; of those that
 * expire, the first to end.
 */
export function attentionFacts(servers: readonly Server[], today: IsoDate): readonly AttentionFact[] {
  return attentionKinds.flatMap((kind) => {
    const found = servers.filter((server) => matters[kind](server, today));
    const [server, ...others] = kind === 'expiring' ? found.toSorted(byEnd) : found;
    if (!server) return [];
    const days = kind === 'expiring' && { days: daysBetween(today, server.endDate) };
    return { kind, server, others: others.length, ...days };
  });
}
