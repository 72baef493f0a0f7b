import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import { rubles } from '@/domain/money/money';
import { makeAdminBill } from '@/sample-data/adminBills';
import { makeAdminPayment } from '@/sample-data/adminPayments';
import { makeAdminUser } from '@/sample-data/adminUsers';
import { makeMergePreview } from '@/sample-data/accountMerge';
import { makeCustomer, makeStaffNote, newestOf } from '@/sample-data/customer';
import { leaveTo } from '../leaveToMock';
import { renderRoute } from '../renderRoute';

const paid = makeAdminPayment({ id: 7123, status: 'Completed', amount: rubles(1577) });

async function open(path: string, changes: Partial<AdminPort> = {}) {
  const admin: AdminPort = { ...makeAdminSample(noLatency), ...changes };
  const route = renderRoute(path, { ports: { admin } });
  await route.findByRole('heading', { level: 1 });
  return { ...route, admin };
}

function openWithAdjustment() {
  const adjustBalance = vi
    .fn<AdminPort['adjustBalance']>()
    .mockResolvedValue({ status: 'done', value: makeAdminUser() });
  return open('/admin/users/1', { adjustBalance }).then((route) => ({ ...route, adjustBalance }));
}

// tests: ADMIN-47
test('the name in the list of users leads to the customer’s page, marked under Users', async () => {
  const { user, findByRole, location, getByRole, findByText } = await open('/admin/users');
  await user.click(await findByRole('link', { name: 'Дмитрий Морозов' }));
  await findByRole('heading', { level: 1, name: 'Дмитрий Морозов' });
  expect(location().pathname).toBe('/admin/users/2');
  const menu = within(getByRole('navigation', { name: 'Разделы' }));
  expect(menu.getByRole('link', { current: true }).getAttribute('href')).toBe('/admin/users');
  expect((await findByText('crm.morozov.example')).closest('a')?.getAttribute('href')).toBe(
    '/admin/servers?q=crm.morozov.example',
  );
});

test('an address that names no customer leads back to the list', async () => {
  for (const path of ['/admin/users/999', '/admin/users/x']) {
    const { findByRole, unmount } = await open(path);
    await findByRole('heading', { level: 1, name: 'Такого клиента нет' });
    unmount();
  }
});

// tests: ADMIN-47
test('a customer is suspended, and gets access back without the lost days', async () => {
  const { user, findByRole, findByText, admin } = await open('/admin/users/1');
  const saveUser = vi.spyOn(admin, 'saveUser');
  await user.click(await findByRole('button', { name: 'Приостановить' }));
  await user.click(within(await findByRole('alertdialog')).getByText('Приостановить'));
  await findByText('Пользователь приостановлен');
  await user.click(await findByRole('button', { name: 'Вернуть доступ' }));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByRole('radio', { name: /^Не возвращать/ }));
  await user.click(dialog.getByRole('button', { name: 'Вернуть доступ' }));
  await findByText('Доступ возвращён');
  expect(saveUser).toHaveBeenCalledWith(1, {
    name: 'Анна Соколова',
    status: 'Active',
    returnsLostDays: false,
  });
});

test('access comes back with the lost days unless staff choose otherwise', async () => {
  const suspended = makeCustomer({ user: makeAdminUser({ status: 'Suspended', suspendedOn: '2026-11-20' }) });
  const { user, findByRole, findByText, admin } = await open('/admin/users/1', {
    customer: () => Promise.resolve(suspended),
    saveUser: () => Promise.resolve({ status: 'done', value: makeAdminUser() }),
  });
  const saveUser = vi.spyOn(admin, 'saveUser');
  await user.click(await findByRole('button', { name: 'Вернуть доступ' }));
  await user.click(within(await findByRole('dialog')).getByRole('button', { name: 'Вернуть доступ' }));
  await findByText('Доступ возвращён');
  expect(saveUser.mock.calls[0]?.[1]).toMatchObject({ status: 'Active', returnsLostDays: true });
});

// tests: ADMIN-49
test.each([
  ['Зачислить', 'credit', 'goodwill', 'Баланс пополнен'],
  ['Списать', 'debit', 'correction', 'С баланса списано'],
] as const)('%s: a %s for %s says so', async (label, direction, purpose, notice) => {
  const { adjustBalance, user, findByRole, findByText } = await openWithAdjustment();
  await user.click(await findByRole('button', { name: label }));
  const dialog = within(await findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Сумма/ }), '10');
  await user.type(dialog.getByRole('textbox', { name: /^Причина/ }), 'Простой');
  await user.click(dialog.getByRole('button', { name: label }));
  await findByText(notice);
  const adjustment = { direction, purpose, amount: 1000, note: 'Простой' };
  expect(adjustBalance).toHaveBeenCalledExactlyOnceWith(1, adjustment);
});

// tests: ADMIN-48
test('a note is sent trimmed and leaves the field empty; an empty one is not sent', async () => {
  const addStaffNote = vi
    .fn<AdminPort['addStaffNote']>()
    .mockResolvedValue({ status: 'done', value: makeStaffNote() });
  const { user, findByRole, findByText } = await open('/admin/users/1', { addStaffNote });
  const add = await findByRole('button', { name: 'Добавить заметку' });
  await user.click(add);
  await findByText('Сначала напишите заметку');
  expect(addStaffNote).not.toHaveBeenCalled();
  const field = await findByRole('textbox', { name: /^Новая заметка/ });
  await user.type(field, '  Перезвонить ');
  await user.click(add);
  expect(addStaffNote).toHaveBeenCalledExactlyOnceWith(1, 'Перезвонить');
  await vi.waitFor(() => expect(field).toHaveProperty('value', ''));
});

// tests: ADMIN-48
test('a note of one’s own is deleted after a question', async () => {
  const deleteStaffNote = vi
    .fn<AdminPort['deleteStaffNote']>()
    .mockResolvedValue({ status: 'done', value: 12 });
  const { user, findByRole } = await open('/admin/users/1', { deleteStaffNote });
  await user.click(await findByRole('button', { name: /^Удалить заметку от/ }));
  await user.click(within(await findByRole('alertdialog')).getByText('Удалить заметку'));
  expect(deleteStaffNote).toHaveBeenCalledExactlyOnceWith(12);
});

// tests: ADMIN-49
test('a debit of more than the balance is not sent; one of all of it is', async () => {
  const { adjustBalance, user, findByRole, findByText } = await openWithAdjustment();
  await user.click(await findByRole('button', { name: 'Списать' }));
  const dialog = within(await findByRole('dialog'));
  await user.type(dialog.getByRole('textbox', { name: /^Сумма/ }), '2450,51');
  await user.type(dialog.getByRole('textbox', { name: /^Причина/ }), 'Ошибка');
  await user.click(dialog.getByRole('button', { name: 'Списать' }));
  await findByText(/На балансе 2.450,50.RUB: ниже нуля он не опускается/);
  expect(adjustBalance).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: /^Сумма/ }), '{Backspace}0');
  await user.click(dialog.getByRole('button', { name: 'Списать' }));
  await findByText('С баланса списано');
  expect(adjustBalance).toHaveBeenCalledExactlyOnceWith(1, {
    direction: 'debit',
    purpose: 'correction',
    amount: 245_050,
    note: 'Ошибка',
  });
});

// tests: HAND-01
test('a paid payment is refunded from the customer’s page, at most what was paid', async () => {
  const { user, findByRole, findByText, getByRole, admin } = await open('/admin/users/1', {
    customer: () => Promise.resolve(makeCustomer({ payments: newestOf([paid]) })),
  });
  const refundPayment = vi.spyOn(admin, 'refundPayment').mockResolvedValue({ status: 'done', value: paid });
  await user.click(await findByRole('button', { name: 'Вернуть деньги по платежу #7123' }));
  const dialog = within(await findByRole('dialog', { name: 'Возврат по платежу #7123' }));
  await user.click(dialog.getByRole('radio', { name: /^Тем же способом/ }));
  await user.type(dialog.getByRole('textbox', { name: /^Сумма/ }), '1577,01');
  await user.type(dialog.getByRole('textbox', { name: /^Причина/ }), 'Простой');
  await user.click(dialog.getByRole('button', { name: 'Вернуть деньги' }));
  await findByText('Это больше, чем было оплачено');
  expect(refundPayment).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: /^Сумма/ }), '{Backspace}0');
  await user.click(getByRole('button', { name: 'Вернуть деньги' }));
  await findByText('Деньги возвращены');
  expect(refundPayment).toHaveBeenCalledExactlyOnceWith(7123, {
    amount: 157_700,
    target: 'method',
    note: 'Простой',
  });
});

// tests: HAND-05
test('a bill with two lines is sent in kopecks, an empty one is not', async () => {
  const addBill = vi.fn<AdminPort['addBill']>().mockResolvedValue({ status: 'done', value: makeAdminBill() });
  const { user, findByRole, findByText } = await open('/admin/users/1', { addBill });
  await user.click(await findByRole('button', { name: 'Выставить счёт' }));
  const dialog = within(await findByRole('dialog'));
  const send = dialog.getByRole('button', { name: 'Выставить счёт' });
  await user.click(send);
  await findByText('Напишите, за что строка');
  expect(addBill).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: /^За что/ }), 'Перенос сайта');
  await user.type(dialog.getByRole('textbox', { name: /^Сумма/ }), '1500');
  await user.click(dialog.getByRole('button', { name: 'Добавить строку' }));
  const second = within(dialog.getByRole('group', { name: 'Строка 2' }));
  await user.type(second.getByRole('textbox', { name: /^За что/ }), 'Ночь');
  await user.type(second.getByRole('textbox', { name: /^Сумма/ }), '0,50');
  await user.type(dialog.getByRole('textbox', { name: /^Причина/ }), 'По телефону');
  await user.click(send);
  await findByText('Счёт выставлен');
  expect(addBill).toHaveBeenCalledExactlyOnceWith(1, {
    lines: [
      { title: 'Перенос сайта', amount: 150_000 },
      { title: 'Ночь', amount: 50 },
    ],
    payBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
    note: 'По телефону',
  });
});

test('the demonstration keeps no notes, and says so', async () => {
  const { user, findByRole, findByText } = await open('/admin/users/1');
  await user.type(await findByRole('textbox', { name: /^Новая заметка/ }), 'x');
  await user.click(await findByRole('button', { name: 'Добавить заметку' }));
  await findByText(
    'В демонстрации никто не вошёл, и это действие в ней ничего не меняет. Войдите как администратор.',
  );
});

test('viewing as the customer opens the portal as a document of its own', async () => {
  const viewAs = vi.fn<AdminPort['viewAs']>().mockResolvedValue({ status: 'done', value: 1 as never });
  const { user, findByRole } = await open('/admin/users/1', { viewAs });
  await user.click(await findByRole('button', { name: 'Посмотреть от имени клиента' }));
  await user.click(within(await findByRole('alertdialog')).getByText('Посмотреть от имени клиента'));
  await vi.waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/dashboard/vps'));
});

// tests: ADMIN-22
test('a typed note is not lost by viewing as the customer without a question', async () => {
  const viewAs = vi.fn<AdminPort['viewAs']>().mockResolvedValue({ status: 'done', value: 1 as never });
  const { user, findByRole } = await open('/admin/users/1', { viewAs });
  await user.type(await findByRole('textbox', { name: /^Новая заметка/ }), 'Перезвонить');
  await user.click(await findByRole('button', { name: 'Посмотреть от имени клиента' }));
  await user.click(within(await findByRole('alertdialog')).getByText('Посмотреть от имени клиента'));
  const question = within(await findByRole('alertdialog', { name: 'Уйти без сохранения?' }));
  expect(viewAs).not.toHaveBeenCalled();
  await user.click(question.getByText('Уйти'));
  await vi.waitFor(() => expect(viewAs).toHaveBeenCalledExactlyOnceWith(1));
});

// tests: SETTINGS-14
test('a lost second factor is turned off after a question', async () => {
  const endSecondFactor = vi
    .fn<AdminPort['endSecondFactor']>()
    .mockResolvedValue({ status: 'done', value: makeAdminUser() });
  const { user, findByRole, findByText } = await open('/admin/users/1', { endSecondFactor });
  await user.click(await findByRole('button', { name: 'Выключить двухфакторный вход' }));
  const question = within(await findByRole('alertdialog'));
  await user.click(question.getByRole('button', { name: 'Выключить двухфакторный вход' }));
  await findByText('Двухфакторный вход выключен');
  expect(endSecondFactor).toHaveBeenCalledExactlyOnceWith(1);
});

// tests: MERGE-01, MERGE-02
test('another account is found by its address, and merged once its address is typed again', async () => {
  const preview = makeMergePreview();
  const { email } = preview.closes;
  const previewMerge = vi
    .fn<AdminPort['previewMerge']>()
    .mockImplementation((_, sought) => Promise.resolve(sought === email ? preview : null));
  const mergeUsers = vi
    .fn<AdminPort['mergeUsers']>()
    .mockResolvedValue({ status: 'done', value: makeAdminUser() });
  const { user, findByRole, findByText } = await open('/admin/users/1', { previewMerge, mergeUsers });
  await user.click(await findByRole('button', { name: 'Объединить с другим аккаунтом' }));
  const dialog = within(await findByRole('dialog'));
  const address = dialog.getByRole('textbox', { name: /^E-mail аккаунта/ });
  await user.type(address, 'nobody@example.com');
  await user.click(dialog.getByRole('button', { name: 'Показать, что перейдёт' }));
  await dialog.findByText(/Аккаунта с таким e-mail нет/);
  await user.clear(address);
  await user.type(address, email);
  expect(dialog.queryByText(/Аккаунта с таким e-mail нет/)).toBeNull();
  await user.click(dialog.getByRole('button', { name: 'Показать, что перейдёт' }));
  const merge = await dialog.findByRole('button', { name: 'Объединить аккаунты' });
  await user.click(merge);
  await dialog.findByText(/без ошибок/);
  expect(mergeUsers).not.toHaveBeenCalled();
  await user.type(dialog.getByRole('textbox', { name: /^Подтверждение/ }), email);
  await user.type(dialog.getByRole('textbox', { name: /^Причина/ }), 'По звонку');
  await user.click(merge);
  await findByText('Аккаунты объединены');
  expect(mergeUsers).toHaveBeenCalledExactlyOnceWith(1, { email, note: 'По звонку' });
  expect(previewMerge.mock.calls.map(([, sought]) => sought)).toEqual(['nobody@example.com', email]);
});
