import { access, constants, statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import { withDeadline } from './withDeadline';
import type { Db } from './db/database';
import type { Log } from './log';

/** Timeout of a check: load balancers wait two seconds. */
const PROBE_MS = 1500;

/** Minimum free space, or the next sessions, mails and write-ahead log may not fit. */
const FREE_BYTES = 64 * 1024 * 1024;

/**
 * Age of a recent check, in milliseconds. A load balancer that checked recently will check again, so draining waits for
 * it.
 */
const LATELY_MS = 60_000;

/** Why no visitors should come here; also the error code. */
export type Obstacle = 'draining' | 'databaseDown' | 'diskFull' | 'diskSlow' | 'diskDown';

export interface Readiness {
  /** Answers within two seconds, whatever database and disk do. */
  obstacle: () => Promise<Obstacle | null>;
  /** Aborts answers that never end. */
  readonly draining: AbortSignal;
  /** Reports from now on that the server is about to stop. */
  drain: () => void;
  /** Whether somebody checked in the last minute. */
  isWatched: () => boolean;
}

export interface ReadinessParts {
  readonly db: Db;
  /** Folder of the secret, the outbox and the embedded database. */
  readonly dataDir: string;
  readonly log: Log;
  /** Measures the folder's free space. */
  readonly freeBytes?: (folder: string) => Promise<number>;
}

/** Result of a check; `slow` if it is still running after its timeout. */
type Look<Found> = Found | 'slow' | 'failed';

/** Runs one check at a time: while one hangs, others get a failure instead of hanging too. */
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

/** Returns the writable bytes in a folder; rejects if it is not writable. */
async function freeBytesIn(folder: string): Promise<number> {
  await access(folder, constants.W_OK);
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

const diskObstacle = { enough: null, full: 'diskFull', slow: 'diskSlow', failed: 'diskDown' } as const;

/** Creates the readiness check of this server. */
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
