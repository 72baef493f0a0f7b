import * as v from 'valibot';
import {
  accountSchema,
  changeSchema,
  changesPath,
  changeTopics,
  type ChangeTopic,
} from '@app/contract/changes';
import { Recent } from '@app/contract/recent';

/** Topics to reload; `everything` if changes may have been missed. */
export type Heard = readonly ChangeTopic[] | 'everything';
type OnHeard = (heard: Heard) => void;

/** A tab's subscription to its account's changes. */
export interface Line {
  readonly close: () => void;
}

/** Reconnect delays after a refusal (session, proxy) and after an interruption, in milliseconds. */
const refusedMs = 10_000;
const cutMs = 3000;
/** Maximum time for opening a stream; after a longer one everything is reloaded. */
const openingMs = 3000;

/** Clock that all pages of a browser share, in milliseconds. */
const clock = () => performance.timeOrigin + performance.now();

/**
 * Opens a stream from the server.
 *
 * @param account id of the expected account, or its e-mail where the backend has no ids; null if unknown. After another
 * sign-in in this browser the stream would be that account's.
 * @param silentSince since when no changes were received, on the shared clock; the server sends those first
 */
function openStream(account: string | null, silentSince: number, onHeard: OnHeard): Line {
  let source: EventSource | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  // Changes during an interruption are lost, so everything may have changed afterwards.
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
      if (account === null || !parsed.success) return;
      const { account: email, id } = parsed.output;
      if (account === id || account === email) return;
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
    // Replaces the browser's reconnect, which would reuse the address and repeat changes that the reload covers.
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

/** Messages between an account's tabs: received topics, since when a tab has received nothing, and what it missed. */
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
 * Shares one stream among an account's tabs in this browser, because HTTP/1.1 allows six connections. The tab that
 * holds the lock listens and forwards; when it closes, the next one takes over.
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

  /** Sends a new tab the changes that it missed. */
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

  /** Listens for all tabs until this one closes. */
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
    // The previous leader may have received something that it could not forward, so this one requests changes since its
    // own start.
    await navigator.locks.request(name, { signal }, lead);
  }

  follow().catch(() => {
    // The page may not use locks, for example without an origin.
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
 * Opens a subscription, shared with the account's other tabs if the browser supports that.
 *
 * @param silentSince since when the tab shows data without receiving changes, on the page's clock
 */
export function openLine(account: string | null, silentSince: number, onHeard: OnHeard): Line {
  const since = performance.timeOrigin + silentSince;
  // Missing over plain HTTP (except localhost) and in old browsers.
  const canShare = 'locks' in navigator && typeof BroadcastChannel === 'function';
  return canShare && account !== null
    ? openSharedLine(account, since, onHeard)
    : openStream(account, since, onHeard);
}
