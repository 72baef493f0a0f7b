import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cartCapacity } from '@/domain/cart/capacity';
import type { CartEntry } from '@/domain/cart/entry';
import { PortError } from '@/domain/results/portError';
import type { ServerId } from '@/domain/servers/server';
import { makeOrderEntry } from '@/sample-data/cart';
import type { CartPort } from '@app/ports/ports';
import { CartStore } from '@app/stores/cartStore';

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

const named = (...ids: string[]): CartEntry[] => ids.map((id) => makeOrderEntry({ id }));
const { kind, plan, configuration } = makeOrderEntry();
const newEntry = { kind, plan, configuration };

function setUp(
  entries: readonly CartEntry[] = named('a', 'b', 'c', 'd'),
  load?: ReturnType<typeof vi.fn<CartPort['load']>>,
) {
  let stored = entries;
  let onChange = () => {};
  const port = {
    load: load ?? vi.fn<CartPort['load']>(async () => ({ entries: stored, damaged: false })),
    save: vi.fn<CartPort['save']>(async (saved) => {
      stored = saved;
    }),
    watch: vi.fn<CartPort['watch']>((listener) => {
      onChange = listener;
      return stop;
    }),
  };
  const stop = vi.fn();
  const log = { event: vi.fn(), notFound: vi.fn() };
  let count = 0;
  const store = new CartStore(port, log, () => `new-${(count += 1)}`);
  const ids = () => {
    const state = store.snapshot();
    return state.status === 'ready' ? state.entries.map(({ id }) => id) : state.status;
  };
  const changeElsewhere = async (next: readonly CartEntry[]) => {
    stored = next;
    onChange();
    await Promise.resolve();
  };
  return { store, port, log, ids, stop, changeElsewhere, storedIds: () => stored.map(({ id }) => id) };
}

test('the first listener loads and watches, the last one stops', async () => {
  const { store, port, ids, stop } = setUp();
  expect(ids()).toBe('loading');
  const listener = vi.fn();
  const leave = store.subscribe(listener);
  const leaveToo = store.subscribe(() => {});
  await expect.poll(ids).toEqual(['a', 'b', 'c', 'd']);
  expect(listener).toHaveBeenCalledOnce();
  expect(port.load).toHaveBeenCalledOnce();
  leave();
  expect(stop).not.toHaveBeenCalled();
  leaveToo();
  expect(stop).toHaveBeenCalledOnce();
});

test('a change in another tab replaces what is here', async () => {
  const { store, ids, changeElsewhere } = setUp();
  store.subscribe(() => {});
  await store.load();
  await changeElsewhere(named('x'));
  expect(ids()).toEqual(['x']);
});

// tests: CART-04, CART-05
test('remove shows at once, is persisted, and Undo puts everything back in its place', async () => {
  const { store, ids, storedIds } = setUp();
  await store.load();
  const removing = store.remove(new Set(['a', 'c', 'unknown']));
  expect(ids()).toEqual(['b', 'd']);
  const removed = await removing;
  expect(storedIds()).toEqual(['b', 'd']);
  expect(await store.restore(removed)).toBe(true);
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
  expect(storedIds()).toEqual(ids());
  await store.restore(removed);
  expect(ids()).toEqual(['a', 'b', 'c', 'd']);
});

test('Undo into a cart that was changed meanwhile loses nothing, and never overfills it', async () => {
  const { store, ids, changeElsewhere } = setUp();
  store.subscribe(() => {});
  await store.load();
  const removed = await store.remove(new Set(['d']));
  await changeElsewhere(named('x'));
  await store.restore(removed);
  expect(ids()).toEqual(['x', 'd']);
  await changeElsewhere(named(...Array.from({ length: cartCapacity }, (_each, at) => String(at))));
  expect(await store.restore(removed)).toBe(false);
  expect(ids()).toHaveLength(cartCapacity);
});

test('add gives ids and keeps the capacity; replace keeps place and id, or adds what is gone', async () => {
  const { store, ids } = setUp(named('a', 'b'));
  expect(await store.add([newEntry, newEntry])).toBe(true);
  expect(ids()).toEqual(['a', 'b', 'new-1', 'new-2']);
  await store.replace('b', { ...newEntry, plan: 'Naos[GB]' });
  expect(store.snapshot()).toMatchObject({ entries: [{}, { id: 'b', plan: 'Naos[GB]' }, {}, {}] });
  await store.replace('gone', newEntry);
  expect(ids()).toHaveLength(5);
  expect(await store.add(Array.from({ length: cartCapacity - 4 }, () => newEntry))).toBe(false);
  expect(ids()).toHaveLength(5);
});

test('an unreadable cart is never overwritten by a removal, and adding tries to read it again', async () => {
  const load = vi
    .fn<CartPort['load']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue({ entries: named('a'), damaged: false });
  const { store, port, log, ids } = setUp([], load);
  await store.load();
  expect(ids()).toBe('error');
  expect(log.event).toHaveBeenCalledWith('cart-load-failed', { error: 'Error: down' });
  expect(await store.remove(new Set(['a']))).toEqual({ entries: [] });
  expect(port.save).not.toHaveBeenCalled();
  expect(await store.add([newEntry])).toBe(true);
  expect(ids()).toEqual(['a', 'new-1']);
});

test('what cannot be saved stays, and says so until a save succeeds', async () => {
  const { store, port, ids, log } = setUp();
  await store.load();
  port.save.mockRejectedValueOnce(new Error('full'));
  await store.remove(new Set(['a']));
  expect(store.snapshot()).toMatchObject({ isUnsaved: true });
  expect(ids()).toEqual(['b', 'c', 'd']);
  expect(log.event).toHaveBeenCalledWith('cart-save-failed', { error: 'Error: full' });
  // A page that shows the cart anew must not read the older one over it.
  store.subscribe(() => {})();
  expect(port.load).toHaveBeenCalledOnce();
  await store.remove(new Set(['b']));
  expect(store.snapshot()).toMatchObject({ isUnsaved: false });
});

test('a slow answer never replaces what was changed after it was requested', async () => {
  const { store, port, ids, storedIds } = setUp();
  await store.load();
  const answers: ((entries: readonly CartEntry[]) => void)[] = [];
  port.load.mockImplementation(
    () => new Promise((resolve) => answers.push((entries) => resolve({ entries, damaged: false }))),
  );
  const loading = store.load();
  await store.remove(new Set(['a']));
  answers[0]?.(named('a', 'b', 'c', 'd'));
  await loading;
  expect(ids()).toEqual(['b', 'c', 'd']);

  const failures: ((reason: Error) => void)[] = [];
  port.save.mockImplementationOnce(() => new Promise((_resolve, reject) => failures.push(reject)));
  const saving = store.remove(new Set(['b']));
  const next = store.remove(new Set(['c']));
  expect(ids()).toEqual(['d']);
  await expect.poll(() => failures).toHaveLength(1);
  failures[0]?.(new Error('late'));
  await Promise.all([saving, next]);
  // The next save has stored all of it.
  expect(ids()).toEqual(['d']);
  expect(storedIds()).toEqual(['d']);
  expect(store.snapshot()).toMatchObject({ isUnsaved: false });
});

// tests: CART-15
test('a damaged cart is empty, is reported damaged until it changes, and is logged', async () => {
  const { store, log } = setUp(
    [],
    vi.fn<CartPort['load']>(async () => ({ entries: [], damaged: true })),
  );
  await store.load();
  expect(store.snapshot()).toEqual({ status: 'ready', entries: [], isDamaged: true, isUnsaved: false });
  expect(log.event).toHaveBeenCalledWith('cart-set-aside');
  await store.add([newEntry]);
  expect(store.snapshot()).toMatchObject({ isDamaged: false });
});

test('one renewal and one tariff change a server: a newer one takes the older one’s place', async () => {
  const serverId = 1024 as ServerId;
  const renewal = { kind: 'renewal', serverId, period: 'month' } as const;
  const tariff = { kind: 'tariff', serverId, tariff: 'Castor' } as const;
  const { store, port, ids } = setUp(named('a'));
  expect(await store.put([renewal, tariff])).toBe('added');
  expect(ids()).toEqual(['a', 'new-1', 'new-2']);
  expect(await store.put([{ ...renewal, period: 'year' }])).toBe('replaced');
  expect(ids()).toEqual(['a', 'new-1', 'new-2']);
  expect(port.save.mock.lastCall?.[0][1]).toEqual({ ...renewal, id: 'new-1', period: 'year' });
  const other = { ...renewal, serverId: 1031 as ServerId };
  expect(await store.put([renewal, other])).toBe('added');
  expect(ids()).toEqual(['a', 'new-1', 'new-2', 'new-3']);
});

test('what does not fit is not added by half', async () => {
  const full = Array.from({ length: cartCapacity }, (_, index) => makeOrderEntry({ id: `e${index}` }));
  const { store, port } = setUp(full);
  const renewal = { kind: 'renewal', serverId: 1024 as ServerId, period: 'month' } as const;
  expect(await store.put([renewal])).toBeNull();
  expect(port.save).not.toHaveBeenCalled();
});

const refusedBy = (code: string) => new PortError('refused', { status: 409, code });

// tests: ADMIN-43
test('a change on a cart that was changed elsewhere is made again on what is there now', async () => {
  const { store, port, ids, storedIds } = setUp(named('a', 'b', 'c'));
  await store.load();
  // Another tab has taken out `a` and put in `x`; this one knows nothing of it yet.
  port.save.mockRejectedValueOnce(refusedBy('stale'));
  port.load.mockResolvedValueOnce({ entries: named('b', 'c', 'x'), damaged: false });
  await store.remove(new Set(['b']));
  expect(ids()).toEqual(['c', 'x']);
  expect(storedIds()).toEqual(['c', 'x']);
  expect(store.snapshot()).toMatchObject({ isUnsaved: false });
});

test('changes that follow one another are saved one after another', async () => {
  const { store, port, storedIds } = setUp(named('a', 'b', 'c'));
  await store.load();
  let underWay = 0;
  const save = port.save.getMockImplementation();
  port.save.mockImplementation(async (entries) => {
    expect((underWay += 1)).toBe(1);
    await Promise.resolve();
    await save?.(entries);
    underWay -= 1;
  });
  await Promise.all([store.remove(new Set(['a'])), store.remove(new Set(['b']))]);
  expect(storedIds()).toEqual(['c']);
});

// tests: ADMIN-44
test('a cart that may only be looked at shows as it was, and blames no storage', async () => {
  const { store, port, ids } = setUp(named('a', 'b'));
  await store.load();
  port.save.mockRejectedValue(refusedBy('viewOnly'));
  expect(await store.remove(new Set(['a']))).toEqual({ entries: [] });
  expect(await store.add([newEntry])).toBe(false);
  expect(ids()).toEqual(['a', 'b']);
  expect(store.snapshot()).toMatchObject({ isUnsaved: false });
});
