import { fireEvent, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import type { CartEntry } from '@/domain/cart/entry';
import { rubles } from '@/domain/money/money';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { samplePlans } from '@/sample-data/plans';
import { makePromo, samplePromos } from '@/sample-data/promos';
import type { CatalogPort } from '@app/ports/ports';
import { catalogSample } from '@app/ports/sample/catalogSample';
import { noLatency } from '@app/ports/sample/latency';
import { focusStays } from '../focusStays';
import { renderRoute } from '../renderRoute';

const ubuntu = 'Diadem[GB], Ubuntu 24.04';
const debian = 'Diadem[GB], Debian 12';

function store(entries: readonly CartEntry[]) {
  localStorage.setItem('cart', JSON.stringify({ version: 1, entries }));
}
const storedIds = () => {
  const { entries } = JSON.parse(localStorage.getItem('cart') ?? '{"entries":[]}') as {
    entries: CartEntry[];
  };
  return entries.map(({ id }) => id);
};

// jsdom scrolls nothing; the unfolded summary comes into sight.
beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

function makeCatalog(changes: Partial<CatalogPort> = {}): CatalogPort {
  return { ...catalogSample(samplePlans, samplePromos, noLatency), ...changes };
}

async function openCart(options: Parameters<typeof renderRoute>[1] = {}) {
  const route = renderRoute('/dashboard/cart', options);
  const checkbox = (name: string) => route.getByLabelText(`Выбрать ${name}`);
  const remove = (name: string) => route.user.click(route.getByLabelText(`Удалить ${name}`));
  const applyCode = async (code: string) => {
    fireEvent.change(route.getByLabelText('Промокод', { selector: 'input' }), { target: { value: code } });
    await route.user.click(route.getByText('Применить'));
  };
  await route.findByText('Корзина', { selector: 'h1' });
  return { ...route, checkbox, remove, applyCode };
}

async function openReady(options: Parameters<typeof renderRoute>[1] = {}) {
  const route = await openCart(options);
  await route.findByLabelText('Выбрать все');
  return route;
}

// tests: CART-08, CART-09, CART-13, CART-17
test('the sample items are all selected; checkout carries ids, total and the priced-later checkout (§2, D21)', async () => {
  const { checkbox, getByText, findByText, user, location, handedState } = await openReady();
  await findByText('Выбрано 2 из 2');
  await user.click(checkbox(debian));
  await findByText('Выбрано 1 из 2');
  await user.click(getByText('Перейти к оформлению'));
  await waitFor(() => expect(location().pathname).toBe('/dashboard/payment-method'));
  expect(handedState()).toEqual({
    items: ['sample-1'],
    total: rubles(1577),
    checkout: { entries: [sampleCart[0]], promo: null, origin: 'cart' },
  });
});

// tests: CART-19
test('what was deselected is so after leaving and after a reload; nonsense in the storage is not', async () => {
  const first = await openReady();
  await first.user.click(first.checkbox(debian));
  await first.findByText('Выбрано 1 из 2');
  first.unmount();
  const second = await openReady();
  await second.findByText('Выбрано 1 из 2');
  await second.user.click(second.checkbox(debian));
  await second.findByText('Выбрано 2 из 2');
  second.unmount();
  sessionStorage.setItem('draft.cart.excluded', '{"sample-1":1}');
  await (await openReady()).findByText('Выбрано 2 из 2');
});

// tests: CART-04, CART-05
test('Remove removes, logs, moves the focus on, and Undo puts the item back in its place (D11)', async () => {
  const { remove, findByText, getByText, queryByLabelText, getAllByText, user, ports } = await openReady();
  await remove(ubuntu);
  expect(queryByLabelText(`Выбрать ${ubuntu}`)).toBeNull();
  expect(storedIds()).toEqual(['sample-2']);
  expect(ports.log.event).toHaveBeenCalledWith('cart-item-removed', { ids: ['sample-1'] });
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Diadem[GB], Debian 12'));
  await findByText('Удалено из корзины');
  getByText(ubuntu);
  await user.click(getByText('Отменить'));
  await waitFor(() => expect(getAllByText(/^Diadem\[GB\], /, { selector: 'h2' })).toHaveLength(2));
  expect(storedIds()).toEqual(['sample-1', 'sample-2']);
  expect(ports.log.event).toHaveBeenCalledWith('cart-removal-undone', { ids: ['sample-1'] });
});

// tests: CART-03, CART-05, CART-12
test('Delete selected empties the cart, with one Undo for all; an empty cart leads to ordering', async () => {
  const { getByText, findByText, findAllByText, user, ports, queryByText } = await openReady();
  await user.click(getByText('Удалить выбранные'));
  await findByText('Корзина пуста');
  await waitFor(() => expect(document.activeElement).toBe(getByText('К заказу услуг').closest('a')));
  expect(getByText('К заказу услуг').closest('a')?.getAttribute('href')).toBe('/dashboard/vps-catalog');
  expect(storedIds()).toEqual([]);
  expect(ports.log.event).toHaveBeenCalledWith('cart-selected-deleted', { ids: ['sample-1', 'sample-2'] });
  await findByText('Удалено 2 товара');
  await user.click(getByText('Отменить'));
  expect(await findAllByText(/^Diadem\[GB\], /, { selector: 'h2' })).toHaveLength(2);
  expect(queryByText('Корзина пуста')).toBeNull();
  await focusStays();
});

test('a code that is applied late does not take the focus from somebody who has gone on', async () => {
  const catalog = makeCatalog({
    promo: async () => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return makePromo();
    },
  });
  const { applyCode, checkbox, findByLabelText } = await openReady({ ports: { catalog } });
  await applyCode('WELCOME10');
  const item = checkbox(debian);
  item.focus();
  await findByLabelText('Убрать промокод WELCOME10');
  expect(document.activeElement).toBe(item);
});

// tests: CART-10, CART-11
test('with nothing selected checkout and Delete selected say why they do nothing (§5)', async () => {
  const { getByLabelText, getByText, findByText, user, location } = await openReady();
  await user.click(getByLabelText('Выбрать все'));
  await user.click(getByText('Перейти к оформлению'));
  await findByText('Отметьте хотя бы один товар, чтобы перейти к оформлению', { selector: '[data-toast] *' });
  await user.click(getByText('Удалить выбранные'));
  expect(location().pathname).toBe('/dashboard/cart');
  expect(getByLabelText('Выбрать все')).toMatchObject({ checked: false, indeterminate: false });
});

// tests: CART-18
test('what vanished is marked so, is not counted, and can be removed', async () => {
  store([makeOrderEntry({ id: 'gone', plan: '<b>Betelgeuse</b>[GB]' }), makeOrderEntry()]);
  const { findByText, getByLabelText, getByText, queryByText, user } = await openReady();
  getByText('Больше недоступно');
  getByText('Выбрано 1 из 1');
  expect(getByLabelText(/Выбрать <b>Betelgeuse/)).toMatchObject({ disabled: true });
  await user.click(getByText('Удалить выбранные'));
  await findByText('Выбрано 0 из 0');
  await user.click(getByLabelText(/Удалить <b>Betelgeuse/));
  expect(queryByText('Больше недоступно')).toBeNull();
});

// tests: CART-15
test.each([
  ['a future version', '{"version":2,"entries":[]}'],
  ['no JSON', '[[['],
  ['a megabyte', `"${'x'.repeat(1_000_000)}"`],
  ['a hostile prototype', '{"__proto__":{"version":1}}'],
])('a cart that cannot be read (%s) is set aside, not deleted, and nothing crashes', async (_, text) => {
  localStorage.setItem('cart', text);
  const { findByText, ports } = await openCart();
  await findByText('Корзина пуста');
  await findByText(/Сохранённую корзину не удалось прочитать/);
  expect(ports.log.event).toHaveBeenCalledWith('cart-set-aside');
  expect(localStorage.getItem('cart')).toBe(text);
});

// tests: CART-16
test('a change in another tab shows here', async () => {
  const { findByText, queryByLabelText, findByLabelText } = await openReady();
  store([makeOrderEntry({ id: 'other', configuration: { ...makeOrderEntry().configuration, count: 3 } })]);
  fireEvent(window, new StorageEvent('storage', { key: 'cart' }));
  await findByText(/· 3 услуги/);
  expect(queryByLabelText(`Выбрать ${debian}`)).toBeNull();
  // The badge and the sum of the top bar are the same cart (D11).
  await findByLabelText(/^Корзина: 4\s731,00\sRUB, 1 товар$/);
});

test('prices or a cart that do not arrive are an error with a retry', async () => {
  // The shell's figures and the page read the prices once.
  const offers = vi.fn(makeCatalog().offers).mockRejectedValueOnce(new Error('down'));
  const { findByText, findByLabelText, user } = await openCart({
    ports: { catalog: makeCatalog({ offers }) },
  });
  await user.click(await findByText('Повторить'));
  await findByLabelText('Выбрать все');
});

test('storage that refuses keeps the cart for this page and says so', async () => {
  const { remove, findByText } = await openReady({
    ports: {
      cart: {
        load: async () => ({ entries: sampleCart, damaged: false }),
        save: async () => {
          throw new DOMException('full', 'QuotaExceededError');
        },
        watch: () => () => {},
      },
    },
  });
  await remove(debian);
  await findByText(/Браузер не даёт сохранить корзину/);
  await findByText('Выбрано 1 из 1');
});

// tests: PROMO-02, PROMO-08
test('a code is applied, follows the selection, survives a reload of the page, goes to payment, can be taken off', async () => {
  const { applyCode, checkbox, findAllByText, user, unmount } = await openReady();
  await applyCode('  welcome10 ');
  await findAllByText(/^2\s838,60\sRUB$/);
  await user.click(checkbox(debian));
  await findAllByText(/^1\s419,30\sRUB$/);
  unmount();

  const again = await openReady();
  await again.findAllByText(/^1\s419,30\sRUB$/);
  await again.user.click(again.checkbox(debian));
  await again.findAllByText(/^2\s838,60\sRUB$/);
  await again.user.click(again.getByText('Перейти к оформлению'));
  await waitFor(() => expect(again.location().pathname).toBe('/dashboard/payment-method'));
  expect(again.handedState()).toMatchObject({
    total: rubles(2838.6),
    checkout: { entries: sampleCart, promo: 'WELCOME10', origin: 'cart' },
  });
  again.unmount();

  const last = await openReady();
  await last.user.click(await last.findByLabelText('Убрать промокод WELCOME10'));
  await waitFor(() =>
    expect(document.activeElement).toBe(last.getByLabelText('Промокод', { selector: 'input' })),
  );
  expect(sessionStorage.getItem('draft.cart.promo')).toBeNull();
});

// tests: PROMO-03, PROMO-04, PROMO-05, PROMO-06, PROMO-07, PROMO-10
test.each([
  ['nope', 'Такого промокода нет. Проверьте, нет ли опечатки.'],
  ['SUMMER25', 'Промокод SUMMER25 действовал до 31.08.2025 и больше не работает.'],
  ['COMET2036', 'Промокод COMET2036 начнёт действовать 01.01.2036.'],
  ['FIRST100', 'Промокод FIRST100 использован уже столько раз, сколько разрешено.'],
  ['STORAGE15', /действует на заказ VPS\/VDS Storage. Среди выбранных товаров таких нет/],
])('the code %s fails in its own words (D10) and stays in the field', async (code, words) => {
  const { applyCode, findByText, getByLabelText } = await openReady();
  await applyCode(code);
  await findByText(words);
  const field = getByLabelText('Промокод', { selector: 'input' });
  expect(document.activeElement).toBe(field);
  expect(sessionStorage.getItem('draft.cart.promo')).toBeNull();
});

// tests: PROMO-01, PROMO-03
test('what cannot be a code is refused without asking anybody: 10 kB, mark-up, a key of an object', async () => {
  const promo = vi.fn(makeCatalog().promo);
  const { applyCode, findByText, user, getByText, getByLabelText } = await openReady({
    ports: { catalog: makeCatalog({ promo }) },
  });
  for (const code of ['X'.repeat(10_000), '<img src=x onerror=alert(1)>', '__proto__', 'ПРИВЕТ']) {
    await applyCode(code);
    await findByText('Такого промокода нет. Проверьте, нет ли опечатки.');
  }
  expect(promo).not.toHaveBeenCalled();
  fireEvent.change(getByLabelText('Промокод', { selector: 'input' }), { target: { value: '   ' } });
  expect(getByText('Применить').closest('button')).toMatchObject({ disabled: true });
  await user.keyboard('{Enter}');
});

test('a code that cannot be requested says so and can be tried again; while it is requested, checkout waits', async () => {
  let answer: () => void = () => {};
  const promo = vi
    .fn<CatalogPort['promo']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementation(() => new Promise((resolve) => (answer = () => resolve(makePromo()))));
  const { applyCode, findByText, findAllByText, getByText, user, location } = await openReady({
    ports: { catalog: makeCatalog({ promo }) },
  });
  await applyCode('WELCOME10');
  await findByText(/связи с сервером нет. Повторите/);
  await user.click(getByText('Применить'));
  await user.click(getByText('Перейти к оформлению'));
  await findByText('Проверяем промокод, это займёт секунду', { selector: '[data-toast] *' });
  expect(location().pathname).toBe('/dashboard/cart');
  answer();
  await findAllByText(/^2\s838,60\sRUB$/);
});

// tests: PROMO-09
test('a code that no longer holds at checkout is taken off, and nobody pays another sum than was shown (D10)', async () => {
  const promo = vi
    .fn<CatalogPort['promo']>()
    .mockResolvedValueOnce(makePromo())
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValue(makePromo({ usesLeft: 0 }));
  const { applyCode, findByText, findAllByText, getByText, user, location, handedState } = await openReady({
    ports: { catalog: makeCatalog({ promo }) },
  });
  await applyCode('WELCOME10');
  await findAllByText(/^2\s838,60\sRUB$/);
  await user.click(getByText('Перейти к оформлению'));
  await findByText('Промокод не проверен');
  await user.click(getByText('Перейти к оформлению'));
  await findByText('Промокод WELCOME10 использован уже столько раз, сколько разрешено.');
  expect(location().pathname).toBe('/dashboard/cart');
  await user.click(getByText('Перейти к оформлению'));
  await waitFor(() => expect(location().pathname).toBe('/dashboard/payment-method'));
  expect(handedState()).toMatchObject({ total: rubles(3154), checkout: { promo: null } });
});

// tests: CART-06
test('details open and close; in English every text is English', async () => {
  const { findByLabelText, getByText, queryByText, user, findByText } = renderRoute('/dashboard/cart', {
    locale: 'en',
  });
  const details = await findByLabelText('Details: Diadem[GB], Debian 12');
  await user.click(details);
  within(document.body).getByText('3 vCores');
  getByText('80 GB NVME');
  await user.click(details);
  expect(queryByText('80 GB NVME')).toBeNull();
  await findByText('Proceed to checkout');
  expect(document.title).toBe('Cart · Meridian');
});
