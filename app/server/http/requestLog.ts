import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { inRequest } from '../log';
import type { Log } from '../log';
import type { Connection } from './connection';
import type { ServerEnv } from './types';

/** Longer paths are somebody's probing. */
const PATH_LENGTH = 200;

/**
 * Gives every request an id, answers it as `X-Request-Id` (a file of the build goes without), and logs one line a call: without its query, which may hold
 * a token. A load balancer asks for the health all day, so only its failures are logged.
 */
export function requestLog(log: Log, connection: Connection): MiddlewareHandler<ServerEnv> {
  return (c, next) => {
    const id = connection.requestId(c) ?? randomUUID();
    const started = performance.now();
    return inRequest(id, async () => {
      await next();
      const { method, path } = c.req;
      const { status } = c.res;
      // Nobody asks about a file that arrived, and a page loads a dozen.
      if (!path.startsWith('/assets/') || status >= 400) c.res.headers.set('X-Request-Id', id);
      if (!path.startsWith('/api/') || (path.startsWith('/api/health') && status === 200)) return;
      const code = c.get('refusal');
      const ms = Math.round(performance.now() - started);
      log.info('request', { method, path: path.slice(0, PATH_LENGTH), status, code, ms });
    });
  };
}
