import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Problem } from '../http/problem';
import type { Handler, ServerEnv } from '../http/types';
import type { Metrics } from './metrics';

/** Counts every request by its matched route; unmatched ones count as `/*`. */
export function countRequests(metrics: Metrics): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.request(c.req.method, routePath(c), c.res.status, seconds);
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `GET /metrics`, protected by `METRICS_TOKEN`, because metrics are private. */
export function readMetrics(metrics: Metrics, token: string): Handler {
  const expected = digest(`Bearer ${token}`);
  return async (c) => {
    // Digests have equal length and are compared in constant time.
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected))
      throw new Problem(401, 'metricsToken', { 'WWW-Authenticate': 'Bearer' });
    const { text, type } = await metrics.read();
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  };
}
