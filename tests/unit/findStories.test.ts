import { describe, expect, test } from 'vitest';
import { readStoryIndex } from '../../.storybook/storyIndex';
import { findables } from '../../stories/start/find/findable';
import { makeFinder, wordsOf, type Findable } from '../../stories/start/find/search';
import { fillers, sameWords } from '../../stories/start/find/words';

const find = makeFinder(findables(readStoryIndex()), sameWords, fillers);

/** What is looked for, and what has to be among the first three: a part of its address. */
const queries: readonly (readonly [query: string, wanted: string])[] = [
  ['empty', '--empty'],
  ['пусто', '--empty'],
  ['payment step 3 error', 'payment-paymentscreen--validation'],
  ['оплата шаг 3 ошибка', 'payment-paymentscreen--validation'],
  ['100 000 rows', 'serverlistscreen--hundred-thousand'],
  ['100 000 строк', 'serverlistscreen--hundred-thousand'],
  ['сто тысяч серверов', 'serverlistscreen--hundred-thousand'],
  ['a hundred thousand servers', 'serverlistscreen--hundred-thousand'],
  ['10 000 rows', 'virtual-10-k'],
  ['десять тысяч платежей', 'paymenthistoryscreen--ten-thousand'],
  ['colour', 'foundations-colour'],
  ['color', 'foundations-colour'],
  ['цвет', 'foundations-colour'],
  ['contrast', 'foundations-colour'],
  ['шрифт', 'foundations-type'],
  ['иконки', 'foundations-icons'],
  ['отступы', 'foundations-space'],
  ['анимация', 'foundations-motion'],
  ['radius', 'foundations-shape'],
  ['empty cart', 'cartscreen--empty'],
  ['пустая корзина', 'cartscreen--empty'],
  ['promo expired', 'promo-expired'],
  ['промокод истёк', 'promo-expired'],
  ['wrong password', 'password'],
  ['login failed', 'loginscreen--submit-failed'],
  ['вход ошибка', 'loginscreen'],
  ['забыл пароль', 'forgotpassword'],
  ['регистрация ошибка', 'registrationscreen'],
  ['server list loading', 'serverlistscreen--loading'],
  ['список серверов загрузка', 'serverlistscreen--loading'],
  ['reboot failed', 'reboot-failed'],
  ['перезагрузка сервера', 'reboot'],
  ['guide column', 'guides-a-column'],
  ['руководство столбец', 'guides-a-column'],
  ['guide language', 'guides-a-third-language'],
  ['руководство перевод', 'guides-a-third-language'],
  ['use a screen in another app', 'guides-use-one-screen'],
  ['release', 'since-the-last-release'],
  ['релиз', 'since-the-last-release'],
  ['404', 'notfoundscreen'],
  ['страница не найдена', 'notfoundscreen'],
  ['no access', 'forbiddenscreen'],
  ['кнопка', 'primitives-button'],
  ['button', 'primitives-button'],
  ['выпадающий список', 'select'],
  ['top up balance', 'top-up'],
  ['пополнить баланс', 'top-up'],
  ['renew for a year', 'serverrenewscreen--year'],
  ['продление на год', 'serverrenewscreen'],
  ['сменить тариф', 'tariff'],
  ['bank declined', 'declined-by-bank'],
  ['банк отказал', 'declined-by-bank'],
  ['платёж отклонён', 'paymentscreen--refused'],
  ['ticket answered', 'ticketscreen--answered'],
  ['обращение в поддержку', 'support'],
  ['admin suspend user', 'adminusersscreen--confirm-suspend'],
  ['заблокировать пользователя', 'adminusersscreen'],
  ['refund', 'refund'],
  ['print invoice', 'paymentsheet'],
  ['compare plans', 'comparison'],
  ['сравнение тарифов', 'comparison'],
  ['settings conflict', 'conflict'],
  ['keyboard table', 'datagrid'],
  ['journey order', 'journeys--order'],
];

describe('the search finds', () => {
  test.each(queries)('%s', (query, wanted) => {
    const first = find(query).slice(0, 3);
    expect(first.map(({ href }) => href).join('\n')).toContain(wanted);
  });

  test('nothing for nothing, and nothing for nonsense', () => {
    expect(find('  ')).toEqual([]);
    expect(find('qwrtzx')).toEqual([]);
  });

  test('screens in the words of the sidebar', () => {
    expect(find('payment step 3 error')[0]).toMatchObject({ place: 'Paying / Payment', name: 'Validation' });
  });

  test('each thing once', () => {
    const hrefs = find('server').map(({ href, name }) => `${href} ${name}`);
    expect(new Set(hrefs).size).toBe(hrefs.length);
  });
});

test('what has all the words comes before what is called by one of them', () => {
  const thing = (name: string, place: string, text: string): Findable => {
    return { href: `?path=/story/${name}`, kind: 'Story', place, name, text, likely: 1 };
  };
  const others = ['Empty', 'Loading'].map((name) => thing(name, 'Cart', ''));
  const things = [thing('Receipt', 'Bills', ''), ...others, thing('Default', 'Cart', 'With a receipt')];
  const found = makeFinder(things, [], new Set())('cart receipt');
  expect(found.slice(0, 1).map(({ name }) => name)).toEqual(['Default']);
});

test('words are taken apart as people read them', () => {
  expect(wordsOf('PaymentScreen: 100 000 строк, ещё 5')).toEqual([
    'payment',
    'screen',
    '100000',
    'строк',
    'еще',
    '5',
  ]);
});
