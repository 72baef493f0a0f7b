import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { done, refused } from '@/domain/results/outcome';
import { makeAdminPlan, sampleAdminPlans } from '@/sample-data/adminPlans';
import { renderRoute } from '../renderRoute';

function open(savePlan: AdminPort['savePlan']) {
  const sample = makeAdminSample(noLatency);
  const save = vi.fn<AdminPort['savePlan']>(savePlan);
  const add = vi.fn<AdminPort['addPlan']>(sample.addPlan);
  const admin = { ...sample, savePlan: save, addPlan: add };
  return { ...renderRoute('/admin/catalog?q=diadem%5Bgb', { ports: { admin } }), save, add };
}

async function edit({ findByRole, user }: ReturnType<typeof open>) {
  await user.click(await findByRole('button', { name: 'Действия с планом Diadem[GB]' }));
  await user.click(await findByRole('menuitem', { name: 'Изменить' }));
  return within(await findByRole('dialog'));
}

test('says whom a price touches, and saves it with the version that was read', async () => {
  const diadem = sampleAdminPlans.find(({ name }) => name === 'Diadem[GB]') ?? makeAdminPlan();
  const route = open(async (_, change, version) => done({ ...diadem, ...change, version: `${version}1` }));
  const { user, save, queryByRole, findByText } = route;
  const dialog = await edit(route);
  const price = dialog.getByLabelText(/^Цена за месяц сейчас/);
  await user.clear(price);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await dialog.findByText('Заполните это поле');
  expect(save).not.toHaveBeenCalled();
  await user.type(price, '1700,50');
  await dialog.findByText('214 серверов сохраняют цену и оборудование.');
  await dialog.findByText('План лежит в 12 корзинах, их суммы изменятся.');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  expect(save).toHaveBeenCalledWith(
    'Diadem[GB]',
    {
      specs: diadem.specs,
      position: diadem.position,
      isRecommended: true,
      sale: 'open',
      stock: null,
      trafficGb: null,
      monthly: 170_050,
      upcoming: null,
    },
    diadem.version,
  );
  await findByText('План сохранён');
});

// tests: PRICES-14
test('fills an empty catalogue after a question, and shows its plans', async () => {
  const sample = makeAdminSample(noLatency);
  const fillCatalog = vi.fn<AdminPort['fillCatalog']>(async () => done(sampleAdminPlans));
  const plans = async () => (fillCatalog.mock.calls.length === 0 ? [] : sampleAdminPlans);
  const admin = { ...sample, plans, fillCatalog };
  const { user, findByRole, findByText } = renderRoute('/admin/catalog', { ports: { admin } });
  await user.click(await findByRole('button', { name: 'Заполнить примерами' }));
  const question = within(await findByRole('alertdialog'));
  expect(fillCatalog).not.toHaveBeenCalled();
  await user.click(question.getByRole('button', { name: 'Заполнить примерами' }));
  await findByText('Каталог заполнен');
  await findByText('Diadem[GB]');
  expect(fillCatalog).toHaveBeenCalledOnce();
});

test('keeps the form and says why where somebody was faster', async () => {
  const route = open(async () => refused('edited'));
  const dialog = await edit(route);
  await route.user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('Тем временем это изменилось');
});

test('adds nothing in the demonstration, and says so', async () => {
  const route = open(async () => refused('demonstration'));
  const { user, findByRole, add } = route;
  await user.click(await findByRole('button', { name: 'Добавить план' }));
  const dialog = within(await findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Название/), 'Mira');
  await user.type(dialog.getByLabelText(/^Цена за месяц сейчас/), '900');
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect((await dialog.findByRole('alert')).textContent).toContain('В демонстрации никто не вошёл');
  expect(add.mock.calls[0]?.[0]).toMatchObject({ name: 'Mira[GB]', monthly: 90_000, upcoming: null });
});
