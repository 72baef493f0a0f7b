import * as v from 'valibot';
import {
  accountSchema,
  changeSchema,
  changesPath,
  changeTopics,
  type ChangeTopic,
} from '@app/contract/changes';

/** What a line tells: what to read again. `everything` after a time in which nothing was heard. */
export type Heard = readonly ChangeTopic[] | 'everything';
type OnHeard = (heard: Heard) => void;

/** Where a tab hears of changes of its account. */
export interface Line {
  readonly close: () => void;
}

/** After a refusal (the session, a proxy) a browser gives the stream up: then it is tried again, in milliseconds. */
const retryMs = 10_000;

/**
 * A stream from the server.
 *
 * @param account whose changes are wanted, by e-mail: after another one's sign-in in this browser the stream would be that
 *   one's; null where it is not known
 * @param hasMissed whether changes were told before it that nobody heard
 */
function openStream(account: string | null, onHeard: OnHeard, hasMissed = false): Line {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What is told of a change while the line was down is told to nobody: after it everything may have changed.
  let wasCut = hasMissed;

  function retry(): void {
    source?.close();
    timer = setTimeout(connect, retryMs);
  }

  function connect(): void {
    const opened = new EventSource(changesPath);
    source = opened;
    opened.addEventListener('account', ({ data }: MessageEvent<string>) => {
      const parsed = v.safeParse(accountSchema, JSON.parse(data));
      if (account === null || !parsed.success || parsed.output.account === account) return;
      wasCut = true;
      retry();
    });
    opened.addEventListener('change', ({ data }: MessageEvent<string>) => {
      const parsed = v.safeParse(changeSchema, JSON.parse(data));
      if (parsed.success) onHeard(parsed.output.topics);
    });
    opened.addEventListener('open', () => {
      if (wasCut) onHeard('everything');
      wasCut = false;
    });
    opened.addEventListener('error', () => {
      wasCut = true;
      if (opened.readyState === EventSource.CLOSED) retry();
    });
  }

  connect();
  return {
    close() {
      clearTimeout(timer);
      source?.close();
    },
  };
}

/** What tabs tell each other. */
const heardSchema = v.union([v.literal('everything'), v.array(v.picklist(changeTopics))]);

/**
 * One stream for all tabs of an account in this browser: over HTTP/1.1 it has six connections in all. The tab that has the
 * lock listens and tells the others; when it closes, the next one takes its place.
 */
function openSharedLine(account: string, onHeard: OnHeard): Line {
  const name = `${changesPath} ${account}`;
  const channel = new BroadcastChannel(name);
  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(heardSchema, data);
    if (parsed.success) onHeard(parsed.output);
  };
  const over = new AbortController();
  const { signal } = over;

  /** Listens for all until this tab is done with it. */
  const lead = (hasMissed: boolean) =>
    new Promise<'led'>((resolve) => {
      const tell = (heard: Heard) => {
        onHeard(heard);
        channel.postMessage(heard);
      };
      const stream = openStream(account, tell, hasMissed);
      signal.addEventListener('abort', () => {
        stream.close();
        channel.close();
        resolve('led');
      });
    });

  async function follow(): Promise<void> {
    const isFirst = await navigator.locks.request(name, { ifAvailable: true }, (lock) =>
      lock === null || signal.aborted ? null : lead(false),
    );
    // Whoever led before may have heard of something that it could not tell any more.
    if (isFirst === null && !signal.aborted)
      await navigator.locks.request(name, { signal }, () => lead(true));
  }

  follow().catch(() => {
    // Locks are refused here, as to a page without an origin.
    if (!signal.aborted) void lead(true);
  });
  return {
    close() {
      over.abort();
      channel.close();
    },
  };
}

/** A line of this tab's own, or one with the account's other tabs where the browser can share. */
export function openLine(account: string | null, onHeard: OnHeard): Line {
  // Absent over plain HTTP on another host than localhost, and in old browsers.
  const canShare = 'locks' in navigator && typeof BroadcastChannel === 'function';
  return canShare && account !== null ? openSharedLine(account, onHeard) : openStream(account, onHeard);
}
