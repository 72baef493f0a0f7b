import { setTimeout as sleep } from 'node:timers/promises';
import type { Portal } from './createServer';
import type { Listening } from './listen';
import type { Log } from './log';

/** How long a watching load balancer gets to send its visitors elsewhere, unless DRAIN_SECONDS says otherwise. */
const DRAIN_SECONDS = 4;

/** After draining: whatever hangs (a database, a mail), the process ends. Together under 15 seconds. */
const STOP_MS = 10_000;

/**
 * Ends a server in order: readiness fails first, so that a load balancer looks elsewhere; then no connection is
 * accepted, requests under way finish, and the database is closed. The exit code says whether that went well.
 *
 * @param drainSeconds null: long enough when somebody has been asking whether the server is ready, else not at all
 */
export async function stopServer(
  portal: Portal,
  server: Listening,
  log: Log,
  drainSeconds: number | null,
): Promise<never> {
  portal.readiness.drain();
  server.drain();
  await sleep((drainSeconds ?? (portal.readiness.isWatched() ? DRAIN_SECONDS : 0)) * 1000);
  setTimeout(() => {
    log.warn('stopped', {}, 'Not everything could be finished in time: the rest is cut off.');
    process.exit(1);
  }, STOP_MS).unref();
  await server.stop();
  await portal.close();
  log.info('stopped');
  process.exit(0);
}
