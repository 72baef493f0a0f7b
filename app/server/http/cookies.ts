import type { MiddlewareHandler } from 'hono';
import type { Connection } from './connection';
import type { ServerContext, ServerEnv } from './types';

/** Browsers take such a cookie only from this very host over HTTPS: no neighbour under the same domain can set it. */
const HOST_PREFIX = '__Host-';
const OWN_PREFIX = 'meridian.';

/** Sealed for one browser and account, so a planted one is worth nothing: they outlive the change of their names. */
const sealedCookies = ['meridian.known-browser', 'meridian.registration'];

/** Gives the visitor a cookie: for the whole of this host alone, and `Secure`, when their connection is encrypted. */
export function addCookie(c: ServerContext, connection: Connection, cookie: string): void {
  const value = connection.isHttps(c)
    ? `${HOST_PREFIX}${cookie.replace(/; Path=[^;]*/i, '; Path=/')}; Secure`
    : cookie;
  c.header('Set-Cookie', value, { append: true });
}

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

/** The cookies under the names that the server knows them by, without those that a neighbour could have set. */
function hostCookies(header: string): string {
  const pairs = header.split(';').map((pair) => pair.trim());
  const prefixed = pairs.flatMap((pair) =>
    pair.startsWith(`${HOST_PREFIX}${OWN_PREFIX}`) ? [pair.slice(HOST_PREFIX.length)] : [],
  );
  const renamed = new Set(prefixed.map(nameOf));
  const others = pairs.filter((pair) => {
    const name = nameOf(pair);
    if (name.startsWith(HOST_PREFIX)) return false;
    return !name.startsWith(OWN_PREFIX) || (sealedCookies.includes(name) && !renamed.has(name));
  });
  return [...prefixed, ...others].join('; ');
}

/** Reads the cookies of an encrypted connection by their `__Host-` names; handlers see the plain ones. */
export function readHostCookies(connection: Connection): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const header = c.req.header('cookie');
    if (header !== undefined && connection.isHttps(c)) c.req.raw.headers.set('cookie', hostCookies(header));
    await next();
  };
}
