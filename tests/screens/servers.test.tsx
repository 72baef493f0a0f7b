import { screen, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import * as badge from '../../stories/components/ServerStatusBadge.stories';
import * as list from '../../stories/patterns/listKit/ListScreen.stories';
import * as products from '../../stories/screens/productLists/ProductListScreen.stories';
import * as renew from '../../stories/screens/serverRenew/ServerRenewScreen.stories';
import * as tariff from '../../stories/screens/serverTariff/ServerTariffScreen.stories';
import * as servers from '../../stories/screens/servers/ServerListScreen.stories';
import * as server from '../../stories/screens/servers/ServerScreen.stories';
import { columns, openMenu, optionsOf, show, targetOf, textOf } from './show';

// tests: SERVERS-01, SERVERS-05, SERVERS-18, SERVERS-19
test('the list has its title, its five buttons and its footer', () => {
  const text = show(servers, 'Default');
  screen.getByRole('heading', { level: 1, name: 'Управление серверами' });
  expect(targetOf('Заказать')).toBe('/dashboard/vps-catalog');
  for (const name of ['Обновить', 'Перезагрузить', 'Изменить', 'Фильтр'])
    screen.getByRole('button', { name });
  expect(text).toContain('Всего: 4');
  expect(text).toContain('6 308,00 RUB / мес.');
});

// tests: SERVERS-06
test('the list has the specified columns', () => {
  show(servers, 'Default');
  expect(columns()).toEqual([
    'ID#',
    'Домен',
    'IP-адрес',
    'Шаблон ОС',
    'Тариф',
    'Дата-центр',
    'Окончание',
    'Статус',
    'Цена',
    'Действия',
  ]);
  const [, row] = screen.getAllByRole('row');
  expect(row && textOf(row)).toMatch(
    /#1024shop\.example\.ru185\.104\.113\.20Ubuntu 22\.04Diadem\[GB\]Великобритания, Лондон24\.12\.2026Активен1 577,00 RUB \/ мес\./,
  );
});

// tests: SERVERS-08
test('the row menu has the nine entries, and the way out of a server (D29)', async () => {
  show(servers, 'Default');
  const menu = await openMenu('Действия с сервером #1024');
  expect(menu.getAllByRole('menuitem').map(textOf)).toEqual([
    'Изменить',
    'Перезагрузить',
    'IP-адреса',
    'Продлить',
    'Сменить тариф',
    'История',
    'Инструкции',
    'Задать вопрос',
    'В панель',
    'Отказаться от сервера',
  ]);
});

// tests: SERVERS-23
test('a reboot shows that it is in progress', async () => {
  show(servers, 'RebootPending');
  const dialog = within(await screen.findByRole('alertdialog'));
  dialog.getByRole('button', { name: 'Перезагружаем…' });
});

// tests: SERVERS-35
test('above cards one button has filter and order', async () => {
  // The next list begins in the form of the last, so the room of a table comes back before the test ends.
  const width = vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(320);
  const { style } = document.documentElement;
  style.fontSize = '16px';
  onTestFinished(() => {
    width.mockReturnValue(1280);
    show(list, 'Narrow');
    style.fontSize = '';
  });
  show(list, 'Narrow');
  screen.getByRole('searchbox');
  screen.getByRole('button', { name: 'Фильтр и сортировка' });
  show(list, 'NarrowFilterOpen');
  await screen.findByRole('combobox', { name: 'Сортировка' });
  expect(optionsOf('Сортировка')).toEqual(expect.arrayContaining(['No.', 'Star']));
});

// tests: SERVERS-20
test('the footer sums a selection', () => {
  expect(show(servers, 'Selected')).toContain('Выбрано: 1 · 1 577,00 RUB / мес.');
});

// tests: SERVERS-14
test('the instructions say how to get in, and where notes on installation are', async () => {
  show(servers, 'Instructions');
  const dialog = await screen.findByRole('dialog');
  expect(textOf(dialog)).toContain('Как подключиться');
  expect(textOf(dialog)).toContain('ssh root@185.104.113.20');
  expect(textOf(dialog)).toContain('Установка и обновление');
});

// tests: SERVERS-31
test('every status has its colour', () => {
  show(badge, 'Statuses');
  const colourOf = (label: string) => {
    const [shown] = screen.getAllByText(label);
    return /bg-(\w+)-soft/.exec(shown?.closest('[class*="-soft"]')?.className ?? '')?.[1];
  };
  expect(['Активен', 'Заказан', 'Активация', 'Приостановлен'].map(colourOf)).toEqual([
    'success',
    'warning',
    'info',
    'danger',
  ]);
  // The row's head is the value itself.
  const [, unknown] = screen.getAllByText('Migrating');
  expect(unknown?.closest('[class*="-soft"]')?.className).toContain('bg-neutral-soft');
});

// tests: SERVERPAGE-03
test('load and traffic are pictures, with their figures in a table', () => {
  show(server, 'Default');
  for (const name of ['1 час', '24 часа', '7 дней']) screen.getByRole('button', { name });
  expect(screen.getAllByRole('figure')).toHaveLength(4);
  expect(columns()).toEqual(['Показатель', 'Сейчас', 'Мин.', 'Средн.', 'Макс.']);
  const rows = screen.getAllByRole('rowheader').map(textOf);
  expect(rows).toEqual([
    'Процессор, %',
    'Память, %',
    'Диск, %',
    'Приём, Мбит\u2060/\u2060с',
    'Отдача, Мбит\u2060/\u2060с',
  ]);
});

// tests: PRODUCT-05
test('the list of Hi-CPU has the specified columns', () => {
  show(products, 'Default');
  expect(columns()).toEqual(['Id', 'IP-адрес', 'Шаблон ОС', 'Тариф', 'Окончание', 'Статус', 'Цена']);
});

// tests: RENEW-01, RENEW-07
test('renewal says until when and in what state, and what a longer period saves', () => {
  const text = show(renew, 'Default');
  expect(text).toContain('Оплачен до24.12.2026СтатусАктивен');
  expect(text).toContain('1 месяц1 577,00 RUBдо 24.01.2027Без скидки');
  expect(text).toContain('3 года48 257,00 RUBдо 24.12.2029Экономия 8 515,00 RUB, 15 %');
});

// tests: TARIFF-07, TARIFF-09
test('the confirmation sets current and new plan, price and specs side by side', () => {
  show(tariff, 'Confirm');
  expect(columns()).toEqual(['Параметр', 'Сейчас', 'Станет']);
  const rows = screen.getAllByRole('row').map(textOf);
  expect(rows).toContain('ТарифDiademArcturus');
  expect(rows.some((row) => /^Цена в месяц, RUB1 577,005 500,00$/.test(row))).toBe(true);
  expect(rows.filter((row) => /^(Процессор|Память|Диск)/.test(row))).toHaveLength(3);
});

// tests: TARIFF-01
test('seven plans can be chosen', () => {
  show(tariff, 'Default');
  const names = ['Intercrus', 'Electra', 'Alphard', 'Okul', 'Sirius', 'Castor', 'Arcturus'];
  expect(screen.getAllByRole('radio')).toHaveLength(names.length);
  for (const name of names) screen.getByRole('radio', { name: new RegExp(`^${name}`) });
});
