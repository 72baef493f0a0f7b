import type { IncomingMessage } from 'node:http';
import { request, type RequestOptions } from 'node:https';
import { maxIsoGb } from '@/domain/servers/ownIso';
import { isPublicHost } from './publicAddress';
import { publicLookup } from './sendWebhook';

/** Milliseconds without a byte. */
const idleMs = 30_000;
const maxBytes = maxIsoGb * 1e9;

/** An image, or a part of it, as its host sends it. */
export interface FetchedIso {
  readonly status: 200 | 206;
  /** Headers of its length and part. */
  readonly headers: Readonly<Record<string, string>>;
  /** Fails if the host stops sending or sends too much. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Fetches an image. `range` is a request header. */
export type FetchIso = (
  url: string,
  wanted: { readonly range: string | null; readonly signal: AbortSignal },
) => Promise<FetchedIso | 'isoPrivate' | 'isoUnreachable' | 'isoTooLarge'>;

/** Start and whole size of a part: `bytes 500-999/1000`. */
function partOf({ headers }: IncomingMessage): { start: number; size: number | null } {
  const [, start = '0', size] = /^bytes (\d+)-\d+\/(\d+|\*)$/.exec(headers['content-range'] ?? '') ?? [];
  const known = Number(size ?? headers['content-length'] ?? Number.NaN);
  return { start: Number(start), size: Number.isSafeInteger(known) ? known : null };
}

async function* limited(answer: IncomingMessage, start: number): AsyncGenerator<Uint8Array, void> {
  let sent = start;
  for await (const piece of answer as AsyncIterable<Uint8Array>) {
    sent += piece.byteLength;
    if (sent > maxBytes) throw new Error(`The image has more than ${maxIsoGb} GB`);
    yield piece;
  }
}

/** Contents of an answer, whose connection ends with them, also before the first piece was read. */
function contentOf(answer: IncomingMessage, start: number): AsyncIterable<Uint8Array> {
  return {
    [Symbol.asyncIterator]() {
      const pieces = limited(answer, start);
      return {
        next: () => pieces.next(),
        return() {
          answer.destroy();
          return pieces.return();
        },
      };
    },
  };
}

/**
 * Fetches an image from a public host: resolves its name once, connects to exactly the checked addresses, and follows
 * no redirect.
 */
export function createFetchIso(connection: Pick<RequestOptions, 'lookup' | 'ca'>): FetchIso {
  return (url, { range, signal }) => {
    if (!isPublicHost(new URL(url).hostname)) return Promise.resolve('isoPrivate');
    return new Promise((resolve) => {
      const get = request(
        url,
        {
          ...connection,
          // Ranges of a compressed answer would be other bytes.
          headers: { 'accept-encoding': 'identity', ...(range !== null && { range }) },
          agent: false,
          signal,
          timeout: idleMs,
        },
        (answer) => {
          const { start, size } = partOf(answer);
          const { statusCode: status } = answer;
          const isThere = status === 200 || status === 206;
          if (!isThere || (size ?? 0) > maxBytes) {
            get.destroy();
            resolve(isThere ? 'isoTooLarge' : 'isoUnreachable');
            return;
          }
          const kept = ['content-length', 'content-range', 'accept-ranges', 'etag', 'last-modified'];
          const headers = kept.flatMap((name) => {
            const value = answer.headers[name];
            return typeof value === 'string' ? [[name, value] as const] : [];
          });
          resolve({ status, headers: Object.fromEntries(headers), content: contentOf(answer, start) });
        },
      );
      get.on('timeout', () => get.destroy(new Error('The image stopped coming')));
      get.on('error', () => resolve('isoUnreachable'));
      get.end();
    });
  };
}

/** Fetches an image from the public internet. */
export const fetchIso = createFetchIso({ lookup: publicLookup });
