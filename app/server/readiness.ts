import { access, constants, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { withDeadline } from './withDeadline';
import type { Db } from './db/database';
import type { Log } from './log';

/** A balancer that waits two seconds for an answer gets one in time. */
const PROBE_MS = 1500;

/** Less than this and the next sessions, mails and write-ahead log may not fit. */
const FREE_BYTES = 64 * 1024 * 1024;

/**
 * Time in which a request counts as recent, in milliseconds. A recent requester will request this again, and is worth a
 * moment's wait before the server stops.
 */
const LATELY_MS = 60_000;

/** Why no visitors should be sent here; also the code of the answer. */
export type Obstacle = 'draining' | 'databaseDown' | 'diskFull' | 'diskSlow' | 'diskDown';

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
  /** How the folder is looked at. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

/** How a look ended; `slow` while it is still under way after its time. */
type Look<Found> = Found | 'slow' | 'failed';

/** One look at a time: of a hung one, the next askers get the failure without hanging another. */
function single<Found extends string>(look: () => Promise<Found>, log: Log): () => Promise<Look<Found>> {
  let underWay: Promise<Look<Found>> | null = null;
  return async () => {
    underWay ??= look()
      .catch((error: unknown) => {
        log.error(error);
        return 'failed' as const;
      })
      .finally(() => {
        underWay = null;
      });
    return (await withDeadline(underWay, PROBE_MS)) ?? 'slow';
  };
}

/** Bytes that can still be written in a folder; rejects where it cannot be written at all. */
async function freeBytesIn(folder: string): Promise<number> {
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const diskObstacle = { enough: null, full: 'diskFull', slow: 'diskSlow', failed: 'diskDown' } as const;

/** Knows whether this server can take visitors. */
export function createReadiness({ db, dataDir, log, freeBytes = freeBytesIn }: ReadinessParts): Readiness {
  const draining = new AbortController();
  let lastProbeAt = Number.NEGATIVE_INFINITY;
  const database = single<'answers'>(async () => {
    await sql`select 1`.execute(db);
    return 'answers';
  }, log);
  const disk = single(async () => ((await freeBytes(dataDir)) >= FREE_BYTES ? 'enough' : 'full'), log);
  return {
    async obstacle() {
      lastProbeAt = performance.now();
      if (draining.signal.aborted) return 'draining';
      const [databaseLook, diskLook] = await Promise.all([database(), disk()]);
      if (databaseLook !== 'answers') return 'databaseDown';
      return diskObstacle[diskLook];
    },
    draining: draining.signal,
    drain: () => draining.abort(),
    isWatched: () => performance.now() - lastProbeAt < LATELY_MS,
  };
}
