import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { makeUnclaimed } from '@/sample-data/unclaimed';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { renderRoute } from '../renderRoute';

async function open(changes: Partial<AdminPort> = {}) {
  const admin: AdminPort = { ...makeAdminSample(noLatency), ...changes };
  const route = renderRoute('/admin/unclaimed', { ports: { admin } });
  await route.findByRole('heading', { level: 1, name: 'Невыясненные поступления' });
  return route;
}

// tests: ADMIN-50
test('money is recorded once the form is right', async () => {
  const recordUnclaimed = vi.fn<AdminPort['recordUnclaimed']>().mockResolvedValue({
    status: 'done',
    value: makeUnclaimed({ id: 40, reference: 'Петрова, счёт 77' }),
  });
  const { user, findByRole, findByText } = await open({ recordUnclaimed });
  await user.click(await findByRole('button', { name: 'Записать поступление' }));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Записать поступление' }));
  await findByText('Введите сумму');
  expect(recordUnclaimed).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: /^Сумма/ }), '1577');
  await user.type(dialog.getByRole('textbox', { name: /^Отправитель/ }), 'Петрова, счёт 77');
  await user.click(dialog.getByRole('button', { name: 'Записать поступление' }));
  await findByText('Поступление записано');
  expect(recordUnclaimed).toHaveBeenCalledExactlyOnceWith({
    amount: 157_700,
    receivedOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    reference: 'Петрова, счёт 77',
    isRepeated: false,
  });
});

// tests: HAND-02
test('a record like an earlier one is sent again only once it is confirmed', async () => {
  const recordUnclaimed = vi
    .fn<AdminPort['recordUnclaimed']>()
    .mockResolvedValueOnce({ status: 'refused', refusal: 'recordedAlready' })
    .mockResolvedValueOnce({ status: 'done', value: makeUnclaimed({ id: 41 }) });
  const { user, findByRole, findByText } = await open({ recordUnclaimed });
  await user.click(await findByRole('button', { name: 'Записать поступление' }));
  const dialog = within(await findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Сумма/ }), '1577');
  await user.type(dialog.getByRole('textbox', { name: /^Отправитель/ }), 'Петрова');
  expect(dialog.queryByRole('checkbox')).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Записать поступление' }));
  await findByText(/уже записано/);
  await user.click(dialog.getByRole('checkbox', { name: 'Это второй перевод, записать и его' }));
  await user.click(dialog.getByRole('button', { name: 'Записать поступление' }));
  await findByText('Поступление записано');
  expect(recordUnclaimed.mock.calls.map(([money]) => money.isRepeated)).toEqual([false, true]);
});

// tests: ADMIN-50
test('money is assigned to a bill by its number', async () => {
  const assignUnclaimed = vi.fn<AdminPort['assignUnclaimed']>().mockResolvedValue({
    status: 'done',
    value: makeUnclaimed({ state: 'assigned', user: 'anna.sokolova@example.ru' }),
  });
  const { user, findByRole, findByText } = await open({ assignUnclaimed });
  await user.click(await findByRole('button', { name: 'Действия: поступление #31' }));
  await user.click(within(await findByRole('menu')).getByText('Зачислить'));
  const dialog = within(await findByRole('dialog'));
  const field = dialog.getByRole('textbox', { name: /^Номер счёта/ });
  await user.type(field, 'Иванов');
  await user.click(dialog.getByRole('button', { name: 'Зачислить' }));
  await findByText('Это не номер счёта и не e-mail');
  await user.clear(field);
  await user.type(field, 'MRD-5112');
  await user.click(dialog.getByRole('button', { name: 'Зачислить' }));
  await findByText('Деньги зачислены');
  expect(assignUnclaimed).toHaveBeenCalledExactlyOnceWith(31, { kind: 'bill', id: 5112 });
});

// tests: ADMIN-50
test('money is returned with a reason', async () => {
  const returnUnclaimed = vi.fn<AdminPort['returnUnclaimed']>().mockResolvedValue({
    status: 'done',
    value: makeUnclaimed({ state: 'returned', note: 'Отправлено обратно' }),
  });
  const { user, findByRole, findByText } = await open({ returnUnclaimed });
  await user.click(await findByRole('button', { name: 'Действия: поступление #31' }));
  await user.click(within(await findByRole('menu')).getByText('Вернуть'));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: 'Вернуть' }));
  expect(returnUnclaimed).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox'), ' Отправлено обратно ');
  await user.click(dialog.getByRole('button', { name: 'Вернуть' }));
  await findByText('Поступление возвращено');
  expect(returnUnclaimed).toHaveBeenCalledExactlyOnceWith(31, 'Отправлено обратно');
});

test('a refusal is shown in the dialog', async () => {
  const assignUnclaimed = vi
    .fn<AdminPort['assignUnclaimed']>()
    .mockResolvedValue({ status: 'refused', refusal: 'noClaimant' });
  const { user, findByRole, findByText } = await open({ assignUnclaimed });
  await user.click(await findByRole('button', { name: 'Действия: поступление #31' }));
  await user.click(within(await findByRole('menu')).getByText('Зачислить'));
  const dialog = within(await findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Номер счёта/ }), 'nobody@example.com');
  await user.click(dialog.getByRole('button', { name: 'Зачислить' }));
  await findByText('Клиента с таким e-mail нет.');
});
