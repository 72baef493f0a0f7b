import { setTimeout as sleep } from 'node:timers/promises';
import type { Portal } from './createServer';
import type { Listening } from './listen';
import type { Log } from './log';

/** Time for a load balancer to redirect visitors, unless DRAIN_SECONDS is set. */
const DRAIN_SECONDS = 4;

/** The process ends this long after draining, whatever hangs. Together under 15 seconds. */
const STOP_MS = 10_000;

/**
 * Stops a server in order: readiness fails first, then no connection is accepted, running requests finish, and the
 * database is closed. The exit code reports success.
 *
 * @param drainSeconds null: the default if somebody has been checking readiness, else none
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
