import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { maxAnswer } from '@/domain/webhooks/webhook';
import { isPublicAddress, isReceiver } from './publicAddress';

/** Status and beginning of the body of a webhook's answer. */
export interface WebhookAnswer {
  readonly status: number;
  readonly answer: string;
}

/** Posts a signed event. Rejects if there is no answer. */
export type SendWebhook = (
  url: string,
  post: { readonly headers: Readonly<Record<string, string>>; readonly body: string },
) => Promise<WebhookAnswer>;

/** Timeout for receivers in milliseconds. */
const timeoutMs = 10_000;

/** Resolves a name to public addresses and connects to exactly those, because a second lookup could differ. */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  resolve(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const [first] = error ? [] : found;
    if (error || !first) done(error ?? new Error('The name has no address'), []);
    else if (!found.every(({ address }) => isPublicAddress(address)))
      done(new Error('The name leads to a private address'), []);
    else if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Posts over HTTPS to the public internet and to these private hosts only, and follows no redirect. */
export const createSendWebhook =
  (privateHosts: readonly string[]): SendWebhook =>
  (url, { headers, body }) =>
    new Promise((answered, reject) => {
      const { hostname } = new URL(url);
      if (!isReceiver(hostname, privateHosts)) {
        reject(new Error('The address is private'));
        return;
      }
      const post = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          ...(privateHosts.includes(hostname) ? {} : { lookup: publicLookup }),
          agent: false,
          signal: AbortSignal.timeout(timeoutMs),
        },
        (response) => {
          let answer = '';
          const end = () => {
            answered({ status: response.statusCode ?? 0, answer: answer.slice(0, maxAnswer) });
            post.destroy();
          };
          response.setEncoding('utf8');
          response.on('data', (part: string) => {
            answer += part;
            if (answer.length >= maxAnswer) end();
          });
          response.on('end', end);
          response.on('error', reject);
        },
      );
      post.on('error', reject);
      post.end(body);
    });
