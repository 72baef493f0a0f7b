import type { Deps } from './deps';
import { Problem } from './http/problem';
import type { Handler } from './http/types';

/** `GET /api/health/live`: the process answers. Use this check for restarts, not readiness. */
export function live(): Handler {
  return (c) => c.json({ status: 'ok' });
}

/** `GET /api/health/ready`, and `/api/health`: for load balancers; fails if no visitors should come here. */
export function ready({ readiness }: Deps): Handler {
  return async (c) => {
    const obstacle = await readiness.obstacle();
    if (obstacle !== null) throw new Problem(503, obstacle);
    return c.json({ status: 'ok' });
  };
}
