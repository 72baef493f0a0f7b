import { setTimeout as sleep } from 'node:timers/promises';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { changesQuery, type ChangeTopic } from '@app/contract/changes';
import { sessionOf, signedIn, viewedIn } from '../auth/signedIn';
import type { Deps } from '../deps';
import { refusal } from '../http/refusal';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';

/** A proxy closes a line on which nothing was sent for a minute or half of one. */
const keepAliveMs = 25_000;

/** Waits until the line needs a word, or it is over; true when it is not. */
async function stillThere(signal: AbortSignal): Promise<boolean> {
  await sleep(keepAliveMs, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}

/** A browser holds one for all its tabs over HTTP/1.1; over HTTP/2 each tab may have its own. */
const streamsPerSession = 20;
const streamsPerAccount = 60;
const retryLater = { 'Retry-After': '60' };

/** Counts the open streams of sessions and accounts in this process. */
function createStreamCounter() {
  const open = new Map<string, number>();
  const countOf = (key: string) => open.get(key) ?? 0;
  const add = (key: string, change: 1 | -1) => {
    const count = countOf(key) + change;
    if (count === 0) open.delete(key);
    else open.set(key, count);
  };
  return {
    /** Takes a place until the returned function is called; refuses where there is none. */
    take(sessionId: string, accountId: string): () => void {
      const keys = [`session ${sessionId}`, `account ${accountId}`] as const;
      if (countOf(keys[0]) >= streamsPerSession || countOf(keys[1]) >= streamsPerAccount)
        throw new Problem(429, 'tooManyStreams', retryLater);
      keys.forEach((key) => add(key, 1));
      return () => keys.forEach((key) => add(key, -1));
    },
  };
}

/** `GET /api/changes`: tells a signed-in tab what to read again, until it goes, its session ends, or the server stops. */
export function changesStream(deps: Deps): Handler {
  const streams = createStreamCounter();
  return async (c) => {
    const caller = await signedIn(c, deps);
    if (caller === null) throw new Problem(401, 'notSignedIn');
    const query = v.safeParse(changesQuery, c.req.query());
    if (!query.success) throw refusal('invalidRequest');
    const { silentFor = 0 } = query.output;
    const release = streams.take(caller.sessionId, caller.id);
    // A proxy that waits for the end of an answer would keep this one for ever.
    c.header('X-Accel-Buffering', 'no');
    return streamSSE(c, async (stream) => {
      const gone = new AbortController();
      stream.onAbort(() => gone.abort());
      const signal = AbortSignal.any([gone.signal, deps.readiness.draining]);
      const isSame = async () => {
        const found = await sessionOf(c, deps);
        return found !== null && (viewedIn(found, deps) ?? found).id === caller.id;
      };
      const publish = async (topics: readonly ChangeTopic[]) =>
        stream.writeSSE({ event: 'change', data: JSON.stringify({ topics }) });
      const unsubscribe = deps.changes.subscribe(caller.id, (topics) => void publish(topics));
      // Asked for when nothing that comes can be missed any more, and told when it is known whose stream it is.
      const missed = deps.changes.missed(caller.id, silentFor);
      try {
        const account = JSON.stringify({ account: caller.email });
        await stream.write(`: open\n\nevent: account\ndata: ${account}\n\n`);
        if (missed.length > 0) await publish(missed);
        while (await stillThere(signal)) {
          // Over, or an administrator no longer looks at this account.
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
