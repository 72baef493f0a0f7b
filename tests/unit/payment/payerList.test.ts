import { expect, test } from 'vitest';
import { each, LocalList } from '@/domain/list/localList';
import { filterOf } from '@/domain/list/listRules';
import { isOpenBillOf } from '@/domain/payment/payment';
import { payerRules, type PayerConditions, type PayerSortKey } from '@/domain/payment/payerRules';
import { withSaved } from '@/domain/payment/payer';
import { makePayer, samplePayers } from '@/sample-data/payers';
import { makePayment } from '@/sample-data/payments';
import { pageAt } from '@/pages/pageAt';
import { paths, payerPath } from '@/paths';
import { sectionAt } from '@/pages/dashboard';
import { nearestPath } from '@/screens/notFound/NotFoundScreen/nearestPath';

const index = new LocalList(
  [
    ...samplePayers,
    makePayer({ id: 'payer-3', type: 'soleProprietor', name: 'Зелёный Пётр', inn: '779900400121' }),
  ],
  payerRules,
);
const none = filterOf<PayerConditions>(payerRules.conditions);
const idsOf = (query: Partial<Parameters<typeof index.run>[0]>) =>
  [...each(index.run({ search: '', filter: none, sort: null, ...query }).rows)].map(({ id }) => id);

// tests: PAYER-02
test('a payer is found by its name, with any ё, by its codes, and by what it is reached by', () => {
  expect(idsOf({ search: 'зеленый' })).toEqual(['payer-3']);
  expect(idsOf({ search: '7799001231' })).toEqual(['payer-2']);
  expect(idsOf({ search: '1267700000127' })).toEqual(['payer-2']);
  expect(idsOf({ search: 'anna.sokolova' })).toEqual(['payer-1', 'payer-3']);
  expect(idsOf({ filter: { type: 'soleProprietor' } })).toEqual(['payer-3']);
});

// tests: PAYER-02
test.each<[PayerSortKey, string[]]>([
  ['name', ['payer-3', 'payer-2', 'payer-1']],
  ['type', ['payer-1', 'payer-3', 'payer-2']],
  ['inn', ['payer-1', 'payer-2', 'payer-3']],
])('by %s', (key, ids) => {
  expect(idsOf({ sort: { key, direction: 'ascending' } })).toEqual(ids);
});

// tests: PAYER-07
test('only a bill that waits for its money, and in this name, holds a payer', () => {
  const payer = makePayer();
  expect(isOpenBillOf(makePayment({ status: 'Pending' }), payer)).toBe(true);
  expect(isOpenBillOf(makePayment({ status: 'Paid' }), payer)).toBe(false);
  expect(isOpenBillOf(makePayment({ status: 'Pending', payer: 'ООО «Северный ветер»' }), payer)).toBe(false);
});

test('a saved payer takes its own place, a new one the last', () => {
  const renamed = makePayer({ name: 'Другое имя' });
  expect(withSaved(samplePayers, renamed).map(({ name }) => name)).toEqual([
    'Другое имя',
    'ООО «Северный ветер»',
  ]);
  expect(withSaved(samplePayers, makePayer({ id: 'x' })).map(({ id }) => id)).toEqual([
    'payer-1',
    'payer-2',
    'x',
  ]);
});

// tests: PAYER-08
test('an address with a part of its own is the page of one item, whatever that part contains', () => {
  expect(sectionAt(payerPath('a/b?'))).toBe('payer');
  expect(sectionAt('/Dashboard/Payers/payer-1/')).toBe('payer');
  expect(sectionAt(paths.dashboard.payerAdd)).toBe('payerAdd');
  expect(sectionAt(paths.dashboard.payers)).toBe('payers');
  expect(sectionAt('/dashboard/payers/payer-1/more')).toBeNull();
  expect(pageAt([['one', '/a/:id']], '/a//')).toBeNull();
});

test('a mistyped address never leads to an address without its own part', () => {
  expect(nearestPath('/dashboard/payers/:i')).not.toContain(':');
  expect(nearestPath('/dashboard/payerz')).toBe('/dashboard/payers');
});
