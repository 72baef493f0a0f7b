import { setTimeout as sleep } from 'node:timers/promises';
import { streamSSE } from 'hono/streaming';
import * as v from 'valibot';
import { changesQuery, type ChangeTopic } from '@app/contract/changes';
import { sessionOf, signedIn, viewedIn } from '../auth/signedIn';
import type { Deps } from '../deps';
import { refusal } from '../http/contractRoutes';
import { Problem } from '../http/problem';
import type { Handler } from '../http/types';

/** A proxy closes a line on which nothing was sent for a minute or half of one. */
const keepAliveMs = 25_000;

/** Waits until the line needs a word, or it is over; true when it is not. */
async function stillThere(signal: AbortSignal): Promise<boolean> {
  await sleep(keepAliveMs, undefined, { signal }).catch(() => undefined);
  return !signal.aborted;
}

/** `GET /api/changes`: tells a signed-in tab what to read again, until it goes, its session ends, or the server stops. */
export function changesStream(deps: Deps): Handler {
  return async (c) => {
    const caller = await signedIn(c, deps);
    if (caller === null) throw new Problem(401, 'notSignedIn');
    const query = v.safeParse(changesQuery, c.req.query());
    if (!query.success) throw refusal('invalidRequest');
    const { silentFor = 0 } = query.output;
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
      const tell = async (topics: readonly ChangeTopic[]) =>
        stream.writeSSE({ event: 'change', data: JSON.stringify({ topics }) });
      const unsubscribe = deps.changes.subscribe(caller.id, (topics) => void tell(topics));
      // Asked for when nothing that comes can be missed any more, and told when it is known whose stream it is.
      const missed = deps.changes.missed(caller.id, silentFor);
      try {
        const account = JSON.stringify({ account: caller.email });
        await stream.write(`: open\n\nevent: account\ndata: ${account}\n\n`);
        if (missed.length > 0) await tell(missed);
        while (await stillThere(signal)) {
          // Over, or an administrator no longer looks at this account.
          if (!(await isSame())) break;
          await stream.write(': here\n\n');
        }
      } finally {
        unsubscribe();
      }
    });
  };
}
