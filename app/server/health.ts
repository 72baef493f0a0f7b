import type { Deps } from './deps';
import { Problem } from './http/problem';
import type { Handler } from './http/types';

/** `GET /api/health/live`: the process answers. Whoever restarts what does not looks here, and not at readiness. */
export function live(): Handler {
  return (c) => c.json({ status: 'ok' });
}

/** `GET /api/health/ready`, and `/api/health`: for a load balancer; fails when no visitors should come here. */
export function ready({ readiness }: Deps): Handler {
  return async (c) => {
    const obstacle = await readiness.obstacle();
    if (obstacle !== null) throw new Problem(503, obstacle);
    return c.json({ status: 'ok' });
  };
}
