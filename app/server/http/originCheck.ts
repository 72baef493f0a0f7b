import type { Connection } from './connection';
import { Problem } from './problem';
import type { SetupHints } from './setupHints';
import type { ServerContext } from './types';

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}

interface OriginParts {
  readonly connection: Connection;
  /** Where visitors reach the portal, when it was configured. */
  readonly publicUrl: string | null;
  readonly setupHints: SetupHints;
}

/**
 * Refuses a POST that another site made the browser send.
 *
 * Browsers put `Origin` on every POST, so a foreign one is refused. A request without it comes from a tool, not from a
 * page, unless `Sec-Fetch-Site` says otherwise. `Host` alone proves nothing: whoever owns a name can make it lead here,
 * and then page and request agree on it.
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
