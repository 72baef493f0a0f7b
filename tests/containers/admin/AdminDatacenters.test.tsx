import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { done } from '@/domain/results/outcome';
import { makeAdminDatacenter } from '@/sample-data/adminDatacenters';
import { renderRoute } from '../renderRoute';

// tests: PRICES-07
test('marks a data centre as sold out once customers can read why', async () => {
  const save = vi.fn<AdminPort['saveDatacenter']>(async (id, change) =>
    done({ ...makeAdminDatacenter({ id }), ...change }),
  );
  const admin = { ...makeAdminSample(noLatency), saveDatacenter: save };
  const { findByRole, findByText, queryByRole, user } = renderRoute('/admin/catalog/datacenters', {
    ports: { admin },
  });
  await user.click(await findByRole('button', { name: 'Действия: Нидерланды, Амстердам' }));
  await user.click(await findByRole('menuitem', { name: 'Изменить' }));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /Мест нет/ }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findAllByText('Заполните это поле')).toHaveLength(2);
  expect(save).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/^Причина по-русски/), 'Ждём стойки');
  await user.type(dialog.getByLabelText(/^Причина по-английски/), 'Racks are on their way');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  expect(save).toHaveBeenCalledWith(
    'nl',
    {
      city: { ru: 'Амстердам', en: 'Amsterdam' },
      position: 40,
      sale: 'soldOut',
      reason: { ru: 'Ждём стойки', en: 'Racks are on their way' },
    },
    '1',
  );
  await findByText('Дата-центр сохранён');
});

// tests: PRICES-13
test('adds a data centre in a country that has none', async () => {
  const add = vi.fn<AdminPort['addDatacenter']>(async (datacenter) =>
    done({ ...makeAdminDatacenter({ plans: 0, servers: 0, carts: 0 }), ...datacenter }),
  );
  const sample = makeAdminSample(noLatency);
  // The account with the countries is not read again in time.
  const account = vi
    .fn<AdminPort['account']>(() => new Promise(() => {}))
    .mockImplementationOnce(sample.account);
  const admin = { ...sample, account, addDatacenter: add };
  const { findByRole, findAllByText, user } = renderRoute('/admin/catalog/datacenters', { ports: { admin } });
  await user.click(await findByRole('button', { name: 'Добавить дата-центр' }));
  const dialog = within(await findByRole('dialog'));
  expect(dialog.queryByRole('option', { name: 'Нидерланды' })).toBeNull();
  await user.selectOptions(dialog.getByLabelText(/^Страна/), 'Финляндия');
  await user.type(dialog.getByLabelText(/^Город по-русски/), 'Хельсинки');
  await user.type(dialog.getByLabelText(/^Город по-английски/), 'Helsinki');
  await user.click(dialog.getByRole('button', { name: 'Добавить' }));
  expect(await findAllByText('Финляндия, Хельсинки')).not.toHaveLength(0);
  const city = { ru: 'Хельсинки', en: 'Helsinki' };
  expect(add).toHaveBeenCalledWith({ id: 'fi', city, position: 1000, sale: 'open', reason: null });
  await user.click(await findByRole('button', { name: 'Добавить дата-центр' }));
  const next = within(await findByRole('dialog'));
  expect(next.getByRole('option', { name: 'Казахстан' })).toBeDefined();
  expect(next.queryByRole('option', { name: 'Финляндия' })).toBeNull();
});
