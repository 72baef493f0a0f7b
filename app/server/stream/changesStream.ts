import { setTimeout as sleep } from 'node:timers/promises';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { changesQuery, type ChangeTopic } from '@app/contract/changes';
import { accountIn, sessionOf, signedIn } from '../auth/signedIn';
import type { Deps } from '../deps';
import { refusal } from '../http/refusal';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';

/** Keep-alive interval in milliseconds: proxies close a silent connection after 30 to 60 seconds. */
const keepAliveMs = 25_000;

/** Waits for the next keep-alive or the end; returns whether the stream is still open. */
async function stillThere(signal: AbortSignal): Promise<boolean> {
  await sleep(keepAliveMs, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}

/** Over HTTP/1.1 a browser opens one stream for all tabs; over HTTP/2 each tab may have its own. */
const streamsPerSession = 20;
const streamsPerAccount = 60;
const retryLater = { 'Retry-After': '60' };

/** Counts the open streams per session and account in this process. */
function createStreamCounter() {
  const open = new Map<string, number>();
  const countOf = (key: string) => open.get(key) ?? 0;
  const add = (key: string, change: 1 | -1) => {
    const count = countOf(key) + change;
    if (count === 0) open.delete(key);
    else open.set(key, count);
  };
  return {
    /** Takes a place until the returned function is called; refuses if there is none. */
    take(sessionId: string, accountId: string): () => void {
      const keys = [`session ${sessionId}`, `account ${accountId}`] as const;
      if (countOf(keys[0]) >= streamsPerSession || countOf(keys[1]) >= streamsPerAccount)
        throw new Problem(429, 'tooManyStreams', retryLater);
      keys.forEach((key) => add(key, 1));
      return () => keys.forEach((key) => add(key, -1));
    },
  };
}

/**
 * `GET /api/changes`: streams changed topics to a signed-in tab until it closes, its session ends or the server stops.
 */
export function changesStream(deps: Deps): Handler {
  const streams = createStreamCounter();
  return async (c) => {
    const caller = await signedIn(c, deps);
    if (caller === null) throw new Problem(401, 'notSignedIn');
    const query = v.safeParse(changesQuery, c.req.query());
    if (!query.success) throw refusal('invalidRequest');
    const { silentFor = 0 } = query.output;
    const release = streams.take(caller.sessionId, caller.id);
    // A buffering proxy would never forward this answer.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const gone = new AbortController();
      stream.onAbort(() => gone.abort());
      const signal = AbortSignal.any([gone.signal, deps.readiness.draining]);
      const isSame = async () => {
        const found = await sessionOf(c, deps);
        return found !== null && accountIn(found, deps).id === caller.id;
      };
      const publish = async (topics: readonly ChangeTopic[]) =>
        stream.writeSSE({ event: 'change', data: JSON.stringify({ topics }) });
      const unsubscribe = deps.changes.subscribe(caller.id, (topics) => void publish(topics));
      // Read after subscribing, so that no change is missed.
      const missed = deps.changes.missed(caller.id, silentFor);
      try {
        const account = JSON.stringify({ account: caller.email, id: caller.id });
        await stream.write(`: open\n\nevent: account\ndata: ${account}\n\n`);
        if (missed.length > 0) await publish(missed);
        while (await stillThere(signal)) {
          // The session ended, or it is about another account.
          if (!(await isSame())) break;
          await stream.write(': here\n\n');
        }
      } finally {
        unsubscribe();
        release();
      }
    });
  };
}
