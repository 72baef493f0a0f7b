import { samplePrices } from '@/sample-data/prices';
import { sampleSystems } from '@/sample-data/systems';
import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { samplePlans } from '@/sample-data/plans';
import { samplePromos } from '@/sample-data/promos';
import type { CatalogPort } from '@app/ports/ports';
import { catalogSample } from '@app/ports/sample/catalogSample';
import { noLatency } from '@app/ports/sample/latency';
import { makeAuthPort, renderRoute, type RenderRouteOptions } from '../renderRoute';
import { supportPort } from '../support/supportPort';

function makeCatalogPort(changes: Partial<CatalogPort> = {}): CatalogPort {
  const sample = catalogSample(samplePlans, samplePromos, noLatency);
  return { ...sample, offers: vi.fn(sample.offers), ...changes };
}

function openCatalog(path: string, catalog = makeCatalogPort(), options: RenderRouteOptions = {}) {
  const route = renderRoute(`/dashboard/${path}`, { ...options, ports: { catalog } });
  const names = () => route.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  return { ...route, catalog, names };
}

// tests: CATALOG-04, CATALOG-06
test('period, order and comparison live in the address; the order takes the period along', async () => {
  const { findByText, getByLabelText, getByRole, findByRole, location, user, names, queryByRole } =
    openCatalog('vps-catalog');
  await findByText('На странице: 12');
  await user.selectOptions(getByLabelText('Период оплаты'), 'Три месяца');
  expect(location().search).toBe('?period=3months');
  getByRole('link', { name: 'Заказать Diadem[GB]' });
  await user.selectOptions(getByLabelText('Порядок'), 'Сначала дороже');
  expect(names()[0]).toBe('Intercrus[GB]');

  await user.click(getByLabelText('Сравнить Naos[GB]'));
  await user.click(getByLabelText('Сравнить Haedus[GB]'));
  const compared = 'period=3months&sort=-price&compare=Naos%5BGB%5D&compare=Haedus%5BGB%5D';
  expect(location().search).toBe(`?${compared}`);
  await user.click(getByRole('button', { name: 'Сравнить' }));
  const dialog = within(await findByRole('dialog'));
  expect(location().search).toBe(`?${compared}&view=compare`);
  dialog.getAllByText('Память');
  expect(dialog.queryByText('Сеть IPv6')).toBeNull();
  await user.click(dialog.getByLabelText(/Показать/));
  dialog.getAllByText('Сеть IPv6');
  await user.click(dialog.getByLabelText('Закрыть'));
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  expect(location().search).toBe(`?${compared}`);

  await user.click(getByRole('link', { name: 'Заказать Naos[GB]' }));
  expect(location().pathname).toBe('/dashboard/os-selection');
  const order = new URLSearchParams(location().search);
  expect(order.get('period')).toBe('3months');
  expect(JSON.parse(order.get('server') ?? '')).toEqual({ name: 'Naos[GB]', price: 577, datacenter: 'gb' });
});

// tests: CATALOG-17
test('where nothing is sold, the way leads to where it is', async () => {
  const { findByText, getByRole, location, user, names } = openCatalog('vps-cpu-catalog?dc=FR');
  await findByText('Франция: тарифов пока нет');
  await user.click(getByRole('button', { name: /^Германия/ }));
  expect(location().search).toBe('?dc=DE');
  expect(names()).toEqual(['Vega[DE]', 'Altair[DE]']);
});

// tests: CATALOG-20
test('who wants plans in a country is notified by a ticket of their own, once', async () => {
  const support = supportPort();
  const create = vi.fn(support.create);
  const session = async () => ({
    user: { email: 'ann@example.com', firstName: 'Ann', lastName: 'Lee', role: 'customer' as const },
  });
  const route = renderRoute('/dashboard/vps-catalog?dc=JP', {
    ports: { catalog: makeCatalogPort(), support: { ...support, create }, auth: makeAuthPort({ session }) },
  });
  const { findByRole, findByText, location, user } = route;
  await user.click(await findByRole('button', { name: 'Сообщить, когда появятся' }));
  await findByText('Запрос принят');
  expect(create).toHaveBeenCalledWith(
    {
      subject: 'VPS/VDS, Япония: сообщите, когда появятся тарифы',
      message: 'Хочу арендовать VPS/VDS в этой стране: Япония. Сообщите, пожалуйста, когда появятся тарифы.',
      service: 'vps',
      department: 'sales',
      serverId: null,
    },
    [],
  );
  await user.click(await findByRole('button', { name: 'Сообщить, когда появятся' }));
  await findByText('Вы уже просили об этом');
  expect(create).toHaveBeenCalledOnce();
  await user.click(await findByRole('button', { name: 'Открыть обращение' }));
  expect(location().pathname).toBe('/dashboard/support/ticket');
});

// tests: CATALOG-20
test('the demonstration sends no request, and leads to the login and back', async () => {
  const support = supportPort();
  const create = vi.fn(support.create);
  const { findByRole, location, user } = renderRoute('/dashboard/vps-cpu-catalog?dc=JP', {
    ports: { catalog: makeCatalogPort(), support: { ...support, create } },
  });
  await user.click(await findByRole('button', { name: 'Сообщить, когда появятся' }));
  await user.click(await findByRole('button', { name: 'Войти' }));
  expect(create).not.toHaveBeenCalled();
  expect(location().pathname).toBe('/login');
  expect(new URLSearchParams(location().search).get('returnTo')).toBe('/dashboard/vps-cpu-catalog?dc=JP');
});

test('a shared comparison opens, and closes on the catalogue of the same page', async () => {
  const { findByRole, location, user, findByText } = openCatalog(
    'vps-storage-catalog?compare=Naos[NL]&compare=Okul[NL]&compare=Nobody[NL]&view=compare',
  );
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByLabelText('Закрыть'));
  expect(location().search).toBe('?compare=Naos%5BNL%5D&compare=Okul%5BNL%5D');
  await findByText('Для сравнения: 2 из 4');
});

test('a fifth plan is refused in words', async () => {
  const search = ['Naos', 'Haedus', 'Brachium', 'Nembus'].map((star) => `compare=${star}[GB]`).join('&');
  const { findByLabelText, findByText, location, user } = openCatalog(`vps-catalog?${search}`);
  await user.click(await findByLabelText(/^Сравнить Diadem\[GB\]/));
  await findByText('Сравнить можно не больше четырёх тарифов: уберите один, чтобы добавить другой');
  expect(new URLSearchParams(location().search).getAll('compare')).toHaveLength(4);
});

// tests: CATALOG-02, CATALOG-04, ROUTE-08
test.each([
  'period=Monthly&dc=Atlantis&compare=__proto__&view=compare&sort=1',
  `period=${'x'.repeat(10_000)}&compare=${'y'.repeat(10_000)}`,
  'dc=GB&dc=NL&period=year&period=month&__proto__=1',
])('nonsense in the address shows the catalogue as it opens: %.40s', async (search) => {
  const { findByText, getByDisplayValue, queryByText } = openCatalog(`vps-catalog?${search}`);
  await findByText('На странице: 12');
  getByDisplayValue('Месяц');
  expect(queryByText(/Для сравнения/)).toBeNull();
});

test('plans that do not come can be requested again', async () => {
  // Down for everybody: the cart in the top bar asks for the plans too.
  let isDown = true;
  const offers: CatalogPort['offers'] = () =>
    isDown
      ? Promise.reject(new Error('down'))
      : Promise.resolve({ plans: samplePlans, prices: samplePrices, systems: sampleSystems });
  const { findByRole, findByText, user } = openCatalog('vps-catalog', makeCatalogPort({ offers }));
  const retry = await findByRole('button', { name: 'Повторить' });
  isDown = false;
  await user.click(retry);
  await findByText('На странице: 12');
});

// tests: CATALOG-11, CATALOG-13
test.each([
  ['vps-cpu-catalog', 'ru', 'VPS/VDS Hi-CPU', 'Заказ VPS/VDS Hi-CPU · Меридиан', 'RU', 9],
  ['vps-cpu-catalog', 'en', 'VPS/VDS Hi-CPU', 'Order VPS/VDS Hi-CPU · Meridian', 'RU', 9],
  ['vps-storage-catalog', 'ru', 'VPS/VDS Storage', 'Заказ VPS/VDS Storage · Меридиан', 'NL', 12],
  ['vps-storage-catalog', 'en', 'VPS/VDS Storage', 'Order VPS/VDS Storage · Meridian', 'NL', 12],
] as const)(
  'each catalogue has its name and the plans of a country: %s, %s',
  async (path, locale, name, title, country, count) => {
    const { findByText, getByRole, names } = openCatalog(path, makeCatalogPort(), { locale });
    await findByText(/^(?:На странице|On this page): /);
    getByRole('heading', { level: 1, name });
    expect(names().filter((plan) => plan.endsWith(`[${country}]`))).toHaveLength(count);
    // The tab's title differs from that of the list of ordered servers, whose heading is the same.
    await waitFor(() => expect(document.title).toBe(title));
  },
);
