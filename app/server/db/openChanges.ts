import pg from 'pg';
import { changeChannel, changesOfMany, changesOfOne, type Changes } from '../changes';
import { jobChannel } from '../jobs/enqueue';
import type { Log } from '../log';

/** A database that was restarted is back in seconds. */
const RECONNECT_MS = 2000;

/**
 * Changes of this installation: its instances share a PostgreSQL at `databaseUrl`, or there is one on the embedded one.
 *
 * @param onJob called when an instance has stored a job, this one among them; never on the embedded database
 */
export async function openChanges(
  databaseUrl: string | null,
  log: Log,
  onJob: () => void,
): Promise<{ changes: Changes; close: () => Promise<void> }> {
  if (databaseUrl === null) return { changes: changesOfOne(), close: () => Promise.resolve() };
  let tell: (payload: string) => void = () => undefined;
  let client: pg.Client | null = null;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({ connectionString: databaseUrl ?? '', keepAlive: true });
    const retry = () => {
      if (isClosed || client !== next) return;
      client = null;
      timer = setTimeout(() => void connect(), RECONNECT_MS);
    };
    client = next;
    next.on('error', retry);
    next.on('end', retry);
    next.on('notification', ({ channel, payload }) => {
      if (channel === jobChannel) onJob();
      else tell(payload ?? '');
    });
    try {
      await next.connect();
      await next.query(`listen ${changeChannel}; listen ${jobChannel}`);
    } catch (error) {
      log.warn('changes', { reason: String(error) }, 'Changes are not heard of until the database is back.');
      retry();
    }
  }

  await connect();
  return {
    changes: changesOfMany((onPayload) => {
      tell = onPayload;
    }),
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
