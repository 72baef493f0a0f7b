import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { renderRoute } from '../renderRoute';

function open() {
  const sample = makeAdminSample(noLatency);
  const cancelBill = vi.fn<AdminPort['cancelBill']>(sample.cancelBill);
  const processPayment = vi.fn<AdminPort['processPayment']>(sample.processPayment);
  const admin = { ...sample, cancelBill, processPayment };
  return { ...renderRoute('/admin/bills?state=unpaid', { ports: { admin } }), cancelBill, processPayment };
}

async function choose({ findAllByRole, findByRole, user }: ReturnType<typeof open>, item: string) {
  const [menu] = await findAllByRole('button', { name: /^Действия со счётом/ });
  if (!menu) throw new Error('No bill');
  await user.click(menu);
  await user.click(await findByRole('menuitem', { name: item }));
}

test('cancels a bill once its reason is there, and the list is read again', async () => {
  const route = open();
  const { findByRole, findByText, user, cancelBill, queryByRole } = route;
  const before = await findByText(/^Всего: \d+$/);
  const count = Number(before.textContent.replace(/\D/g, ''));
  await choose(route, 'Отменить счёт');
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Отменить счёт' }));
  expect(cancelBill).not.toHaveBeenCalled();
  await dialog.findByText('Напишите причину');
  const long = 'Выставлен дважды. '.repeat(20);
  await user.click(dialog.getByRole('textbox'));
  await user.paste(long);
  await user.click(dialog.getByRole('button', { name: 'Отменить счёт' }));
  await dialog.findByText(/^Слишком длинно: не больше 300 знаков/);
  expect(dialog.getByRole('textbox')).toHaveProperty('value', long);
  expect(cancelBill).not.toHaveBeenCalled();
  await user.clear(dialog.getByRole('textbox'));
  await user.type(dialog.getByRole('textbox'), 'Выставлен дважды');
  await user.click(dialog.getByRole('button', { name: 'Отменить счёт' }));
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  expect(cancelBill).toHaveBeenCalledWith(expect.any(Number), 'Выставлен дважды');
  await findByText(`Всего: ${count - 1}`);
});

test('enters the money of a transfer after a question', async () => {
  const route = open();
  const { findByRole, user, processPayment, queryByRole } = route;
  await choose(route, 'Деньги пришли');
  const question = within(await findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Деньги пришли' }));
  await waitFor(() => expect(queryByRole('alertdialog')).toBeNull());
  expect(processPayment.mock.calls).toEqual([
    [expect.any(Number), { currency: 'RUB', minor: expect.any(Number) as number }],
  ]);
});
