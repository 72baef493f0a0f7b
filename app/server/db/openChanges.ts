import pg from 'pg';
import { changeChannel, changesOfMany, changesOfOne, type Changes, type ChannelListener } from '../changes';
import { jobChannel } from './jobChannel';
import type { Log } from '../log';

/** A database that was restarted is back in seconds. */
const RECONNECT_MS = 2000;
/** A database that does not answer is given up for this time. */
const CONNECT_MS = 5000;
/** A line on which nothing is told is tried after this time: its other end may have gone without a word. */
const KEEP_ALIVE_MS = 30_000;

export interface OpenChanges {
  readonly changes: Changes;
  /** Registers the callback for a job that any instance has stored. Never called on the embedded database. */
  readonly onJob: (listener: () => void) => void;
  readonly close: () => Promise<void>;
}

/**
 * Changes of this installation: its instances share a PostgreSQL at `databaseUrl`, or there is one on the embedded one.
 */
export async function openChanges(databaseUrl: string | null, log: Log): Promise<OpenChanges> {
  if (databaseUrl === null)
    return { changes: changesOfOne(), onJob: () => undefined, close: () => Promise.resolve() };
  // The worker needs the changes first, so it is registered after the connection listens.
  let jobListener: () => void = () => undefined;
  let listener: ChannelListener = { onPayload: () => undefined, onGap: () => undefined };
  let client: pg.Client | null = null;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  async function connect(): Promise<void> {
    const next = new pg.Client({
      connectionString: databaseUrl ?? '',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: CONNECT_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    });
    const retry = () => {
      if (isClosed || client !== next) return;
      client = null;
      // It may still be there, and deaf.
      void next.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), RECONNECT_MS);
    };
    client = next;
    next.on('error', retry);
    next.on('end', retry);
    next.on('notification', ({ channel, payload }) => {
      if (channel === jobChannel) jobListener();
      else listener.onPayload(payload ?? '');
    });
    try {
      await next.connect();
      await next.query(`listen ${changeChannel}; listen ${jobChannel}`);
      // Tabs read everything again: nobody knows what they have missed.
      listener.onGap();
      jobListener();
    } catch (error) {
      log.warn('changes', { reason: String(error) }, 'Changes are not heard of until the database is back.');
      retry();
    }
  }

  await connect();
  return {
    changes: changesOfMany((own) => {
      listener = own;
    }),
    onJob(own) {
      jobListener = own;
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
