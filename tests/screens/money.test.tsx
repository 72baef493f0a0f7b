import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import * as bills from '../../stories/screens/bills/BillListScreen.stories';
import * as cards from '../../stories/screens/cards/CardListScreen.stories';
import * as cart from '../../stories/screens/cart/CartScreen.stories';
import * as documents from '../../stories/screens/documents/DocumentListScreen.stories';
import * as orders from '../../stories/screens/orders/OrderListScreen.stories';
import * as order from '../../stories/screens/orders/OrderScreen.stories';
import * as payers from '../../stories/screens/payers/PayerListScreen.stories';
import * as payment from '../../stories/screens/payment/PaymentScreen.stories';
import * as wizard from '../../stories/screens/payment/PaymentWizard.stories';
import * as history from '../../stories/screens/payments/PaymentHistoryScreen.stories';
import { columns, openMenu, optionsOf, show, targetOf, textOf } from './show';

// tests: CART-01
test('every item of the cart has its checkbox', () => {
  show(cart, 'Default');
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
  for (const item of screen.getAllByRole('listitem'))
    within(item).getByRole('checkbox', { name: /^Выбрать Diadem/ });
});

// tests: PAY-05
test('every method says its minimum and its commission', () => {
  const text = show(payment, 'Default');
  expect(text).toContain('Банк для российских картот 50,00 RUB,без комиссии');
  for (const method of ['Кошелёк / SberPay', 'Все карты', 'Зачисление рублей вручную'])
    expect(text).toContain(`${method}от 50,00 RUB,комиссия 5 %`);
  expect(text).toContain('Криптовалютаот 5,00 $,комиссия 5 %');
});

// tests: PAY-37
test('checkout says what will be charged every month after, and where to stop it', () => {
  const text = show(payment, 'ConfirmationStep');
  expect(text).toMatch(/Затем [\d\s]+,\d\d\sRUB каждый месяц, .*отключить можно на странице сервера/);
});

// tests: PAY-21
test('the last step leads back to each of the three before it', () => {
  show(payment, 'ConfirmationStep');
  const steps = ['Способ и сумма', 'Получатель', 'Плательщик'].map((part) => targetOf(`Изменить: ${part}`));
  expect(steps).toEqual(['method', 'payee', 'payer'].map((step) => `/dashboard/payment-method?step=${step}`));
});

// tests: PAY-31
test('what papers a card gives is said at the choice of the card and at the payer, in the same words', () => {
  const promise = 'По платежу картой закрывающие документы не выдаются, даже если карта корпоративная.';
  expect(show(wizard, 'OrganizationByCard')).toContain(promise);
  expect(show(wizard, 'SavedCards')).toContain(promise);
});

// tests: CARDS-02
test('a card is saved only by a choice that says what for', () => {
  const text = show(wizard, 'RememberCard');
  const choice = screen.getByRole<HTMLInputElement>('checkbox', { name: /^Запомнить карту/ });
  expect(choice.checked || choice.getAttribute('aria-checked') === 'true').toBe(false);
  expect(text).toContain('Чтобы в следующий раз не вводить её заново.');
});

// tests: CARDS-03
test('a saved card can be paid with, unless it has expired', () => {
  show(wizard, 'SavedCards');
  expect(screen.getByRole('radio', { name: 'Visa •••• 4242' }).getAttribute('aria-disabled')).not.toBe(
    'true',
  );
  screen.getByText('Срок действия карты истёк');
});

// tests: HISTORY-01
test('payments have the specified columns', () => {
  const text = show(history, 'Default');
  expect(text).toContain(
    '5061MRD-506103.10.2026Соколова Анна ВикторовнаКриптовалюта4 025,00 RUB52,50 $Оплачен',
  );
  expect(columns()).toEqual([
    'ID',
    'Номер',
    'Дата',
    'Плательщик',
    'Способ оплаты',
    'Сумма',
    'Сумма в валюте платежа',
    'Статус',
    'Действия',
  ]);
});

// tests: HISTORY-02, HISTORY-04
test('the toolbar of payments has the specified controls; Add leads to topping up', () => {
  show(history, 'Default');
  expect(targetOf('Добавить')).toBe('/dashboard/payments');
  for (const name of ['Оплатить', 'Удалить', 'Печать', 'Скачать']) screen.getByRole('button', { name });
  screen.getByRole('searchbox');
});

// tests: HISTORY-10
test('payments are paid, cancelled, or wait for money', async () => {
  show(history, 'FilterOpen');
  await screen.findByRole('combobox', { name: 'Статус' });
  expect(optionsOf('Статус')).toEqual(expect.arrayContaining(['Оплачен', 'Отменён', 'Ждёт оплаты']));
});

// tests: PAYER-01
test('payers have their columns', () => {
  const text = show(payers, 'Default');
  expect(columns()).toEqual(['Плательщик', 'Тип', 'ИНН', 'Почта для документов', 'Телефон', 'Действия']);
  expect(text).toContain('ООО «Северный ветер»Организация7799001231buh@severniy.example+7 495 000-00-01');
});

// tests: ORDERS-01
test('orders have their state, newest first', () => {
  const text = show(orders, 'Default');
  expect(columns()).toEqual(['Номер', 'Что заказано', 'Когда', 'Состояние', 'Сумма', 'Действия']);
  const numbers = screen.getAllByRole('rowheader').map(textOf);
  expect(numbers).toEqual(['#7006', '#7005', '#7003', '#7002']);
  for (const state of ['Выполняется', 'Возврат части', 'Выполнен']) expect(text).toContain(state);
});

// tests: ORDERS-02, BILLS-02, CARDS-06, DOCS-03
test.each([
  [orders, 'Здесь будут ваши заказы и их состояние: от оформления до запуска.'],
  [bills, 'Здесь будут неоплаченные счета и ближайшие списания.'],
  [cards, 'Здесь будут сохранённые карты, кошельки и настройки автоплатежа.'],
  [documents, 'В начале каждого месяца здесь появляются акты для плательщиков-организаций'],
])('an empty section says what will be there %#', (stories, sentence) => {
  expect(show(stories, 'Empty')).toContain(sentence);
});

// tests: ORDERS-03
test('an order has the steps of each server, and says that it changes by itself', () => {
  const text = show(order, 'InProgress');
  expect(text.match(/Оплата получена21\.11\.2026, 10:08АктивацияСейчасАктивенВпереди/g)).toHaveLength(2);
  expect(text).toContain('Страница обновляется сама');
});

// tests: ORDERS-04
test('what could not be delivered is back on the balance', () => {
  const text = show(order, 'PartlyRefunded');
  expect(text).toContain('Возвращено на баланс577,00 RUB');
  expect(text).toContain('АктивацияНе получилосьДеньги вернулись на баланс20.11.2026, 17:42');
});

// tests: BILLS-01
test('bills say what for, unpaid first', () => {
  expect(show(bills, 'Default')).toContain(
    'MRD-5110Тариф Sirius для сервера #102419.11.2026ООО «Северный ветер»Не оплачен1 569,20 RUB',
  );
  const heads = ['Номер', 'За что', 'Выставлен', 'Плательщик', 'Состояние', 'Сумма', 'Действия'];
  expect(columns()).toEqual(heads);
  const states = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => /Не оплачен|В банке|Оплачен/.exec(textOf(row))?.[0]);
  expect(states).toEqual(['Не оплачен', 'Не оплачен', 'В банке', 'Оплачен']);
});

// tests: BILLS-03, BILLS-04, BILLS-05
test('a bill is paid, saved and cancelled from its row', async () => {
  show(bills, 'Default');
  const menu = await openMenu('Действия со счётом MRD-5112');
  const target = (name: string) => menu.getByRole('menuitem', { name }).getAttribute('href');
  expect(target('Оплатить')).toBe('/dashboard/billing/pay?for=5112');
  expect(target('Скачать счёт (PDF)')).toBe('/api/payments/5112/papers/bill?language=ru');
  await userEvent.click(menu.getByRole('menuitem', { name: 'Отменить' }));
  expect(bills.default.args.onBillCancel).toHaveBeenCalledWith(expect.objectContaining({ id: 5112 }));
});

// tests: DOCS-02
test('a paper is saved in the language of the reader', async () => {
  show(documents, 'Default');
  const menu = await openMenu('Действия с документом № 2026-00014');
  expect(menu.getByRole('menuitem', { name: 'Скачать PDF' }).getAttribute('href')).toBe(
    '/api/papers/31?language=ru',
  );
});

// tests: DOCS-01
test('acts and papers of refunds are listed', () => {
  const text = show(documents, 'Default');
  expect(columns()).toEqual(['Номер', 'Документ', 'Период', 'Плательщик', 'Сумма', 'Действия']);
  expect(text).toContain('Возврат по MRD-5061');
  expect(text).toContain('Акт01.10.2026 – 31.10.2026ООО «Северный ветер»6 308,00 RUB');
});

// tests: CARDS-01
test('cards have their state, and never more of a number than its end', () => {
  const text = show(cards, 'Default');
  expect(columns()).toEqual(['Карта', 'Способ оплаты', 'Действует до', 'Состояние', 'Действия']);
  for (const state of ['Для автопродления', 'Сохранена', 'Срок истёк']) expect(text).toContain(state);
  expect(text).toContain('Visa •••• 4242Все карты03/27');
  expect(text).not.toMatch(/\d{4}[ •]*\d{4}/);
});

// tests: CARDS-04, CARDS-05
test('a card is taken for auto-renewal, and asked about before it is removed, from its row', async () => {
  const { onRenewalChange, onRemovalAsk } = cards.default.args;
  const choose = async (item: string) => {
    show(cards, 'Default');
    const menu = await openMenu('Действия с картой Visa •••• 4242');
    await userEvent.click(menu.getByRole('menuitem', { name: item }));
  };
  await choose('Использовать для автопродления');
  expect(onRenewalChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 4 }), true);
  await choose('Удалить');
  expect(onRemovalAsk).toHaveBeenLastCalledWith(expect.objectContaining({ id: 4 }));
});
