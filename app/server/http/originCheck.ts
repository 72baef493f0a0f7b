import type { Connection } from './connection';
import { Problem } from './problem';
import type { SetupHints } from './setupHints';
import type { ServerContext } from './types';

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

interface OriginParts {
  readonly connection: Connection;
  /** Public URL, if configured. */
  readonly publicUrl: string | null;
  readonly setupHints: SetupHints;
}

/**
 * Refuses a POST that another site made the browser send.
 * Browsers send `Origin` with every POST, so a foreign one is refused. A request without it comes from a tool, unless
 * `Sec-Fetch-Site` contradicts. `Host` alone proves nothing, because anybody can point a name at this server, and page
 * and request then agree.
 */
export function refuseForeignOrigin(
  c: ServerContext,
  { connection, publicUrl, setupHints }: OriginParts,
): void {
  const origin = c.req.header('origin');
  if (origin === undefined) {
    const site = c.req.header('sec-fetch-site');
    if (site === undefined || site === 'same-origin' || site === 'none') return;
    throw new Problem(403, 'foreignOrigin');
  }
  if (publicUrl !== null && origin === new URL(publicUrl).origin) return;
  const host = hostOf(origin);
  if (host === null) throw new Problem(403, 'foreignOrigin');
  if (connection.believedHosts(c).includes(host)) return;
  if (host !== c.req.header('host')?.toLowerCase()) throw new Problem(403, 'foreignOrigin');
  if (publicUrl === null) setupHints.unknownHost(new URL(origin).origin);
  throw new Problem(403, 'unknownHost');
}
