import { createHash, timingSafeEqual } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { routePath } from 'hono/route';
import { Problem } from '../http/problem';
import type { Handler, ServerEnv } from '../http/types';
import type { Metrics } from './metrics';

/** Counts every request under the route that answered it; what no route knows comes under the last one, `/*`. */
export function countRequests(metrics: Metrics): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const seconds = (performance.now() - startedAt) / 1000;
    metrics.request(c.req.method, routePath(c), c.res.status, seconds);
  };
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** `GET /metrics` for whoever has `METRICS_TOKEN`: what it tells of the installation is nobody else's. */
export function readMetrics(metrics: Metrics, token: string): Handler {
  const expected = digest(`Bearer ${token}`);
  return async (c) => {
    // Of equal length, and compared in a time that does not tell where they differ.
    if (!timingSafeEqual(digest(c.req.header('authorization') ?? ''), expected))
      throw new Problem(401, 'metricsToken', { 'WWW-Authenticate': 'Bearer' });
    const { text, type } = await metrics.read();
    return c.body(text, 200, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  };
}
