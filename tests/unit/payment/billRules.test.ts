import { expect, test } from 'vitest';
import { plainQuery } from '@/domain/list/listRules';
import { each, LocalList } from '@/domain/list/localList';
import { billStates, isOpenBill, subjectOf } from '@/domain/payment/bill';
import { billRules } from '@/domain/payment/billRules';
import type { ServerId } from '@/domain/servers/server';
import { exampleBills, makeBill, makeBillItem } from '@/sample-data/bills';

const found = (search: string, bills = exampleBills) =>
  Array.from(each(new LocalList(bills, billRules).run(plainQuery(billRules, search)).rows));

test('what waits for money comes first, and of each group the newest', () => {
  const paid = { state: 'paid' } as const;
  const bills = [
    makeBill({ id: 4, ...paid }),
    makeBill({ id: 1 }),
    makeBill({ id: 3 }),
    makeBill({ id: 2, ...paid }),
  ];
  expect(found('', bills).map(({ id }) => id)).toEqual([3, 1, 4, 2]);
  const states = found('').map(isOpenBill);
  expect(states).toEqual(states.toSorted((one, other) => Number(other) - Number(one)));
});

test('a search finds number, payer, and the names and servers of the items, in whatever language', () => {
  const items = [
    makeBillItem({ kind: 'tariff', title: 'Sirius', serverId: 41_207 as ServerId }),
    makeBillItem({ title: 'Diadem' }),
  ];
  const bill = makeBill({ id: 6001, number: 'MRD-6001', payer: 'ООО «Ёлка»', items });
  expect(subjectOf(bill)).toBe('Sirius\n#41207\nDiadem');
  for (const search of ['mrd-6001', 'елка', 'sirius', '#41207', 'diadem'])
    expect(found(search, [bill, ...exampleBills])).toContain(bill);
  expect(found('unpaid')).toEqual([]);
});

test('sums are what is owed, and how many can be paid together or cancelled', () => {
  const { sums } = new LocalList(exampleBills, billRules).run(plainQuery(billRules));
  expect(sums).toEqual({
    owed: exampleBills.reduce((sum, { owed }) => sum + owed, 0),
    payable: exampleBills.filter(({ state }) => state === 'unpaid').length,
    open: exampleBills.filter(isOpenBill).length,
  });
});

test.each([
  ['open', ['unpaid', 'atBank']],
  ['unpaid', ['unpaid']],
  ['atBank', ['atBank']],
  ['paid', ['paid']],
  ['canceled', ['canceled']],
  ['refunded', ['refunded']],
] as const)('the filter %s has the bills that are %j', (wanted, states) => {
  expect(billRules.conditions.state.parse(wanted)).toBe(wanted);
  const list = new LocalList(
    billStates.map((state, index) => makeBill({ id: index + 1, state })),
    billRules,
  );
  const { rows } = list.run({ ...plainQuery(billRules, ''), filter: { state: wanted } });
  expect(Array.from(each(rows), ({ state }) => state).toSorted()).toEqual(states.toSorted());
});

test('an address names a state and a bill, or nothing', () => {
  expect(billRules.conditions.state.parse('lost')).toBeNull();
  const { pick } = billRules;
  expect(
    ['5112', '1', '0', '05', '-5', '5x', '1234567890123456', ''].map((text) => pick?.parse(text)),
  ).toEqual([5112, 1, null, null, null, null, null, null]);
});
