import { waitFor } from '@testing-library/react';
import { expect, test, vi, type Mock } from 'vitest';
import { cartCapacity } from '@/domain/cart/capacity';
import type { CartEntry } from '@/domain/cart/entry';
import { periodPrice } from '@/domain/pricing/period';
import type { ServerId } from '@/domain/servers/server';
import { makeOrderEntry } from '@/sample-data/cart';
import { makeServer } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import type { CartPort, ServersPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { serversSample } from '@app/ports/sample/serversSample';
import { renderRoute, type RenderRouteOptions } from '../renderRoute';

const path = '/dashboard/server-renew';

function makeCart(entries: readonly CartEntry[] = [], changes: { save?: Mock<CartPort['save']> } = {}) {
  return {
    load: async () => ({ entries, damaged: false }),
    save: vi.fn<CartPort['save']>(async () => {}),
    watch: () => () => {},
    ...changes,
  };
}

async function open(query: string, options: RenderRouteOptions = {}) {
  const route = renderRoute(query ? `${path}?${query}` : path, options);
  await route.findByText('Срок продления', { selector: 'h2' });
  return route;
}

test('without an id it is the sample server', async () => {
  const { getByText, location } = await open('');
  getByText('Продление сервера #1024');
  expect(location().search).toBe('');
});

test.each(['-1', 'abc', '0', encodeURIComponent('<img src=x>'), 'x'.repeat(10_000)])(
  'an id that is none says so, with a way back: case %#',
  async (id) => {
    const { findByText, container } = renderRoute(`${path}?id=${id}`);
    await findByText('Такого сервера нет');
    expect((await findByText('К списку серверов')).closest('a')?.getAttribute('href')).toBe('/dashboard/vps');
    expect(container.querySelector('main img')).toBeNull();
  },
);

test('an unknown one among known ones is named, the others are renewed', async () => {
  const { getByText, getAllByText } = await open('id=1024,9999,1031');
  getByText('Продление 2 серверов');
  getByText('Сервера #9999 нет среди ваших, его здесь не продлить.');
  getByText('shop.example.ru');
  expect(getAllByText(/^3\s154,00\sRUB$/).length).toBeGreaterThan(0);
});

// tests: RENEW-02
test('the period goes into the address; a link and a reload bring it back', async () => {
  const { user, getByLabelText, location } = await open('id=1024,1031&period=6months');
  expect((getByLabelText('6 месяцев') as HTMLInputElement).checked).toBe(true);
  await user.click(getByLabelText('2 года'));
  await waitFor(() => expect(location().search).toBe('?id=1024,1031&period=2years'));
});

// tests: RENEW-05
test('Add to Cart: an item a server, once, at the price that was shown', async () => {
  const cart = makeCart();
  const { user, getByLabelText, getByText, findByText, findAllByText, location } = await open(
    'id=1024,1031',
    {
      ports: { cart },
    },
  );
  await user.click(getByLabelText('1 год'));
  await user.dblClick(getByText('В корзину'));
  await findByText('Добавлено в корзину');
  getByText(/^Продление 2 серверов, 32\s172,00\sRUB$/);
  expect(location().pathname).toBe('/dashboard/cart');
  expect(cart.save).toHaveBeenCalledOnce();
  expect(cart.save.mock.lastCall?.[0]).toMatchObject([
    { kind: 'renewal', serverId: 1024, period: 'year' },
    { kind: 'renewal', serverId: 1031, period: 'year' },
  ]);
  expect((await findAllByText(/^32\s172,00\sRUB$/)).length).toBeGreaterThan(0);
  expect((await findAllByText(/^16\s086,00\sRUB$/)).length).toBe(2);
});

test('a renewal that is in the cart already is changed, not doubled, and wanted again', async () => {
  sessionStorage.setItem('draft.cart.excluded', '["old","other"]');
  const cart = makeCart([{ kind: 'renewal', id: 'old', serverId: 1024 as ServerId, period: 'month' }]);
  const { user, getByText, findByText } = await open('id=1024&period=year', { ports: { cart } });
  await user.click(getByText('В корзину'));
  await findByText('Изменено в корзине');
  expect(cart.save.mock.lastCall?.[0]).toEqual([
    { kind: 'renewal', id: 'old', serverId: 1024, period: 'year' },
  ]);
  expect(sessionStorage.getItem('draft.cart.excluded')).toBe('["other"]');
});

test('an expired server counts from today, here as in the cart', async () => {
  vi.useFakeTimers({ now: new Date('2027-01-31T10:00:00Z'), toFake: ['Date'] });
  try {
    const server = makeServer({ endDate: '2026-12-31', status: 'Suspended' });
    const { user, getByText, findByText } = await open('id=1024', {
      ports: { cart: makeCart(), servers: serversSample([server], noLatency) },
    });
    getByText('Оплаченный срок закончился 31.12.2026. Новый отсчитаем с сегодняшнего дня.');
    getByText('Продлится до 28.02.2027');
    await user.click(getByText('В корзину'));
    await findByText(/^Продление сервера #1024 до 28\.02\.2027, /);
    await findByText(/до 28\.02\.2027$/);
  } finally {
    vi.useRealTimers();
  }
});

test('a full cart keeps one here, and says why', async () => {
  const full = Array.from({ length: cartCapacity }, (_, index) => makeOrderEntry({ id: `entry-${index}` }));
  const cart = makeCart(full);
  const { user, getByText, findByText, location } = await open('id=1024', { ports: { cart } });
  await user.click(getByText('В корзину'));
  await findByText('В корзине нет места');
  expect(location().pathname).toBe(path);
  expect(cart.save).not.toHaveBeenCalled();
});

// tests: RENEW-06
test('a list that does not load can be requested again; Cancel leaves for the servers', async () => {
  const named = vi.fn<ServersPort['named']>(() => Promise.reject(new Error('down')));
  const servers = { ...serversSample([makeServer()], noLatency), named };
  const { user, findByText, getByText, location } = renderRoute(`${path}?id=1024`, { ports: { servers } });
  await user.click(await findByText('Повторить'));
  await waitFor(() => expect(named).toHaveBeenCalledTimes(2));
  named.mockImplementation(async () => [makeServer()]);
  await user.click(await findByText('Повторить'));
  await findByText('Продление сервера #1024');
  await user.click(getByText('Отмена'));
  expect(location().pathname).toBe('/dashboard/vps');
});

test('a hundred servers at once cost what a hundred cost', async () => {
  const many = Array.from({ length: 150 }, (_, index) => makeServer({ id: (index + 1) as ServerId }));
  const ids = many.map(({ id }) => id).join(',');
  const { getByText } = await open(`id=${ids}`, { ports: { servers: serversSample(many, noLatency) } });
  getByText('Продление 100 серверов');
  getByText(/Часть ссылки не подошла/);
  expect(periodPrice(makeServer().monthlyPrice, 'month', samplePrices.discounts) * 100).toBe(15_770_000);
  getByText(/^Итого: 157\s700,00\sRUB$/);
});
