import { randomUUID } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';
import { inRequest } from '../log';
import type { Log } from '../log';
import type { Connection } from './connection';
import type { ServerEnv } from './types';

/** Longer paths are probes. */
const PATH_LENGTH = 200;

/**
 * Assigns an id to every request, returns it as `X-Request-Id` (except for assets), and logs one line per call. The
 * query is left out, because it may contain a token. Health checks are logged only if they fail.
 */
export function requestLog(log: Log, connection: Connection): MiddlewareHandler<ServerEnv> {
  return (c, next) => {
    const id = connection.requestId(c) ?? randomUUID();
    const started = performance.now();
    return inRequest(id, async () => {
      await next();
      const { method, path } = c.req;
      const { status } = c.res;
      // Loaded assets need no id: a page loads a dozen.
      if (!path.startsWith('/assets/') || status >= 400) c.res.headers.set('X-Request-Id', id);
      if (!path.startsWith('/api/') || (path.startsWith('/api/health') && status === 200)) return;
      const code = c.get('refusal');
      const ms = Math.round(performance.now() - started);
      log.info('request', { method, path: path.slice(0, PATH_LENGTH), status, code, ms });
    });
  };
}
