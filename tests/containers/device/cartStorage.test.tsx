import { expect, onTestFinished, test, vi } from 'vitest';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { cartStorage } from '@app/stores/cartStorage';

const port = cartStorage(sampleCart);
const order = makeOrderEntry({ id: 'mine' });

// tests: CART-13, CART-14
test('before anything was stored the cart holds the sample; what is stored survives, an empty cart too', async () => {
  expect(await port.load()).toEqual({ entries: sampleCart, damaged: false });
  await port.save([order]);
  expect(await cartStorage(sampleCart).load()).toEqual({ entries: [order], damaged: false });
  await port.save([]);
  expect(await port.load()).toEqual({ entries: [], damaged: false });
});

const stored = (entries: unknown, version: unknown = 1) => JSON.stringify({ version, entries });

// tests: CART-15
test.each([
  ['no JSON', '{"version":1,"entries":['],
  ['an empty text', ''],
  ['a future version', stored([order], 2)],
  ['no version', JSON.stringify([order])],
  ['entries that are no list', stored({ length: 1, 0: order })],
  ['an entry of the future', stored([{ ...order, kind: 'gift' }])],
  ['a hostile prototype', '{"__proto__":{"version":1,"entries":[]}}'],
  ['a megabyte', stored('x'.repeat(1_000_000))],
  ['ten thousand entries', stored(Array.from({ length: 10_000 }, (_, id) => ({ ...order, id: String(id) })))],
])('%s reads as empty and damaged, and is set aside by the next save, not deleted', async (_, text) => {
  localStorage.setItem('cart', text);
  expect(await port.load()).toEqual({ entries: [], damaged: true });
  // Reading again says the same: another tab, with a newer version of the app, may well understand it.
  expect(localStorage.getItem('cart')).toBe(text);
  expect(await port.load()).toEqual({ entries: [], damaged: true });
  await port.save([order]);
  expect(localStorage.getItem('cart.damaged')).toBe(text);
  expect(await port.load()).toEqual({ entries: [order], damaged: false });
});

/** Storage that throws, as a forbidden or a full one does. */
function refuse(method: 'getItem' | 'setItem', keys: readonly string[]) {
  const { getItem, setItem } = Storage.prototype;
  const check = (key: string) => {
    if (keys.includes(key)) throw new DOMException('No room', 'QuotaExceededError');
  };
  const spy =
    method === 'getItem'
      ? vi.spyOn(Storage.prototype, 'getItem').mockImplementation(function (this: Storage, key) {
          check(key);
          return getItem.call(this, key);
        })
      : vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
          check(key);
          setItem.call(this, key, value);
        });
  onTestFinished(() => spy.mockRestore());
}

test('storage that is forbidden reads as the sample and refuses to save', async () => {
  refuse('getItem', ['cart']);
  expect(await port.load()).toEqual({ entries: sampleCart, damaged: false });
  await expect(port.save([order])).rejects.toThrow('No room');
});

test('a full storage refuses to save and keeps what it had', async () => {
  await port.save([order]);
  refuse('setItem', ['cart', 'cart.damaged']);
  await expect(port.save([])).rejects.toThrow('No room');
  expect(await port.load()).toEqual({ entries: [order], damaged: false });
});

test('a damaged cart that cannot be set aside stays where it is', async () => {
  localStorage.setItem('cart', 'broken');
  refuse('setItem', ['cart.damaged']);
  await expect(port.save([order])).rejects.toThrow('No room');
  expect(localStorage.getItem('cart')).toBe('broken');
});

test('other tabs are heard: the cart’s own key and a cleared storage, nothing else', () => {
  const onChange = vi.fn();
  const stop = port.watch(onChange);
  const tell = (key: string | null) => window.dispatchEvent(new StorageEvent('storage', { key }));
  tell('theme');
  expect(onChange).not.toHaveBeenCalled();
  tell('cart');
  tell(null);
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  tell('cart');
  expect(onChange).toHaveBeenCalledTimes(2);
});
