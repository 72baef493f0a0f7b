import { samplePrices } from '@/sample-data/prices';
import { sampleSystems } from '@/sample-data/systems';
import { waitFor, within } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test, vi, type Mock } from 'vitest';
import { checkoutSchema } from '@/domain/cart/checkout';
import { cartCapacity } from '@/domain/cart/capacity';
import type { CartEntry } from '@/domain/cart/entry';
import { makeOrderEntry } from '@/sample-data/cart';
import { formatOrderedBackup } from '@/domain/order/orderedBackup';
import { done } from '@/domain/results/outcome';
import { makeOrderedBackup } from '@/sample-data/backups';
import { makeServer } from '@/sample-data/servers';
import { PortError } from '@/domain/results/portError';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { samplePlans } from '@/sample-data/plans';
import { keepDates } from '@/sample-data/shiftDates';
import { makeSshKey, samplePublicKey, sampleSshKeys } from '@/sample-data/sshKeys';
import type { CartPort, CatalogPort, SshKeysPort } from '@app/ports/ports';
import { backupsSample } from '@app/ports/sample/backupsSample';
import { noLatency } from '@app/ports/sample/latency';
import { sshKeysSample } from '@app/ports/sample/machineSample';
import { renderRoute, type RenderRouteOptions } from '../renderRoute';

const path = '/dashboard/os-selection';
const naos = `server=${encodeURIComponent('{"name":"Naos[GB]","price":577,"datacenter":"gb"}')}`;

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
  await route.findByText('Лицензия панели управления');
  const query2 = () => Object.fromEntries(new URLSearchParams(route.location().search));
  return { ...route, query: query2 };
}

// tests: ORDER-17
test('choices go into the address in place, and their price into the receipt', async () => {
  const { user, getByLabelText, getByText, query, location } = await open(naos);
  await user.click(getByLabelText('Ubuntu'));
  await user.click(getByLabelText('Plesk'));
  await user.click(getByLabelText('Сеть IPv6'));
  await user.click(getByLabelText('Полгода'));
  await user.click(getByLabelText('Автопродление'));
  // ceil((577 + 300 + 100) × 6 × 0.9) = 5276
  getByText(/^Итого: 5\s276,00\sRUB$/);
  const lines = [...document.querySelectorAll('dt')].map((line) => line.textContent);
  expect(lines).toEqual(
    expect.arrayContaining(['Базовая цена', 'Конфигурация', 'Период', 'Скидка за период', 'Итого']),
  );
  await waitFor(() =>
    expect(query()).toMatchObject({
      os: 'ubuntu',
      version: '24.04',
      panel: 'plesk',
      ipv6: '1',
      period: '6months',
      renew: '0',
    }),
  );
  expect(location().pathname).toBe(path);
});

// tests: ORDER-01
test('a link preconfigures an order; the plan may come from navigation state and then stays in the address', async () => {
  const { getByLabelText, query } = await open('os=debian&version=11&backup=weekly&count=2', {
    state: { server: { name: 'Okul[NL]', price: 5000, datacenter: 'nl' } },
  });
  expect((getByLabelText('11') as HTMLInputElement).checked).toBe(true);
  expect((getByLabelText('Раз в неделю') as HTMLInputElement).checked).toBe(true);
  await waitFor(() => expect(query()['server']).toContain('Okul[NL]'));
});

// tests: ORDER-03, ROUTE-09
test('a damaged link falls back to the sample server, says so and shows mark-up as text (D21)', async () => {
  const { getByText, container } = await open(
    `server=${encodeURIComponent('{"name":"<img src=x onerror=alert(1)>"}')}&count=1.5&os=ubuntu&version=3`,
  );
  getByText(/Тарифа «<img src=x onerror=alert\(1\)>» нет в продаже. Показываем Diadem\[GB\]/);
  getByText('Часть ссылки не подошла, проверьте: количество услуг.');
  getByText(/^Убрано из заказа: Ubuntu 3\. /);
  getByText(/^Итого: 1\s577,00\sRUB$/);
  expect(container.querySelector('img')).toBeNull();
});

const from = `from=${encodeURIComponent(formatOrderedBackup(makeOrderedBackup()))}`;
// The backup is of a server of this plan.
const fromBackup = `server=${encodeURIComponent('{"name":"Diadem[GB]"}')}&${from}`;

// tests: SNAPSHOTS-12
test('an order from a backup goes to payment with it', async () => {
  const ports = { backups: backupsSample(noLatency, keepDates, async () => true) };
  const { user, getByRole, getByText, location } = await open(fromBackup, { ports });
  getByText(`из копии ${makeOrderedBackup().serverName} от 15.11.2026`);
  await user.click(getByRole('button', { name: 'Оплатить' }));
  await waitFor(() => expect(location().pathname).toBe('/dashboard/payment-method'));
  const { checkout } = v.parse(v.object({ checkout: checkoutSchema }), location().state);
  expect(checkout.entries).toMatchObject([{ configuration: { fromBackup: makeOrderedBackup() } }]);
});

// tests: SNAPSHOTS-12
test('an order waits while its backup is gone, until it is dropped from page and address', async () => {
  const backups = {
    ...backupsSample(noLatency, keepDates, async () => true),
    list: async () => ({ items: [], current: null }),
  };
  const { user, getByRole, findByText, getByLabelText, query } = await open(fromBackup, {
    ports: { backups },
  });
  await findByText(/^Этой копии больше нет/);
  const pay = () => getByRole('button', { name: 'Оплатить' }) as HTMLButtonElement;
  expect(pay().disabled).toBe(true);
  await user.click(getByRole('button', { name: 'Заказать без копии' }));
  expect(pay().disabled).toBe(false);
  expect((getByLabelText('Ubuntu') as HTMLInputElement).checked).toBe(true);
  await waitFor(() => expect(query()).not.toHaveProperty('from'));
});

// tests: SNAPSHOTS-12
test.each([
  ['its server is gone', [], /^Этой копии больше нет/],
  ['the disk of the plan is smaller', [makeServer()], /^Эту копию на таком тарифе/],
])('an order from a backup waits if %s', async (_, servers, reason) => {
  const { getByRole, findByText } = await open(`${naos}&${from}`, {
    ports: {
      backups: {
        ...backupsSample(noLatency, keepDates, async () => true),
        list: async () => Promise.reject(new PortError('unexpected')),
      },
      servers: { ...makeSamplePorts(noLatency).servers, named: async () => servers },
    },
  });
  await findByText(reason);
  expect((getByRole('button', { name: 'Оплатить' }) as HTMLButtonElement).disabled).toBe(true);
});

test('an address of a megabyte opens like any other', async () => {
  const { getByText } = await open(`server=${'x'.repeat(1_000_000)}`);
  getByText(/Ссылка повреждена/);
});

test('a system that takes back a choice says so without taking the focus', async () => {
  const { user, getByLabelText, getByText } = await open(`${naos}&os=ubuntu&software=docker`);
  await user.click(getByLabelText('FreeBSD'));
  const notice = getByText('Убрано из заказа: Docker. Не поддерживает FreeBSD 14.');
  expect(notice.closest('output')).not.toBeNull();
  expect(document.activeElement).toBe(getByLabelText('FreeBSD'));
  expect((getByLabelText('Docker') as HTMLInputElement).disabled).toBe(true);
});

// tests: KEYS-08, ORDER-18
test('an order opens with Ubuntu 24.04 and hands over the order once, with what the payment can price itself', async () => {
  const cart = makeCart();
  const { user, getByRole, location, handedState } = await open(`${naos}&count=2`, { ports: { cart } });
  await user.dblClick(getByRole('button', { name: 'Оплатить' }));
  await waitFor(() => expect(location().pathname).toBe('/dashboard/payment-method'));
  const state = handedState() as Record<string, unknown>;
  expect(state).toMatchObject({
    serverInfo: { name: 'Naos[GB]', price: 577, datacenter: 'gb' },
    os: 'ubuntu',
    version: '24.04',
    totalCost: 1154,
    paymentPeriod: 'month',
    autoRenewal: true,
  });
  const checkout = v.parse(checkoutSchema, state['checkout']);
  expect(checkout.promo).toBeNull();
  expect(checkout.entries).toMatchObject([{ kind: 'order', plan: 'Naos[GB]', configuration: { count: 2 } }]);
  expect(cart.save).not.toHaveBeenCalled();
});

// tests: ORDER-20
test('Pay needs a system, and a host name that is full or empty', async () => {
  const { user, getByRole, findByRole, getByLabelText, location } = await open(`${naos}&os=ubuntu&version=3`);
  const pay = () => getByRole('button', { name: 'Оплатить' }) as HTMLButtonElement;
  expect(pay().disabled).toBe(true);
  await user.click(getByLabelText('AlmaLinux'));
  expect(pay().disabled).toBe(false);
  const host = await findByRole('textbox', { name: 'Имя сервера' });
  await user.type(host, 'web');
  expect(pay().disabled).toBe(true);
  await user.type(host, '.example.ru');
  expect(pay().disabled).toBe(false);
  await user.click(pay());
  await waitFor(() => expect(location().pathname).toBe('/dashboard/payment-method'));
});

// tests: KEYS-05
test('a key that is added to an order is saved, chosen and put into the cart with the name', async () => {
  const cart = makeCart();
  const added = makeSshKey({ id: 3 });
  const add = vi.fn<SshKeysPort['add']>(async () => done(added));
  const sshKeys = { ...sshKeysSample(noLatency, keepDates), add };
  const { user, findByRole, findByLabelText, getByText } = await open(`${naos}&host=web.example.ru`, {
    ports: { cart, sshKeys },
  });
  await user.click(await findByRole('checkbox', { name: 'deploy' }));
  await user.click(await findByRole('button', { name: 'Добавить ключ' }));
  await user.click(await findByLabelText(/^Открытый ключ/));
  await user.paste(samplePublicKey);
  await user.click(within(await findByRole('form')).getByRole('button', { name: 'Добавить ключ' }));
  await findByRole('checkbox', { name: 'ann@laptop', checked: true });
  await user.click(getByText('В корзину'));
  await waitFor(() => expect(cart.save).toHaveBeenCalledOnce());
  const chosen = [sampleSshKeys[1]?.fingerprint, added.fingerprint];
  expect(cart.save.mock.calls[0]?.[0]).toMatchObject([
    { configuration: { hostName: 'web.example.ru', sshKeys: chosen } },
  ]);
});

// tests: ORDER-19
test('To cart adds the order once and goes to the cart', async () => {
  const cart = makeCart();
  const { user, getByText, findByText, location } = await open(`${naos}&os=rocky`, { ports: { cart } });
  await user.dblClick(getByText('В корзину'));
  await findByText('Naos[GB], Rocky Linux 9');
  await waitFor(() => expect(location().pathname).toBe('/dashboard/cart'));
  expect(cart.save).toHaveBeenCalledOnce();
  expect(cart.save.mock.calls[0]?.[0]).toMatchObject([
    { kind: 'order', plan: 'Naos[GB]', configuration: { os: { family: 'rocky', version: '9' } } },
  ]);
});

test('storage that refuses the cart does not stop the order, but is reported', async () => {
  const cart = makeCart([], { save: vi.fn(() => Promise.reject(new Error('full'))) });
  const { user, getByText, findByText, location } = await open(`${naos}&os=rocky`, { ports: { cart } });
  await user.click(getByText('В корзину'));
  await findByText(/Браузер не даёт сохранить корзину/);
  await waitFor(() => expect(location().pathname).toBe('/dashboard/cart'));
});

test('a full cart keeps one here, and it can be tried again', async () => {
  const full = Array.from({ length: cartCapacity }, (_, index) => makeOrderEntry({ id: `entry-${index}` }));
  const cart = makeCart(full);
  const { user, getByText, findByText, location } = await open(`${naos}&os=rocky`, { ports: { cart } });
  await user.click(getByText('В корзину'));
  await findByText('В корзине нет места');
  expect(location().pathname).toBe(path);
  expect((getByText('В корзину') as HTMLButtonElement).getAttribute('aria-disabled')).toBeNull();
});

// tests: CART-07
test('an item of the cart is changed in its place (D11)', async () => {
  const entries = [makeOrderEntry({ id: 'first' }), makeOrderEntry({ id: 'second' })];
  const cart = makeCart(entries);
  const { user, findByText, getByLabelText, location, getAllByText } = await open(
    `${naos}&os=ubuntu&edit=first`,
    { ports: { cart } },
  );
  expect(getAllByText('Назад в корзину')[0]?.closest('a')?.getAttribute('href')).toBe('/dashboard/cart');
  await user.click(getByLabelText('Каждый день'));
  await user.click(await findByText('Сохранить'));
  await waitFor(() => expect(location().pathname).toBe('/dashboard/cart'));
  expect(cart.save.mock.calls[0]?.[0]).toMatchObject([
    { id: 'first', plan: 'Naos[GB]', configuration: { backup: 'daily' } },
    { id: 'second' },
  ]);
});

test('an item that has gone from the cart is ordered anew', async () => {
  const { findByText } = await open(`${naos}&os=ubuntu&edit=gone`, { ports: { cart: makeCart() } });
  await findByText('В корзину');
});

test('plans that do not come can be requested again', async () => {
  let isDown = true;
  const offers = vi.fn<CatalogPort['offers']>(async () => {
    if (isDown) throw new Error('down');
    return { plans: samplePlans, prices: samplePrices, systems: sampleSystems };
  });
  const { findByRole, findByText, user } = renderRoute(`${path}?${naos}`, {
    ports: { catalog: { offers, promo: async () => null } },
  });
  const alert = await findByRole('alert');
  isDown = false;
  await user.click(within(alert).getByText('Повторить'));
  await findByText('Лицензия панели управления');
});
