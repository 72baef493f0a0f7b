import { access, constants, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { withDeadline } from './auth/withDeadline';
import type { Db } from './db/database';
import type { Log } from './log';

/** A balancer that waits two seconds for an answer gets one in time. */
const PROBE_MS = 1500;

/** Less than this and the next sessions, mails and write-ahead log may not fit. */
const FREE_BYTES = 64 * 1024 * 1024;

/** Whoever requested this lately will request it again, and is worth a moment's wait before the server stops. */
const LATELY_MS = 60_000;

/** Why no visitors should be sent here; also the code of the answer. */
export type Obstacle = 'draining' | 'databaseDown' | 'diskFull';

export interface Readiness {
  /** Answers within two seconds, whatever the database and the disk do. */
  obstacle: () => Promise<Obstacle | null>;
  /** Ends answers that would go on for ever. */
  readonly draining: AbortSignal;
  /** From now on the obstacle is that the server is about to stop. */
  drain: () => void;
  /** Whether somebody watches: requested the obstacle in the last minute. */
  isWatched: () => boolean;
}

export interface ReadinessParts {
  readonly db: Db;
  /** The folder with the secret, the outbox and, when it is embedded, the database. */
  readonly dataDir: string;
  readonly log: Log;
}

/** One look at a time: of a hung one, the next askers get the failure without hanging another. */
function single(look: () => Promise<boolean>, log: Log): () => Promise<boolean> {
  let underWay: Promise<boolean> | null = null;
  return async () => {
    underWay ??= look()
      .catch((error: unknown) => {
        log.error(error);
        return false;
      })
      .finally(() => {
        underWay = null;
      });
    return (await withDeadline(underWay, PROBE_MS)) ?? false;
  };
}

async function hasRoom(folder: string): Promise<boolean> {
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= FREE_BYTES;
}

/** Knows whether this server can take visitors. */
export function createReadiness({ db, dataDir, log }: ReadinessParts): Readiness {
  const draining = new AbortController();
  let lastProbeAt = Number.NEGATIVE_INFINITY;
  const databaseAnswers = single(async () => {
    await sql`select 1`.execute(db);
    return true;
  }, log);
  const diskHasRoom = single(() => hasRoom(dataDir), log);
  return {
    async obstacle() {
      lastProbeAt = performance.now();
      if (draining.signal.aborted) return 'draining';
      const [database, disk] = await Promise.all([databaseAnswers(), diskHasRoom()]);
      if (!database) return 'databaseDown';
      return disk ? null : 'diskFull';
    },
    draining: draining.signal,
    drain: () => draining.abort(),
    isWatched: () => performance.now() - lastProbeAt < LATELY_MS,
  };
}
