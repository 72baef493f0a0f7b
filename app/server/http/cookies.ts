import type { Connection } from './connection';
import type { ServerContext } from './types';

/** Gives the visitor a cookie, `Secure` when their connection is encrypted. */
export function addCookie(c: ServerContext, connection: Connection, cookie: string): void {
  const value = connection.isHttps(c) ? `${cookie}; Secure` : cookie;
  c.header('Set-Cookie', value, { append: true });
}
