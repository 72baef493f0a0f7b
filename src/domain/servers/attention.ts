import { stateOf } from './serverStates';
import type { IsoDate } from '../dates';
import { paths } from '@/paths';
import { toServerRow } from '../serverRow';
import type { Server } from '../server';

/** What of a list of servers needs the person, with the first server that it is about. */
export type ServerAttention = {
  /** How many servers besides the first one. */
  others: number;
} & (
  | { kind: 'awaitedTariff'; server: Server & { awaitedTariff: string }; href: string }
  /** Ends with its period, because its owner cancelled it. */
  | { kind: 'leaving'; server: Server & { leavesOn: IsoDate } }
  /** Stopped by an administrator (D33), and not by its owner. */
  | { kind: 'stopped'; server: Server; href: string }
);

const isAwaiting = (server: Server): server is Server & { awaitedTariff: string } =>
  server.awaitedTariff !== null;

const isLeaving = (server: Server): server is Server & { leavesOn: IsoDate } => server.leavesOn !== null;

const known = new WeakMap<readonly Server[], readonly ServerAttention[]>();

/** One line a matter, of all servers of a list; the same object for the same list. */
export function attentionOf(servers: readonly Server[]): readonly ServerAttention[] {
  const attention = known.get(servers) ?? collect(servers);
  known.set(servers, attention);
  return attention;
}

function collect(servers: readonly Server[]): readonly ServerAttention[] {
  const [awaiting, ...alsoAwaiting] = servers.filter(isAwaiting);
  const [leaving, ...alsoLeaving] = servers.filter(isLeaving);
  const [stopped, ...alsoStopped] = servers.filter(({ status }) => stateOf(status).isStoppedByStaff);
  const found: ServerAttention[] = [];
  if (awaiting)
    found.push({
      kind: 'awaitedTariff',
      server: awaiting,
      others: alsoAwaiting.length,
      href: paths.dashboard.paymentsHistory,
    });
  if (leaving) found.push({ kind: 'leaving', server: leaving, others: alsoLeaving.length });
  if (stopped)
    found.push({
      kind: 'stopped',
      server: stopped,
      others: alsoStopped.length,
      href: toServerRow(stopped).questionHref,
    });
  return found;
}
