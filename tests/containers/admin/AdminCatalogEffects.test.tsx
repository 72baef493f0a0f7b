import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import type { CatalogPort } from '@app/ports/ports';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { makeSamplePorts } from '@app/ports/sample/samplePorts';
import { rubles } from '@/domain/money/money';
import { done } from '@/domain/results/outcome';
import { makeAdminDatacenter } from '@/sample-data/adminDatacenters';
import { makeAdminPlan } from '@/sample-data/adminPlans';
import { makeAdminPrice } from '@/sample-data/adminPrices';
import { makeAdminSystem } from '@/sample-data/adminSystems';
import { renderRoute } from '../renderRoute';

const plan = makeAdminPlan({ name: 'Diadem[GB]', monthly: rubles(1577), otherPrice: 3, announced: 0 });
const sample = makeAdminSample(noLatency);
const saving: AdminPort = {
  ...sample,
  savePlan: async () => done(plan),
  savePrice: async (id) => done(makeAdminPrice({ id })),
  saveDatacenter: async (id) => done(makeAdminDatacenter({ id })),
  saveSystem: async () => done(makeAdminSystem()),
};

// tests: PRICES-05, PRICES-07, PRICES-08
test.each([
  ['/admin/catalog', 'Действия с планом Diadem[GB]', 'План сохранён'],
  ['/admin/catalog/prices', 'Действия: Plesk при заказе', 'Прайс-лист сохранён'],
  ['/admin/catalog/datacenters', 'Действия: Нидерланды, Амстердам', 'Дата-центр сохранён'],
  ['/admin/catalog/systems', 'Действия: Debian 12', 'Операционная система сохранена'],
])('what is saved at %s reaches the catalogue in the same browser', async (path, menu, notice) => {
  const { catalog } = makeSamplePorts(noLatency);
  const offers = vi.fn<CatalogPort['offers']>(catalog.offers);
  const { user, findByRole, findByText, go } = renderRoute('/dashboard/vps-catalog', {
    ports: { admin: saving, catalog: { ...catalog, offers } },
    earlier: [path],
  });
  await findByRole('heading', { level: 1 });
  await waitFor(() => expect(offers).toHaveBeenCalled());
  go(-1);
  await user.click(await findByRole('button', { name: menu }));
  await user.click(await findByRole('menuitem', { name: 'Изменить' }));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await findByText(notice);
  const before = offers.mock.calls.length;
  go(1);
  await waitFor(() => expect(offers.mock.calls.length).toBeGreaterThan(before));
});

const listed = makeAdminPrice({ otherPrice: 3 });

// tests: PRICES-09, PRICES-10
test.each([
  ['/admin/catalog', 'Действия с планом Diadem[GB]', 'Diadem[GB]', rubles(1577)],
  ['/admin/catalog/prices', 'Действия: Plesk при заказе', 'panel.plesk', rubles(300)],
] as const)('a price at %s is announced to servers and withdrawn again', async (path, name, ...price) => {
  let counts = { otherPrice: 3, announced: 0 };
  const announcePrice = vi.fn<AdminPort['announcePrice']>(async () => {
    counts = { otherPrice: 0, announced: 3 };
    return done({ servers: 3 });
  });
  const withdrawPrice = vi.fn<AdminPort['withdrawPrice']>(async () => {
    counts = { otherPrice: 3, announced: 0 };
    return done({ servers: 3 });
  });
  const plans = async () => [{ ...plan, ...counts }];
  const prices = async () => [{ ...listed, ...counts }];
  const admin: AdminPort = { ...sample, plans, prices, announcePrice, withdrawPrice };
  const { user, findByRole, findByText, queryByRole } = renderRoute(path, { ports: { admin } });
  const labels = ['Применить к серверам при продлении', 'Отменить объявленную цену'];
  const offered = async () => {
    await user.click(await findByRole('button', { name }));
    const menu = within(await findByRole('menu'));
    return labels.filter((label) => menu.queryByText(label) !== null);
  };
  const confirm = async (label: string) => {
    await user.click(within(await findByRole('menu')).getByText(label));
    const question = within(await findByRole('alertdialog'));
    await user.click(question.getAllByRole('button').at(-1) ?? document.body);
    await waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
  };
  const [announce = '', withdraw = ''] = labels;
  // The menu offers what is left.
  expect(await offered()).toEqual([announce]);
  await confirm(announce);
  await findByText(/^Уведомляем владельцев 3 серверов/);
  expect(announcePrice).toHaveBeenCalledExactlyOnceWith(...price);
  expect(await offered()).toEqual([withdraw]);
  await confirm(withdraw);
  await findByText(/^3 сервера сохраняют цену/);
  expect(withdrawPrice).toHaveBeenCalledExactlyOnceWith(price[0]);
  expect(await offered()).toEqual([announce]);
});
