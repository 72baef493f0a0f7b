import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { done } from '@/domain/results/outcome';
import { makeAdminRate } from '@/sample-data/adminRates';
import { renderRoute } from '../renderRoute';

test('enters a rate of the day, and reads the history', async () => {
  const enter = vi.fn<AdminPort['enterRate']>(async (_, rate) =>
    done({ ...makeAdminRate(), ...rate, version: '2' }),
  );
  const admin = { ...makeAdminSample(noLatency), enterRate: enter };
  const { findByRole, findByText, queryByRole, user } = renderRoute('/admin/catalog/rates', {
    ports: { admin },
  });
  await findByText(/Курс старше суток: EUR/);
  await user.click(await findByRole('button', { name: 'Действия: USD' }));
  await user.click(await findByRole('menuitem', { name: 'Ввести курс' }));
  const dialog = within(await findByRole('dialog', { name: 'Новый курс USD' }));
  await user.click(dialog.getByRole('button', { name: 'Сохранить курс' }));
  expect(await dialog.findAllByText('Заполните это поле')).toHaveLength(1);
  expect(enter).not.toHaveBeenCalled();
  await user.type(dialog.getByLabelText(/^Рублей за 1 USD/), '81,25');
  await dialog.findByText(/Изменение: \+0,9 %/);
  await user.click(dialog.getByRole('button', { name: 'Сохранить курс' }));
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  const [id, rate, version] = enter.mock.calls[0] ?? [];
  expect([id, version]).toEqual(['USD', makeAdminRate().version]);
  expect(rate).toMatchObject({ rate: 8125, source: 'Банк России' });
  await findByText('Курс сохранён');
  await user.click(await findByRole('button', { name: 'Действия: EUR' }));
  await user.click(await findByRole('menuitem', { name: 'История' }));
  await within(await findByRole('dialog')).findByText(/root@example.com/);
});
