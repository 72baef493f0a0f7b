import { sql } from 'kysely';
import type { Deps } from '../deps';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';

/** `GET /api/health`: for a load balancer; fails when the database does. */
export function health({ db, log }: Deps): Handler {
  return async (c) => {
    try {
      await sql`select 1`.execute(db);
    } catch (error) {
      log.error(error);
      throw new Problem(503, 'unhealthy');
    }
    return c.json({ status: 'ok' });
  };
}
