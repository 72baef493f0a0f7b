import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from './db/database';
import { TooManyTries, type LimitedKey, type Limiter, type Try } from './limiter';
import type { Limits } from './limits';

/** Counts an attempt and returns its id, or the milliseconds to wait. Locks the key. */
async function take(
  tx: Db,
  key: string,
  { max, windowSeconds }: Limits[keyof Limits],
): Promise<{ id: number } | { waitMs: number }> {
  const { rows } = await sql<{ id: number | null; wait: number | null }>`
    with "recent" as (
      select "at" from "rateTry" where "key" = ${key} and "at" > clock_timestamp() - make_interval(secs => ${windowSeconds})
    ), "made" as (
      insert into "rateTry" ("key", "expiresAt")
      select ${key}, clock_timestamp() + make_interval(secs => ${windowSeconds})
      where (select count(*) from "recent") < ${max}
      returning "id"
    )
    select (select "id" from "made") as "id", (
      select extract(epoch from min("at") - clock_timestamp())::float8 from "recent"
    ) as "wait"`.execute(tx);
  const [row] = rows;
  if (row && row.id !== null) return { id: row.id };
  return { waitMs: ((row?.wait ?? 0) + windowSeconds) * 1000 };
}

/**
 * The sliding window of `createLimiter` in a table, for all instances on one PostgreSQL. Keys are hashed with `secret`,
 * which the instances share. If the database is away, calls are refused with 503.
 */
export function sharedLimiter(db: Db, limits: Limits, secret: string): Limiter {
  const hashOf = ([name, key]: LimitedKey) =>
    createHmac('sha256', secret).update(`limit ${name} ${key}`).digest('base64url');

  const takeAll: Limiter['takeAll'] = (keys) =>
    db.transaction().execute(async (tx) => {
      const hashed = keys
        .map((limited) => ({ key: hashOf(limited), name: limited[0] }))
        .toSorted((a, b) => (a.key < b.key ? -1 : 1));
      const taken: Try[] = [];
      // A fixed order prevents deadlocks.
      for (const { key, name } of hashed) {
        await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 7))`.execute(tx);
        const one = await take(tx, key, limits[name]);
        // Rolls the other attempts back.
        if ('waitMs' in one) throw new TooManyTries(name, one.waitMs);
        taken.push({
          releaseAttempt: async () => {
            await db.deleteFrom('rateTry').where('id', '=', one.id).execute();
          },
        });
      }
      return taken;
    });

  return {
    takeAll,
    async take(name, key) {
      const tries = await takeAll([[name, key]]);
      return {
        releaseAttempt: async () => {
          for (const attempt of tries) await attempt.releaseAttempt();
        },
      };
    },
  };
}
