import type { Deps } from '../deps';
import { maxIsoGb } from '@/domain/servers/ownIso';
import { Problem } from '../http/problem';
import { refusal } from '../http/refusal';
import { streamOf } from '../http/streamOf';
import type { Handler } from '../http/types';
import { openIsoLink } from '../provisioning/isoLink';

/**
 * Passes an image on to the node that fetches it. The node connects to the portal only: a name that it resolves itself,
 * or a redirect that it follows, could lead into the provider's network.
 */
export function relayIso({ seal, fetchIso }: Pick<Deps, 'seal' | 'fetchIso'>): Handler {
  return async (c) => {
    c.header('Cache-Control', 'no-store');
    const now = new Date();
    const link = openIsoLink(c.req.param('link') ?? '', seal, now);
    if (link === null) throw new Problem(404, 'notFound');
    const signal = AbortSignal.timeout(link.until.getTime() - now.getTime());
    const found = await fetchIso(link.url, { range: c.req.header('range') ?? null, signal });
    if (typeof found === 'string') throw refusal(found, found === 'isoTooLarge' ? { max: maxIsoGb } : {});
    const headers = {
      ...found.headers,
      'content-type': 'application/octet-stream',
      // nginx would otherwise store gigabytes of it.
      'x-accel-buffering': 'no',
    };
    if (c.req.method === 'HEAD') {
      void found.content[Symbol.asyncIterator]().return?.();
      return c.body(null, found.status, headers);
    }
    return c.body(streamOf(found.content), found.status, headers);
  };
}
