import { waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { AdminPort } from '@app/ports/adminPort';
import { makeAdminSample } from '@app/ports/sample/adminSample';
import { noLatency } from '@app/ports/sample/latency';
import * as download from '@app/device/download';
import { focusStays } from '../focusStays';
import { refundRules, userRules } from '@/domain/admin/lists';
import { rowsOf } from '../../rowsOf';
import { renderRoute } from '../renderRoute';

async function open(path: string, changes: Partial<AdminPort> = {}) {
  const admin: AdminPort = { ...makeAdminSample(noLatency), ...changes };
  const route = renderRoute(path, { ports: { admin } });
  await route.findByRole('heading', { level: 1 });
  const names = () => route.queryAllByRole('rowheader').map((cell) => cell.textContent);
  /** Chooses from a row's menu. */
  const act = async (row: string, item: string) => {
    await route.user.click(await route.findByRole('button', { name: row }));
    await route.user.click(within(await route.findByRole('menu')).getByText(item));
  };
  /** Follows a link of the sidebar. */
  const go = async (name: string) => {
    await route.user.click(
      within(route.getByRole('navigation', { name: 'Разделы' })).getByText(name, { selector: 'a *' }),
    );
  };
  return { ...route, admin, names, act, go };
}

// tests: ADMIN-05, ADMIN-06
test('a suspended user is suspended everywhere: list, servers, dashboard', async () => {
  const { act, findByRole, findByText, user, go, getAllByText, location } = await open('/admin/users');
  await act('Действия: Дмитрий Морозов', 'Приостановить');
  const question = await findByRole('alertdialog');
  expect(question.textContent).toContain('2 сервера будут приостановлены');
  await user.click(within(question).getByText('Приостановить'));
  await findByText('Пользователь приостановлен');
  await waitFor(() => expect(getAllByText('Приостановлен')).toHaveLength(3));

  await go('Сводка');
  await findByText(/9\s+активных, 3\s+приостановлены/);
  await findByText(/9\s+работает, 4\s+остановлены, 4\s+приостановлены/);
  await findByText('Приостановлен пользователь');

  // The event leads to the user it is about.
  await user.click(await findByText('d.morozov@example.ru'));
  await findByText('Всего: 1');
  expect(location().search).toBe('?q=d.morozov%40example.ru');
});

test('a refusal is shown, and nothing changes', async () => {
  const suspendUser = vi
    .fn<AdminPort['suspendUser']>()
    .mockResolvedValueOnce({ status: 'refused', refusal: 'changed' })
    .mockRejectedValueOnce(new Error('down'));
  const { act, findByRole, user, queryAllByText, findByText } = await open('/admin/users', { suspendUser });
  await act('Действия: Анна Соколова', 'Приостановить');
  const question = within(await findByRole('alertdialog'));
  await user.click(question.getByText('Приостановить'));
  await findByText(/Статус уже изменился/);
  await user.click(question.getByText('Приостановить'));
  await findByText(/Что-то пошло не так/);
  expect(suspendUser).toHaveBeenCalledTimes(2);
  await user.click(question.getByText('Отмена'));
  expect(queryAllByText('Приостановлен')).toHaveLength(2);
});

// tests: ADMIN-04
test('a user is added once the form is right, and an e-mail has one account', async () => {
  const { user, findByRole, queryByRole, findByText, getByText, names } = await open('/admin/users');
  await user.click(getByText('Добавить пользователя'));
  const dialog = within(await findByRole('dialog'));
  await user.click(dialog.getByText('Добавить'));
  expect(dialog.getAllByText('Заполните это поле')).toHaveLength(2);
  await user.type(dialog.getByLabelText('Имя'), 'Ann Lee');
  await user.type(dialog.getByLabelText('E-mail'), 'anna.sokolova@example.ru');
  await user.click(dialog.getByText('Добавить'));
  await findByText('Учётная запись с таким e-mail уже есть.');
  // Dismissed by mistake, it opens again with what was typed.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(queryByRole('dialog')).toBeNull());
  await user.click(getByText('Добавить пользователя'));
  const again = within(await findByRole('dialog'));
  expect(again.getByLabelText('Имя')).toHaveProperty('value', 'Ann Lee');
  await user.clear(again.getByLabelText('E-mail'));
  await user.type(again.getByLabelText('E-mail'), 'ann@example.com');
  await user.click(again.getByText('Добавить'));
  await findByText('Пользователь добавлен');
  expect(names()[0]).toBe('Ann Lee');
});

// tests: ADMIN-05
test('editing gives access back; deleting takes the row away', async () => {
  const { act, findByRole, findByText, user, names, queryAllByText } = await open('/admin/users');
  await act('Действия: John Carter', 'Изменить');
  const form = within(await findByRole('dialog'));
  await user.selectOptions(form.getByLabelText('Статус'), 'Активен');
  await user.click(form.getByText('Сохранить'));
  await findByText('Изменения сохранены');
  await waitFor(() => expect(queryAllByText('Приостановлен')).toHaveLength(1));
  await act('Действия: Дмитрий Морозов', 'Удалить');
  const question = within(await findByRole('dialog'));
  question.getByText(/вместе с 2 серверами и их данными/);
  // The sums come before the question can be answered, and so does the reason.
  await question.findByText('Окажется на балансе');
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await question.findByText('Напишите причину');
  await user.type(question.getByLabelText('Причина'), 'По просьбе клиента');
  await user.click(question.getByRole('button', { name: 'Удалить' }));
  await waitFor(() => expect(names()).not.toContain('Дмитрий Морозов'));
  await focusStays();
});

// tests: ADMIN-08
test('a start is done at once; a stop asks first; a held server does neither', async () => {
  const { act, findByRole, findByText, user, admin } = await open('/admin/servers?q=1031');
  await act('Действия: api.example.ru', 'Запустить');
  await findByText('Сервер запущен');
  await act('Действия: api.example.ru', 'Остановить');
  await user.click(within(await findByRole('alertdialog')).getByText('Остановить'));
  await findByText('Остановлен');
  const events = (await admin.overview()).activity.slice(0, 2).map(({ kind }) => kind);
  expect(events).toEqual(['serverStopped', 'serverStarted']);
});

test('a start that fails is reported without a dialog', async () => {
  const { act, findByText } = await open('/admin/servers?q=1031', {
    power: async () => ({ status: 'refused', refusal: 'changed' }),
  });
  await act('Действия: api.example.ru', 'Запустить');
  await findByText('api.example.ru не запустился');
});

// tests: ADMIN-08
test('server settings are checked and saved', async () => {
  const { act, findByRole, findByText, user, names } = await open('/admin/servers?q=1031');
  await act('Действия: api.example.ru', 'Настройки сервера');
  const form = within(await findByRole('dialog'));
  await user.clear(form.getByLabelText('Имя'));
  await user.type(form.getByLabelText('Имя'), 'https://api');
  await user.click(form.getByText('Сохранить'));
  form.getByText(/Нужно имя хоста/);
  await user.clear(form.getByLabelText('Имя'));
  await user.type(form.getByLabelText('Имя'), 'api2.example.ru1031.ru');
  await user.click(form.getByText('Сохранить'));
  await findByText('Настройки сервера сохранены');
  expect(names()).toEqual(['api2.example.ru1031.ru']);
});

// tests: ADMIN-11
test('a pending payment is processed: row, stats and the customer’s balance follow', async () => {
  const { act, findByRole, findByText, user, admin, findByLabelText } = await open('/admin/payments?q=7126');
  await act('Действия с платежом #7126', 'Провести платёж');
  await user.click(within(await findByRole('dialog')).getByRole('button', { name: 'Провести платёж' }));
  await findByText('Платёж проведён');
  await findByText('Завершён');
  const stats = within(await findByLabelText('Итоги по статусам'));
  stats.getByText('2 платежа');
  const users = await rowsOf(admin.users, userRules);
  expect(users.find(({ email }) => email === 's.nguyen@example.com')?.balance).toBe(2 * 57_700);
});

// tests: ADMIN-10
test('a receipt is a plain text with the row’s facts', async () => {
  const save = vi.spyOn(download, 'downloadText').mockImplementation(() => {});
  const { act, findByText } = await open('/admin/payments?q=7123');
  await act('Действия с платежом #7123', 'Скачать квитанцию');
  await findByText('Квитанция скачана');
  expect(save).toHaveBeenCalledWith(
    'receipt-7123.txt',
    'text/plain',
    expect.stringMatching(/1\s577,00\sRUB/),
  );
  save.mockRestore();
});

test('search, filter and sort live in the address and come back from it (D9)', async () => {
  const { user, getByRole, findByLabelText, location, names, getByText } = await open('/admin/servers');
  await user.click(getByText('Фильтр'));
  await user.selectOptions(await findByLabelText('Статус'), 'Остановлен');
  await user.selectOptions(await findByLabelText('Дата-центр'), 'Нидерланды');
  expect(names()).toEqual(['ivanov-test.example.ru']);
  await user.type(getByRole('searchbox'), 'ivanov');
  await user.click(getByRole('button', { name: 'Имя' }));
  await waitFor(() => expect(location().search).toBe('?q=ivanov&status=Stopped&datacenter=nl&sort=name'));
  await user.click(getByText('Сбросить фильтры'));
  await waitFor(() => expect(location().search).toBe('?q=ivanov&sort=name'));
});

test('a deep link asks the list; nonsense in it is ignored', async () => {
  const { findByText, names } = await open('/admin/payments?status=Pending&method=manual&sort=-amount');
  await findByText('Всего: 2');
  expect(names()).toEqual(['#7125', '#7122']);
  const second = await open('/admin/users?status=Broken&sort=password&page=-1&q=' + 'x'.repeat(300));
  await second.findByText('Всего: 12');
});

test('a list that does not come can be requested again; one that is there stays when a newer one fails', async () => {
  const users = vi
    .fn<AdminPort['users']>()
    .mockRejectedValueOnce(new Error('down'))
    .mockImplementationOnce(makeAdminSample(noLatency).users)
    .mockRejectedValueOnce(new Error('down'));
  const { findByText, user, names } = await open('/admin/users', { users });
  await user.click(await findByText('Повторить'));
  await findByText('Всего: 12');
  await user.click(await findByText('Обновить'));
  await findByText('Список не обновлён');
  // The rows out of sight follow when the hands rest.
  await waitFor(() => expect(names()).toHaveLength(12));
});

// tests: ADMIN-30
test('a transfer goes back once it is marked as sent, and what failed to be marked stays', async () => {
  const marked = makeAdminSample(noLatency);
  const markRefundSent = vi
    .fn<AdminPort['markRefundSent']>()
    .mockResolvedValueOnce({ status: 'refused', refusal: 'changed' })
    .mockImplementation(marked.markRefundSent);
  const { act, findByRole, findByText, user, go, queryByText } = await open(
    '/admin/payments?q=office%40severniy.example&status=Completed',
    { ...marked, markRefundSent },
  );
  await act('Действия с платежом #7118', 'Вернуть деньги');
  const form = within(await findByRole('dialog'));
  await user.type(form.getByLabelText(/^Сумма/), '500');
  await user.click(form.getByLabelText('Банковским переводом'));
  await user.type(form.getByLabelText(/^Причина/), 'Письмо клиента');
  await user.click(form.getByText('Вернуть деньги'));
  await findByText('Возврат оформлен');

  await go('Возвраты');
  await act('Действия с возвратом #9005', 'Отметить отправленным');
  const question = within(await findByRole('alertdialog'));
  question.getByText('40702810938000060478');
  await user.click(question.getByText('Деньги отправлены'));
  await findByText(/Статус уже изменился/);
  await user.click(question.getByText('Деньги отправлены'));
  await findByText('Возврат отправлен');
  expect((await rowsOf(marked.refunds, refundRules))[0]).toMatchObject({ id: 9005, state: 'sent' });
  await user.click(await findByRole('button', { name: 'Действия с возвратом #9005' }));
  within(await findByRole('menu')).getByText('Платежи клиента');
  expect(queryByText('Отметить отправленным')).toBeNull();
});

// tests: ADMIN-32
test('a refund is taken back with a reason before it is sent', async () => {
  const sample = makeAdminSample(noLatency);
  const cancelRefund = vi.fn<AdminPort['cancelRefund']>(sample.cancelRefund);
  const { act, findByRole, findByText, user } = await open('/admin/refunds?state=toSend', {
    ...sample,
    cancelRefund,
  });
  await act('Действия с возвратом #9000', 'Отменить возврат');
  const form = within(await findByRole('dialog'));
  await user.click(form.getByText('Отменить возврат'));
  await findByText('Напишите причину');
  expect(cancelRefund).not.toHaveBeenCalled();
  await user.type(form.getByLabelText(/^Причина/), 'Счёт закрыт');
  await user.click(form.getByText('Отменить возврат'));
  await findByText('Возврат отменён');
  expect(cancelRefund).toHaveBeenCalledExactlyOnceWith(9000, 'Счёт закрыт');
  await findByText('Ничего не нашлось');
});

test('the payments show without their sums where these cannot be read', async () => {
  const paymentFigures = () => Promise.reject(new Error('down'));
  const route = renderRoute('/admin/payments', {
    ports: { admin: { ...makeAdminSample(noLatency), paymentFigures } },
  });
  await route.findByText(/^Всего: /);
  await waitFor(() => expect(route.queryByLabelText('Итоги по статусам')).toBeNull());
});
