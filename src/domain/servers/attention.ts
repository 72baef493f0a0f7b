import { paths } from '@/paths';
import { toServerRow } from '../serverRow';
import type { Server } from '../server';

/** What of a list of servers needs the person, with the first server that it is about. */
export type ServerAttention = {
  /** How many servers besides the first one. */
  others: number;
  href: string;
} & (
  | { kind: 'awaitedTariff'; server: Server & { awaitedTariff: string } }
  /** Stopped by an administrator (D33). */
  | { kind: 'stopped'; server: Server }
);

const isAwaiting = (server: Server): server is Server & { awaitedTariff: string } =>
  server.awaitedTariff !== null;

const known = new WeakMap<readonly Server[], readonly ServerAttention[]>();

/** One line a matter, of all servers of a list; the same object for the same list. */
export function attentionOf(servers: readonly Server[]): readonly ServerAttention[] {
  const attention = known.get(servers) ?? collect(servers);
  known.set(servers, attention);
  return attention;
}

function collect(servers: readonly Server[]): readonly ServerAttention[] {
  const [awaiting, ...alsoAwaiting] = servers.filter(isAwaiting);
  const [stopped, ...alsoStopped] = servers.filter(({ status }) => status === 'Stopped');
  const found: ServerAttention[] = [];
  if (awaiting)
    found.push({
      kind: 'awaitedTariff',
      server: awaiting,
      others: alsoAwaiting.length,
      href: paths.dashboard.paymentsHistory,
    });
  if (stopped)
    found.push({
      kind: 'stopped',
      server: stopped,
      others: alsoStopped.length,
      href: toServerRow(stopped).questionHref,
    });
  return found;
}
