import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PortError } from '@/domain/results/portError';
import { once } from '@app/once';
import { lazyPort } from '@app/ports/lazyPort';
import type { NotificationsPort } from '@app/ports/ports';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

function makePort(changes: Partial<NotificationsPort> = {}): NotificationsPort {
  return { list: async () => [], setRead: async () => undefined, watch: () => () => undefined, ...changes };
}

test('the adapter arrives with the first call; a call is the same function at every look', async () => {
  const load = vi.fn(async () => makePort());
  const port = lazyPort(once(load));
  const { list } = port;
  expect(port.list).toBe(list);
  expect(load).not.toHaveBeenCalled();
  await list();
  expect(await port.list()).toEqual([]);
  expect(load).toHaveBeenCalledOnce();
});

test('whatever goes wrong, a call rejects with a PortError; an adapter that did not arrive is fetched again', async () => {
  const refusal = new PortError('refused', { status: 404 });
  const port = makePort({
    list: () => Promise.reject(refusal),
    setRead: () => Promise.reject(new Error('oh')),
  });
  const load = vi.fn(async () => port).mockRejectedValueOnce(new TypeError('no chunk'));
  const lazy = lazyPort(once(load));
  await expect(lazy.list()).rejects.toMatchObject({ name: 'PortError', kind: 'unexpected' });
  await expect(lazy.list()).rejects.toBe(refusal);
  await expect(lazy.setRead([], true)).rejects.toMatchObject({ kind: 'unexpected' });
});

test('watching begins when the adapter is there, unless it was given up before', async () => {
  const stop = vi.fn();
  const watch = vi.fn<NotificationsPort['watch']>(() => stop);
  const lazy = lazyPort(async () => makePort({ watch }));
  const onChange = vi.fn();
  const leave = lazy.watch(onChange, 7);
  lazy.watch(() => undefined)();
  await expect.poll(() => watch.mock.calls).toEqual([[onChange, 7]]);
  leave();
  expect(stop).toHaveBeenCalledOnce();
});
