import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { changeChannel, changesOfMany, changesOfOne, type Changes, type ChannelListener } from '../changes';
import type { Db } from './database';
import { jobChannel } from './jobChannel';
import type { Log } from '../log';

/** Delay before reconnecting: a restarted database is back in seconds. */
const RECONNECT_MS = 2000;
/** Timeout of a connection attempt. */
const CONNECT_MS = 5000;
/** Interval of a probe on a silent connection, whose other end may be gone. */
const KEEP_ALIVE_MS = 30_000;
/** Timeout of the server's own notification, which takes a millisecond where notifications arrive at all. */
const HEAR_MS = 3000;

export interface OpenChanges {
  readonly changes: Changes;
  /** Registers the callback for jobs stored by any instance. Never called on the embedded database. */
  readonly onJob: (listener: () => void) => void;
  /** Whether a notification that `db` sends is heard. It is not behind a pooler that lends connections by transaction. */
  readonly hears: (db: Db) => Promise<boolean>;
  readonly close: () => Promise<void>;
}

/**
 * Opens the changes of this installation: shared by instances on a PostgreSQL, or local for the embedded database.
 *
 * @param databaseUrl where the server listens; a pooler's address does not work. Null for the embedded database
 */
export async function openChanges(databaseUrl: string | null, log: Log): Promise<OpenChanges> {
  if (databaseUrl === null)
    return {
      changes: changesOfOne(),
      onJob: () => undefined,
      hears: () => Promise.resolve(true),
      close: () => Promise.resolve(),
    };
  // The worker needs the changes first, so it registers after the connection listens.
  let jobListener: () => void = () => undefined;
  let listener: ChannelListener = { onPayload: () => undefined, onGap: () => undefined };
  let client: pg.Client | null = null;
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ownNotice = randomUUID();
  let hear: () => void = () => undefined;

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
      // The connection may still be open but dead.
      void next.end().catch(() => undefined);
      timer = setTimeout(() => void connect(), RECONNECT_MS);
    };
    client = next;
    next.on('error', retry);
    next.on('end', retry);
    next.on('notification', ({ channel, payload }) => {
      if (payload === ownNotice) hear();
      else if (channel === jobChannel) jobListener();
      else listener.onPayload(payload ?? '');
    });
    try {
      await next.connect();
      await next.query(`listen ${changeChannel}; listen ${jobChannel}`);
      // Clients reload everything, because notifications may have been lost.
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
    async hears(db) {
      let timeout: ReturnType<typeof setTimeout> | undefined;
      const heard = new Promise<boolean>((resolve) => {
        hear = () => resolve(true);
        timeout = setTimeout(() => resolve(false), HEAR_MS);
      });
      await sql`select pg_notify(${jobChannel}, ${ownNotice})`.execute(db);
      return heard.finally(() => clearTimeout(timeout));
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await client?.end().catch(() => undefined);
    },
  };
}
