import { waitFor } from '@testing-library/react';
import { expect, test, vi, type Mock } from 'vitest';
import type { CartEntry } from '@/domain/cart/entry';
import { addDays } from '@/domain/time/dates';
import type { ServerId } from '@/domain/servers/server';
import { rubles } from '@/domain/money/money';
import { dayIn, defaultTimeZone } from '@/domain/time/timeZone';
import { makeServer } from '@/sample-data/servers';
import type { CartPort, ServersPort } from '@app/ports/ports';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { serversSample } from '@app/ports/sample/serversSample';
import { renderRoute, type RenderRouteOptions } from '../renderRoute';

const path = '/dashboard/server-change-tariff';

function makeCart(entries: readonly CartEntry[] = []) {
  return {
    load: async () => ({ entries, damaged: false }),
    save: vi.fn<CartPort['save']>(async () => {}),
    watch: () => () => {},
  };
}

/** A server that ends in twelve days, and its port with every call of `changeTariff` on record. */
function makeServers(changes: { changeTariff?: Mock<ServersPort['changeTariff']>; tariff?: string } = {}) {
  const inTwelveDays = addDays(dayIn(defaultTimeZone, new Date()), 12);
  const sample = serversSample(
    [
      makeServer({
        endDate: inTwelveDays,
        ...(changes.tariff === undefined ? {} : { tariff: changes.tariff, monthlyPrice: rubles(16000) }),
      }),
    ],
    noLatency,
  );
  return { ...sample, changeTariff: changes.changeTariff ?? vi.fn(sample.changeTariff) };
}

async function open(query: string, options: RenderRouteOptions = {}) {
  const route = renderRoute(query ? `${path}?${query}` : path, options);
  await route.findByText(/^Смена тарифа сервера #/);
  return route;
}

test('without an id it is the sample server', async () => {
  const { getByText } = await open('');
  getByText('Смена тарифа сервера #1024');
});

test.each(['-1', 'abc', '1024,1031', '1024&id=1031', '9999', 'x'.repeat(10_000)])(
  'an id that is none says so, with a way back: case %#',
  async (id) => {
    const { findByText } = renderRoute(`${path}?id=${id}`);
    await findByText('Такого сервера нет');
    expect((await findByText('К списку серверов')).closest('a')?.getAttribute('href')).toBe('/dashboard/vps');
  },
);

// tests: TARIFF-04, TARIFF-05
test('Next without a choice says the specified words and stays; with one it goes on (§5)', async () => {
  const { user, getByText, queryByText, getByLabelText, findByText, location } = await open('id=1024');
  await user.click(getByText('Дальше'));
  getByText('Ошибка');
  getByText('Выберите новый тарифный план');
  expect(document.activeElement?.getAttribute('role')).toBe('alert');
  expect(location().search).toBe('?id=1024');
  await user.click(getByLabelText('Okul'));
  expect(queryByText('Выберите новый тарифный план')).toBeNull();
  await user.click(getByText('Дальше'));
  await findByText('Доплата сейчас');
  expect(location().search).toBe('?id=1024&tariff=Okul&step=confirm');
});

// tests: TARIFF-11
test('the address of step 2 opens step 2; Back keeps the choice', async () => {
  const { user, findByText, getByText, getByLabelText, location } = await open(
    'id=1024&tariff=Okul&step=confirm',
  );
  await findByText('Доплата сейчас');
  await user.click(getByText('Назад'));
  expect((getByLabelText('Okul') as HTMLInputElement).checked).toBe(true);
  expect(location().search).toBe('?id=1024&tariff=Okul');
});

test.each(['step=confirm', 'tariff=Alpharg&step=confirm', 'tariff=Diadem&step=confirm'])(
  'nothing to confirm, so step 1, and the address says the same: %s',
  async (query) => {
    const { getByText, location } = await open(`id=1024&${query}`);
    getByText('Дальше');
    await waitFor(() => expect(location().search).toBe('?id=1024'));
  },
);

// tests: DAYS-01
test('the charge is worked out from the provider’s day, whatever the clock of the device says', async () => {
  const inTwoDays = addDays(dayIn(defaultTimeZone, new Date()), 2);
  const { account } = makeSamplePorts(noLatency);
  const summary = async () => ({ ...(await account.summary()), today: inTwoDays });
  const { findAllByText } = await open('id=1024&tariff=Arcturus&step=confirm', {
    ports: { servers: makeServers(), account: { ...account, summary } },
  });
  // Ten days are left, and not twelve: (5500 − 1577) × 10 / 30.
  expect((await findAllByText(/^1\s307,67\sRUB$/)).length).toBeGreaterThan(0);
});

// tests: TARIFF-12, PRICE-11
test('Finish changes the tariff once, says so, and the list shows it', async () => {
  const servers = makeServers();
  const serverId = 1024 as ServerId;
  const cart = makeCart([{ kind: 'tariff', id: 'earlier', serverId, tariff: 'Castor' }]);
  const { user, getByText, getAllByText, findByText, findAllByText, location } = await open(
    'id=1024&tariff=Arcturus&step=confirm',
    { ports: { servers, cart } },
  );
  // The line of the twelve days, and the sum.
  expect(getAllByText(/^1\s569,20\sRUB$/)).toHaveLength(2);
  await user.dblClick(getByText('Завершить'));
  await findByText('Тариф Arcturus скоро применится к серверу #1024');
  await waitFor(() => expect(location().pathname).toBe('/dashboard/vps'));
  expect(servers.changeTariff).toHaveBeenCalledOnce();
  expect(servers.changeTariff).toHaveBeenCalledWith(1024, 'Arcturus', 156_920);
  expect((await findAllByText('Arcturus[GB]')).length).toBeGreaterThan(0);
  // What the cart held for this server would be a second change.
  expect(cart.save).toHaveBeenLastCalledWith([]);
});

// tests: TARIFF-12
test('what the balance does not suffice for waits for its money, and the list says so (D28)', async () => {
  // The sample's server has a month left.
  vi.useFakeTimers({ now: new Date('2026-11-24T10:00:00Z'), toFake: ['Date'] });
  const { user, getByText, findByText, findAllByText, location } = await open(
    'id=1024&tariff=Intercrus&step=confirm',
  );
  await user.click(getByText('Завершить'));
  await findByText(/^Сервер #1024 ждёт оплаты: Diadem\[GB\] → Intercrus\[GB\]/);
  await waitFor(() => expect(location().pathname).toBe('/dashboard/vps'));
  await findAllByText('Ждёт оплаты: shop.example.ru, Diadem[GB] → Intercrus[GB].');
  expect(getByText('К счёту').closest('a')?.getAttribute('href')).toBe('/dashboard/payments-history');
});

test('a failure keeps the choice and can be tried again; a refusal says why', async () => {
  const changeTariff = vi
    .fn<ServersPort['changeTariff']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockResolvedValueOnce({ status: 'refused', refusal: 'noTariff' });
  const servers = makeServers({ changeTariff });
  const { user, getByText, findByText, location } = await open('id=1024&tariff=Okul&step=confirm', {
    ports: { servers },
  });
  await user.click(getByText('Завершить'));
  await findByText('Что-то пошло не так на нашей стороне. Повторите чуть позже.');
  await user.click(getByText('Завершить'));
  await findByText('Этот тариф больше не продаётся. Вернитесь и выберите другой.');
  expect(location().search).toBe('?id=1024&tariff=Okul&step=confirm');
});

// tests: TARIFF-13
test('Add to Cart: one item, priced as it was shown; nothing is changed yet', async () => {
  const cart = makeCart();
  const servers = makeServers();
  const { user, getByText, findByText, findAllByText, location } = await open(
    'id=1024&tariff=Arcturus&step=confirm',
    { ports: { cart, servers } },
  );
  await user.dblClick(getByText('В корзину'));
  await findByText(/^Смена тарифа сервера #1024 на Arcturus, 1\s569,20\sRUB$/);
  await waitFor(() => expect(location().pathname).toBe('/dashboard/cart'));
  expect(cart.save).toHaveBeenCalledOnce();
  expect(cart.save.mock.lastCall?.[0]).toMatchObject([
    { kind: 'tariff', serverId: 1024, tariff: 'Arcturus' },
  ]);
  expect((await findAllByText(/^1\s569,20\sRUB$/)).length).toBeGreaterThan(0);
  expect(servers.changeTariff).not.toHaveBeenCalled();
});

// tests: TARIFF-10
test('a downgrade is free and explained, and the cart has nothing to take (D18)', async () => {
  const servers = makeServers({ tariff: 'Intercrus[GB]' });
  const { getByRole, getByText } = await open('id=1024&tariff=Castor&step=confirm', { ports: { servers } });
  getByText(/разница за оплаченные дни не возвращается/);
  getByText('Диск уменьшить нельзя: он останется прежним, 510 ГБ SSD NVME.');
  getByText(/^0,00\sRUB$/);
  expect((getByRole('button', { name: 'В корзину' }) as HTMLButtonElement).disabled).toBe(true);
});

// tests: TARIFF-14
test('Cancel leaves for the servers from either step, and changes nothing', async () => {
  const servers = makeServers();
  const { user, getByText, location } = await open('id=1024&tariff=Okul&step=confirm', {
    ports: { servers },
  });
  await user.click(getByText('Отмена'));
  expect(location().pathname).toBe('/dashboard/vps');
  expect(servers.changeTariff).not.toHaveBeenCalled();
});
