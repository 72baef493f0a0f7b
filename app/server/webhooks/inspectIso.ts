import { request } from 'node:https';
import { isPublicHost } from './publicAddress';
import { publicLookup } from './sendWebhook';

/** A person waits for the answer. Milliseconds. */
const timeoutMs = 5000;

/** Answer of an image's host: the size in megabytes, null if it does not say, or why there is no image. */
export type IsoSource = { readonly sizeMb: number | null } | 'isoPrivate' | 'isoUnreachable';

/** Looks at an image before it is fetched. */
export type InspectIso = (url: string) => Promise<IsoSource>;

/** Asks a public host about an image without fetching it. Follows no redirect, which could lead to a private host. */
export const inspectIso: InspectIso = (url) => {
  if (!isPublicHost(new URL(url).hostname)) return Promise.resolve('isoPrivate');
  return new Promise((resolve) => {
    const head = request(
      url,
      { method: 'HEAD', lookup: publicLookup, agent: false, signal: AbortSignal.timeout(timeoutMs) },
      ({ statusCode = 0, headers }) => {
        head.destroy();
        // 405 and 501: the host has no HEAD.
        const isThere = (statusCode >= 200 && statusCode < 300) || statusCode === 405 || statusCode === 501;
        const length = Number(headers['content-length']);
        const isKnown = statusCode < 300 && Number.isSafeInteger(length) && length > 0;
        resolve(isThere ? { sizeMb: isKnown ? Math.ceil(length / 1_000_000) : null } : 'isoUnreachable');
      },
    );
    head.on('error', () => resolve('isoUnreachable'));
    head.end();
  });
};
