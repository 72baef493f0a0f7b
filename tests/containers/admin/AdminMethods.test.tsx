import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { done } from '@/domain/results/outcome';
import { makeAdminMethod } from '@/sample-data/adminMethods';
import { renderRoute } from '../renderRoute';

test('turns a method off once customers can read why', async () => {
  const save = vi.fn<AdminPort['saveMethod']>(async (_, terms) => done({ ...makeAdminMethod(), ...terms }));
  const admin = { ...makeAdminSample(noLatency), saveMethod: save };
  const { findByRole, findByText, queryByRole, user } = renderRoute('/admin/catalog/methods', {
    ports: { admin },
  });
  await user.click(await findByRole('button', { name: 'Действия: Все карты' }));
  await user.click(await findByRole('menuitem', { name: 'Изменить' }));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /Выключен/ }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await dialog.findAllByText('Заполните это поле')).toHaveLength(2);
  expect(save).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/^Причина по-русски/), 'Банк обновляется');
  await user.type(dialog.getByLabelText(/^Причина по-английски/), 'The bank is updating');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  const [id, terms, version] = save.mock.calls[0] ?? [];
  expect([id, version]).toEqual(['cards', '1']);
  expect(terms).toEqual({
    minAmount: { currency: 'RUB', minor: 5000 },
    currencies: ['RUB', 'USD', 'EUR'],
    commission: 5,
    unavailable: { ru: 'Банк обновляется', en: 'The bank is updating' },
  });
  await findByText('Способ оплаты сохранён');
});
