import type { Connection } from './connection';
import { Problem } from './problem';
import type { ServerContext } from './types';

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

/**
 * Refuses a POST that another site made the browser send.
 *
 * Browsers put `Origin` on every POST, so a foreign one is refused. A request without it comes from a tool, not from a
 * page, unless `Sec-Fetch-Site` says otherwise.
 */
export function refuseForeignOrigin(
  c: ServerContext,
  connection: Connection,
  publicUrl: string | null,
): void {
  const origin = c.req.header('origin');
  if (origin === undefined) {
    const site = c.req.header('sec-fetch-site');
    if (site === undefined || site === 'same-origin' || site === 'none') return;
    throw new Problem(403, 'foreignOrigin');
  }
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return;
  const host = hostOf(origin);
  if (host === null || host !== connection.host(c).toLowerCase()) throw new Problem(403, 'foreignOrigin');
}
