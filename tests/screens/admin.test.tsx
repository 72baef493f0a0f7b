import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as analytics from '../../stories/screens/admin/AdminAnalyticsScreen.stories';
import * as bills from '../../stories/screens/admin/AdminBillsScreen.stories';
import * as jobs from '../../stories/screens/admin/AdminJobsScreen.stories';
import * as payments from '../../stories/screens/admin/AdminPaymentsScreen.stories';
import * as refunds from '../../stories/screens/admin/AdminRefundsScreen.stories';
import * as servers from '../../stories/screens/admin/AdminServersScreen.stories';
import * as settings from '../../stories/screens/admin/AdminSettingsScreen.stories';
import * as users from '../../stories/screens/admin/AdminUsersScreen.stories';
import { columns, openMenu, show, textOf } from './show';

// tests: ADMIN-02
test('analytics has metrics and bars of usage', () => {
  const text = show(analytics, 'Default');
  for (const metric of [
    'Выручка149 343,00 RUB',
    'Средний платёж',
    'Новые пользователи6',
    'Успешные платежи87 %',
  ])
    expect(text).toContain(metric);
  for (const name of ['Процессоры', 'Память', /^Диски/, 'Каналы связи']) screen.getByRole('meter', { name });
});

// tests: ADMIN-03, ADMIN-07, ADMIN-09, ADMIN-18, ADMIN-26, ADMIN-27
test.each([
  [
    users,
    'ID, Имя, E-mail, Статус, Баланс, Серверы, С нами с, Последний вход, Действия',
    '#11Sophie Nguyens.nguyen@example.comАктивен577,00 RUB105.10.202621.11.2026, 07:02',
  ],
  [
    servers,
    'ID, Имя, Пользователь, Статус, Дата-центр, IP-адрес, Тариф, Оплачен до, Действия',
    '#1133nguyen-lab.example.coms.nguyen@example.comРаботаетНидерланды185.104.114.22Naos[NL]06.01.2027',
  ],
  [
    payments,
    'Номер, Пользователь, За что, Сумма, Способ, Дата, Статус, Действия',
    '#7126s.nguyen@example.comNaos[NL], 1 месяц577,00 RUBКриптовалюта21.11.2026Ожидает',
  ],
  [
    jobs,
    'Номер, Что делали, Сервер, Пользователь, Причина, Когда, Действия',
    '#412Перезагрузкаshop.example.ruanna.sokolova@example.ruThe automation answered 503 to POST /operations21.11.2026, 08:14',
  ],
  [
    refunds,
    'Номер, Пользователь, Платёж, Сумма, Куда, Причина, Когда, Действия',
    '#9004anna.sokolova@example.ruMRD-50121 103,90 RUBНа балансЗа неиспользованные дни21.11.2026, 09:12',
  ],
  [
    bills,
    'Номер, Пользователь, Плательщик, Выставлен, Состояние, Сумма, Действия',
    'MRD-5112anna.sokolova@example.ruСоколова Анна Викторовна20.11.2026Не оплачен1 577,00 RUB',
  ],
])('a list of the administrators has its columns: %#', (stories, heads, row) => {
  show(stories, 'Default');
  expect(columns().join(', ')).toBe(heads);
  expect(screen.getAllByRole('row').map(textOf)).toContain(row);
});

// tests: ADMIN-04
test('users can be searched, filtered and added', () => {
  show(users, 'Default');
  screen.getByRole('searchbox');
  for (const name of ['Фильтр', 'Добавить пользователя']) screen.getByRole('button', { name });
});

// tests: ADMIN-07
test('when a server was created is in its details', async () => {
  show(servers, 'Details');
  expect(textOf(await screen.findByRole('dialog'))).toMatch(/Создан\S* ?\d\d\.\d\d\.\d{4}/);
});

// tests: ADMIN-09
test('payments have their three sums', () => {
  const text = show(payments, 'Default');
  for (const sum of ['Завершённые149 343,00 RUB', 'Ожидающие9 554,00 RUB', 'Непрошедшие3 631,00 RUB'])
    expect(text).toContain(sum);
});

// tests: ADMIN-12
test('payments are completed, pending or failed', () => {
  show(payments, 'Default');
  const states = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /Ожидает|Не прошёл|Завершён/.exec(textOf(row))?.[0]);
  expect(states).toEqual(['Ожидает', 'Ожидает', 'Не прошёл', 'Завершён']);
});

// tests: ADMIN-14
test('the settings have their defaults', () => {
  show(settings, 'Default');
  const valueOf = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name }).value;
  expect(valueOf('SMTP-порт')).toBe('587');
  expect(valueOf('Ставка налога, %')).toBe('10');
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Валюта по умолчанию' }).value).toBe('USD');
  expect(valueOf('Попыток входа, не больше')).toBe('5');
  expect(valueOf('Длительность сеанса, минуты')).toBe('60');
});

// tests: ADMIN-28
test('a bill says what it is for, what is still owed, and has its papers', async () => {
  show(bills, 'Details');
  const dialog = textOf(await screen.findByRole('dialog'));
  expect(dialog).toContain('Осталось оплатить577,00 RUBЗа чтоNaos × 3');
  expect(dialog).toContain('Скачать счёт (PDF)');
});

// tests: ADMIN-19
test('a failed job is started again after a question; one that was refunded is not', async () => {
  const { onQuestionAsk, onQuestionConfirm } = jobs.default.args;
  const start = { name: 'Запустить снова' };
  show(jobs, 'Default');
  const menu = await openMenu('Действия с задачей #412');
  await userEvent.click(menu.getByRole('menuitem', start));
  expect(onQuestionAsk).toHaveBeenLastCalledWith('start', expect.objectContaining({ id: 412 }));
  show(jobs, 'ConfirmStart');
  const question = within(await screen.findByRole('alertdialog', { name: 'Запустить задачу #412 снова?' }));
  await userEvent.click(question.getByRole('button', start));
  expect(onQuestionConfirm).toHaveBeenCalledOnce();
  show(jobs, 'RefundedMenuOpen');
  const refunded = await openMenu('Действия с задачей #398');
  expect(refunded.getAllByRole('menuitem').map(textOf)).toEqual(['Подробнее']);
});

// tests: ADMIN-25
test('a refund says how much, where it goes, and why', async () => {
  show(payments, 'Refund');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('textbox', { name: /^Причина/ });
  dialog.getByRole('textbox', { name: /^Сумма/ });
  dialog.getByRole('button', { name: 'Вернуть деньги' });
});

// tests: ADMIN-29
test('a bill is cancelled with a reason', async () => {
  show(bills, 'ConfirmCancel');
  const dialog = within(await screen.findByRole('dialog'));
  dialog.getByRole('textbox', { name: /^Причина/ });
  await userEvent.click(dialog.getByRole('button', { name: 'Отменить счёт' }));
  expect(bills.default.args.onFormSubmit).toHaveBeenCalledOnce();
});
