import * as v from 'valibot';
import {
  accountSchema,
  changeSchema,
  changesPath,
  changeTopics,
  type ChangeTopic,
} from '@app/contract/changes';
import { Recent } from '@app/contract/recent';

/** Topics to read again; `everything` after a time in which nothing was heard. */
export type Heard = readonly ChangeTopic[] | 'everything';
type OnHeard = (heard: Heard) => void;

/** Where a tab hears of changes of its account. */
export interface Line {
  readonly close: () => void;
}

/** When it is tried again after a refusal (the session, a proxy), in milliseconds, and when after it was cut. */
const refusedMs = 10_000;
const cutMs = 3000;
/** Longest time for a stream request to reach the server; after a longer one everything is read again. */
const openingMs = 3000;

/** The clock that all pages of a browser share, in milliseconds. */
const clock = () => performance.timeOrigin + performance.now();

/**
 * A stream from the server.
 *
 * @param account whose changes are wanted, by e-mail: after another one's sign-in in this browser the stream would be that
 *   one's; null where it is not known
 * @param silentSince from when on nobody has heard of changes, on the shared clock: of those the server tells first
 */
function openStream(account: string | null, silentSince: number, onHeard: OnHeard): Line {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // What is told of a change while the line was down is told to nobody: after it everything may have changed.
  let wasCut = false;

  function retry(inMs: number): void {
    wasCut = true;
    source?.close();
    timer = setTimeout(connect, inMs);
  }

  function connect(): void {
    const requestedAt = clock();
    const silentFor = wasCut ? 0 : Math.ceil(requestedAt - silentSince + openingMs);
    const opened = new EventSource(`${changesPath}?silentFor=${silentFor}`);
    source = opened;
    opened.addEventListener('account', ({ data }: MessageEvent<string>) => {
      const parsed = v.safeParse(accountSchema, JSON.parse(data));
      if (account === null || !parsed.success || parsed.output.account === account) return;
      retry(refusedMs);
    });
    opened.addEventListener('change', ({ data }: MessageEvent<string>) => {
      const parsed = v.safeParse(changeSchema, JSON.parse(data));
      if (parsed.success) onHeard(parsed.output.topics);
    });
    opened.addEventListener('open', () => {
      if (wasCut || clock() - requestedAt > openingMs) onHeard('everything');
      wasCut = false;
    });
    // The browser would come back with the same address, and be told what is read again as part of everything.
    opened.addEventListener('error', () =>
      retry(opened.readyState === EventSource.CLOSED ? refusedMs : cutMs),
    );
  }

  connect();
  return {
    close() {
      clearTimeout(timer);
      source?.close();
    },
  };
}

/** Messages between tabs of an account. They carry topics heard, since when a tab heard nothing, and what it missed. */
const heardSchema = v.union([
  v.literal('everything'),
  v.pipe(v.array(v.picklist(changeTopics)), v.readonly()),
]);
const messageSchema = v.union([
  heardSchema,
  v.object({ silentSince: v.number(), missed: heardSchema }),
  v.object({ silentSince: v.number() }),
]);
type Message = v.InferOutput<typeof messageSchema>;

/**
 * One stream for all tabs of an account in this browser: over HTTP/1.1 it has six connections in all. The tab that has the
 * lock listens and tells the others; when it closes, the next one takes its place.
 */
function openSharedLine(account: string, silentSince: number, onHeard: OnHeard): Line {
  const name = `${changesPath} ${account}`;
  const channel = new BroadcastChannel(name);
  const post = (message: Message) => channel.postMessage(message);
  const recent = new Recent<Heard>(clock, silentSince);
  let isLeading = false;
  function hear(heard: Heard): void {
    recent.add(heard);
    onHeard(heard);
  }

  /** Tells a tab that has come what was told before it could hear. */
  function answer(asking: number): void {
    for (const missed of recent.since(asking) ?? ['everything' as const])
      post({ silentSince: asking, missed });
  }

  channel.onmessage = ({ data }: MessageEvent<unknown>) => {
    const parsed = v.safeParse(messageSchema, data);
    if (!parsed.success) return;
    const message = parsed.output;
    if (message === 'everything' || 'length' in message) hear(message);
    else if ('missed' in message) {
      if (message.silentSince === silentSince) hear(message.missed);
    } else if (isLeading) answer(message.silentSince);
  };
  const over = new AbortController();
  const { signal } = over;

  /** Listens for all until this tab is done with it. */
  const lead = () =>
    new Promise<'led'>((resolve) => {
      isLeading = true;
      const stream = openStream(account, silentSince, (heard) => {
        hear(heard);
        post(heard);
      });
      signal.addEventListener('abort', () => {
        stream.close();
        channel.close();
        resolve('led');
      });
    });

  async function follow(): Promise<void> {
    const isFirst = await navigator.locks.request(name, { ifAvailable: true }, (lock) =>
      lock === null || signal.aborted ? null : lead(),
    );
    if (isFirst !== null || signal.aborted) return;
    post({ silentSince });
    // Whoever led before may have heard of something that it could not tell any more: this one asks from its own start on.
    await navigator.locks.request(name, { signal }, lead);
  }

  follow().catch(() => {
    // Locks are refused here, as to a page without an origin.
    if (!signal.aborted) void lead();
  });
  return {
    close() {
      over.abort();
      channel.close();
    },
  };
}

/**
 * A line of this tab's own, or one with the account's other tabs where the browser can share.
 *
 * @param silentSince from when on the tab shows what it has read without having heard of changes, on the page's clock
 */
export function openLine(account: string | null, silentSince: number, onHeard: OnHeard): Line {
  const since = performance.timeOrigin + silentSince;
  // Absent over plain HTTP on another host than localhost, and in old browsers.
  const canShare = 'locks' in navigator && typeof BroadcastChannel === 'function';
  return canShare && account !== null
    ? openSharedLine(account, since, onHeard)
    : openStream(account, since, onHeard);
}
