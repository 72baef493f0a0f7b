import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLine, type Heard } from '@app/ports/http/changeLine';

/** The streams that were opened and not closed, oldest first. */
let streams: FakeSource[] = [];
let channels: FakeChannel[] = [];

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  readonly silentFor: number;
  constructor(url: string) {
    super();
    this.silentFor = Number(new URL(url, 'http://localhost').searchParams.get('silentFor'));
    streams.push(this);
  }
  close() {
    this.readyState = FakeSource.CLOSED;
    streams = streams.filter((each) => each !== this);
  }
  say(type: string, data: unknown) {
    this.dispatchEvent(new MessageEvent(type, { data: JSON.stringify(data) }));
  }
}

class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    channels.push(this);
  }
  postMessage(data: unknown) {
    for (const other of channels) if (other !== this && other.name === this.name) other.onmessage?.({ data });
  }
  close() {
    channels = channels.filter((each) => each !== this);
  }
}

interface LockOptions {
  ifAvailable?: boolean;
  signal?: AbortSignal;
}
type Work = (lock: object | null) => unknown;

/** Web Locks of one browser: the first holder keeps the lock, others wait in order. */
function fakeLocks() {
  const queues = new Map<string, Promise<unknown>[]>();
  return {
    async request(name: string, { ifAvailable = false, signal }: LockOptions, work: Work) {
      const queue = queues.get(name) ?? [];
      queues.set(name, queue);
      if (ifAvailable && queue.length > 0) return work(null);
      const before = queue.at(-1);
      let release = () => {};
      const released = new Promise<void>((done) => (release = done));
      queue.push(released);
      const leave = () => {
        void queue.splice(queue.indexOf(released), 1);
        release();
      };
      try {
        await before;
        signal?.throwIfAborted();
        return await work({});
      } finally {
        leave();
      }
    },
  };
}

const waited = (ms: number) => new Promise((done) => setTimeout(done, ms));
const settled = () => new Promise((done) => setImmediate(done));

/** A tab of an account that has read its page so many milliseconds ago: what it hears, and how it closes. */
function openTab(account: string | null, readAgo = 0) {
  const heard: Heard[] = [];
  const line = openLine(account, performance.now() - readAgo, (each) => heard.push(each));
  return { heard, close: line.close };
}

beforeEach(() => {
  streams = [];
  channels = [];
  vi.stubGlobal('EventSource', FakeSource);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  vi.stubGlobal('navigator', { locks: fakeLocks() });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('seven tabs of an account have one stream, and all receive its changes', async () => {
  const tabs = Array.from({ length: 7 }, () => openTab('ann@example.com'));
  await settled();
  expect(streams).toHaveLength(1);
  streams[0]?.say('change', { topics: ['servers'] });
  for (const { heard } of tabs) expect(heard).toEqual([['servers']]);
  for (const { close } of tabs) close();
  await settled();
  expect([streams, channels]).toEqual([[], []]);
});

test('when the tab that listens closes the next takes its place, and asks for what it has not heard', async () => {
  const [first, ...others] = Array.from({ length: 3 }, () => openTab('ann@example.com'));
  await settled();
  const before = streams[0];
  await waited(50);
  first?.close();
  await settled();
  expect(streams).toHaveLength(1);
  expect(streams[0]).not.toBe(before);
  expect(streams[0]?.silentFor).toBeGreaterThanOrEqual(50);
  streams[0]?.say('open', null);
  streams[0]?.say('change', { topics: ['payments'] });
  for (const { heard } of others) expect(heard).toEqual([['payments']]);
  expect(first?.heard).toEqual([]);
});

// What changed while the page's first reads were on their way, and nobody listened yet.
test('the stream request covers the time since the first read and its own duration', async () => {
  openTab('ann@example.com', 700);
  openTab(null, 12_000);
  await settled();
  const [shared, own] = streams.map(({ silentFor }) => silentFor).toSorted((a, b) => a - b);
  expect(shared).toBeGreaterThanOrEqual(3700);
  expect(shared).toBeLessThan(5000);
  expect(own).toBeGreaterThanOrEqual(15_000);
});

test('everything is reloaded if the stream took longer to open than it covers', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const tab = openTab('ann@example.com');
  await settled();
  vi.advanceTimersByTime(3000);
  streams[0]?.say('open', null);
  expect(tab.heard).toEqual([]);
  vi.advanceTimersByTime(1);
  streams[0]?.say('open', null);
  expect(tab.heard).toEqual(['everything']);
});

test.each([
  ['cut', 1, 3000],
  ['refused', 2, 10_000],
])('a stream that was %s is tried again, and everything is read again, once', async (_, readyState, ms) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tab = openTab('ann@example.com');
  await settled();
  const [first] = streams;
  if (!first) throw new Error('No stream');
  first.readyState = readyState;
  first.say('error', null);
  expect(streams).toHaveLength(0);
  vi.advanceTimersByTime(ms - 1);
  expect(streams).toHaveLength(0);
  vi.advanceTimersByTime(1);
  expect(streams.map(({ silentFor }) => silentFor)).toEqual([0]);
  streams[0]?.say('open', null);
  streams[0]?.say('open', null);
  expect(tab.heard).toEqual(['everything']);
});

test('a later tab receives what the others heard since its first read, and only that', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const [first, second] = [openTab('ann@example.com'), openTab('ann@example.com')];
  await settled();
  streams[0]?.say('change', { topics: ['payers'] });
  vi.advanceTimersByTime(1000);
  streams[0]?.say('change', { topics: ['servers'] });
  vi.advanceTimersByTime(1000);
  const late = openTab('ann@example.com', 1500);
  await settled();
  expect(late.heard).toEqual([['servers']]);
  // The heir knows as well what it has heard of the one before.
  first.close();
  await settled();
  const later = openTab('ann@example.com', 1500);
  await settled();
  expect(later.heard).toEqual([['servers']]);
  for (const { heard } of [first, second]) expect(heard).toEqual([['payers'], ['servers']]);
});

test.each([
  ['began before the one that listens', 10, 500],
  ['reads longer ago than anybody remembers', 300_000, 61_000],
])('a tab that %s reads everything again', async (_, firstAgo, lateAgo) => {
  openTab('ann@example.com', firstAgo);
  await settled();
  const late = openTab('ann@example.com', lateAgo);
  await settled();
  expect(late.heard).toEqual(['everything']);
});

test('a tab that waits in turn and closes is not waited for', async () => {
  const [first, second, third] = Array.from({ length: 3 }, () => openTab('ann@example.com'));
  await settled();
  second?.close();
  first?.close();
  await settled();
  expect(streams).toHaveLength(1);
  streams[0]?.say('change', { topics: ['cart'] });
  expect([second?.heard, third?.heard]).toEqual([[], [['cart']]]);
});

test('tabs of another account hear nothing of it', async () => {
  const [ann, bob] = [openTab('ann@example.com'), openTab('bob@example.com')];
  await settled();
  expect(streams).toHaveLength(2);
  streams[0]?.say('change', { topics: ['tickets'] });
  expect([ann.heard, bob.heard]).toEqual([[['tickets']], []]);
});

test('a stream that turns out to be another account’s is closed without notifying anybody, and retried', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tab = openTab('ann@example.com');
  await settled();
  streams[0]?.say('account', { account: 'bob@example.com' });
  expect(streams).toHaveLength(0);
  vi.advanceTimersByTime(10_000);
  expect(streams).toHaveLength(1);
  streams[0]?.say('account', { account: 'ann@example.com' });
  streams[0]?.say('open', null);
  expect(tab.heard).toEqual(['everything']);
});

test.each(['a1', 'ann@example.com'])('a stream is of the account that the tab knows as %s', async (known) => {
  const tab = openTab(known);
  await settled();
  streams[0]?.say('account', { account: 'ann@example.com', id: 'a1' });
  streams[0]?.say('change', { topics: ['tickets'] });
  expect(tab.heard).toEqual([['tickets']]);
});

test.each([
  ['locks', () => vi.stubGlobal('navigator', {})],
  ['channels', () => vi.stubGlobal('BroadcastChannel', undefined)],
  [
    'leave to lock',
    () => vi.stubGlobal('navigator', { locks: { request: () => Promise.reject(new Error()) } }),
  ],
])('without %s each tab has a stream of its own', async (_, remove) => {
  remove();
  const tabs = [openTab('ann@example.com'), openTab('ann@example.com')];
  await settled();
  expect(streams).toHaveLength(2);
  for (const { close } of tabs) close();
  await settled();
  expect(streams).toHaveLength(0);
});

test('a tab that is nobody’s yet shares nothing', async () => {
  openTab(null);
  openTab(null);
  await settled();
  expect(streams).toHaveLength(2);
});
