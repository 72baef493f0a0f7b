import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openLine, type Heard } from '@app/ports/http/changeLine';

/** The streams that were opened and not closed, oldest first. */
let streams: FakeSource[] = [];
let channels: FakeChannel[] = [];

class FakeSource extends EventTarget {
  static readonly CLOSED = 2;
  readyState = 1;
  constructor() {
    super();
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

/** Web Locks of one browser: whoever comes first holds, the others wait in turn. */
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

const settled = () => new Promise((done) => setImmediate(done));

/** A tab of an account: what it hears, and how it closes. */
function openTab(account: string | null) {
  const heard: Heard[] = [];
  const line = openLine(account, (each) => heard.push(each));
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

test('seven tabs of an account have one stream, and all hear what it tells', async () => {
  const tabs = Array.from({ length: 7 }, () => openTab('ann@example.com'));
  await settled();
  expect(streams).toHaveLength(1);
  streams[0]?.say('change', { topics: ['servers'] });
  for (const { heard } of tabs) expect(heard).toEqual([['servers']]);
  for (const { close } of tabs) close();
  await settled();
  expect([streams, channels]).toEqual([[], []]);
});

test('when the tab that listens closes the next takes its place, and all read everything again', async () => {
  const [first, ...others] = Array.from({ length: 3 }, () => openTab('ann@example.com'));
  await settled();
  const before = streams[0];
  first?.close();
  await settled();
  expect(streams).toHaveLength(1);
  expect(streams[0]).not.toBe(before);
  streams[0]?.say('open', null);
  streams[0]?.say('change', { topics: ['payments'] });
  for (const { heard } of others) expect(heard).toEqual(['everything', ['payments']]);
  expect(first?.heard).toEqual([]);
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

test('a stream that turns out to be another account’s is closed, tells nobody, and is tried again', async () => {
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
