import type { MiddlewareHandler } from 'hono';
import { Problem } from './problem';
import type { ServerEnv } from './types';

/**
 * Refuses what a proxy in front and this server might read differently, and Node lets pass: several hosts, and codings
 * of the body that nobody here takes off (RFC 9112, 3.2 and 6.1).
 */
export const refuseAmbiguous: MiddlewareHandler<ServerEnv> = (c, next) => {
  const names = c.env.incoming?.rawHeaders.filter((_, index) => index % 2 === 0) ?? [];
  const hosts = names.filter((name) => name.toLowerCase() === 'host').length;
  const coding = c.req.header('transfer-encoding') ?? 'chunked';
  if (hosts > 1 || coding.toLowerCase() !== 'chunked') throw new Problem(400, 'invalidRequest');
  return next();
};
