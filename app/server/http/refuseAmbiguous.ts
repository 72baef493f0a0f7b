import type { MiddlewareHandler } from 'hono';
import { Problem } from './problem';
import type { ServerEnv } from './types';

/**
 * Refuses requests that a proxy and this server might interpret differently: several hosts, and unsupported transfer
 * codings (RFC 9112, 3.2 and 6.1).
 */
export const refuseAmbiguous: MiddlewareHandler<ServerEnv> = (c, next) => {
  const names = c.env.incoming?.rawHeaders.filter((_, index) => index % 2 === 0) ?? [];
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
  const coding = c.req.header('transfer-encoding') ?? 'chunked';
  if (hosts > 1 || coding.toLowerCase() !== 'chunked') throw new Problem(400, 'invalidRequest');
  return next();
};
