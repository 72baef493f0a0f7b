import type { MiddlewareHandler } from 'hono';
import type { Connection } from './connection';
import type { ServerContext, ServerEnv } from './types';

/** Browsers accept this prefix only from this host over HTTPS: no sibling domain can set such a cookie. */
const HOST_PREFIX = '__Host-';
const OWN_PREFIX = 'meridian.';

/** Sealed per browser and account, so a planted one is useless; they survive a change of the names. */
const sealedCookies = ['meridian.known-browser', 'meridian.registration'];

/** Sets a cookie for this host; `Secure` if the connection is encrypted. */
export function addCookie(c: ServerContext, connection: Connection, cookie: string): void {
  const value = connection.isHttps(c)
    ? `${HOST_PREFIX}${cookie.replace(/; Path=[^;]*/i, '; Path=/')}; Secure`
    : cookie;
  c.header('Set-Cookie', value, { append: true });
}

const nameOf = (pair: string): string => pair.split('=', 1)[0] ?? '';

/** Returns the cookies under their plain names, without those that a sibling domain could have set. */
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

/** Maps `__Host-` cookies of an encrypted connection to their plain names for handlers. */
export function readHostCookies(connection: Connection): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const header = c.req.header('cookie');
    if (header !== undefined && connection.isHttps(c)) c.req.raw.headers.set('cookie', hostCookies(header));
    await next();
  };
}
