import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { done } from '@/domain/results/outcome';
import { makeAdminPrice } from '@/sample-data/adminPrices';
import { renderRoute } from '../renderRoute';

function open() {
  const save = vi.fn<AdminPort['savePrice']>(async (id, change) =>
    done({ ...makeAdminPrice({ id }), ...change, version: '2' }),
  );
  const admin = { ...makeAdminSample(noLatency), savePrice: save };
  return { ...renderRoute('/admin/catalog/prices', { ports: { admin } }), save };
}

async function edit({ findByRole, user }: ReturnType<typeof open>, name: string) {
  await user.click(await findByRole('button', { name: `Действия: ${name}` }));
  await user.click(await findByRole('menuitem', { name: 'Изменить' }));
  return within(await findByRole('dialog', { name }));
}

// tests: PRICES-05
test('says what the price of an option concerns, and saves it with the version that was read', async () => {
  const route = open();
  const { user, save, queryByRole, findByText } = route;
  const dialog = await edit(route, 'Plesk при заказе');
  const price = dialog.getByLabelText(/^Цена за месяц сейчас/);
  await user.clear(price);
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await dialog.findByText('Заполните это поле');
  expect(save).not.toHaveBeenCalled();
  await user.type(price, '350,50');
  await dialog.findByText('214 серверов с этой опцией сохраняют цену.');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  expect(save).toHaveBeenCalledWith('panel.plesk', { value: 35_050, upcoming: null }, '1');
  await findByText('Прайс-лист сохранён');
});

// tests: PRICES-06
test('changes a discount in whole percent', async () => {
  const route = open();
  const dialog = await edit(route, 'Оплата за год');
  const percent = dialog.getByRole('textbox', { name: /^Скидка сейчас/ });
  await route.user.clear(percent);
  await route.user.type(percent, '20');
  await route.user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(route.save).toHaveBeenCalledOnce());
  expect(route.save).toHaveBeenCalledWith('discount.year', { value: 20, upcoming: null }, '1');
});
