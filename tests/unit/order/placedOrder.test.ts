import { expect, test } from 'vitest';
import { orderStatusOf, orderSteps, refundOf } from '@/domain/order/placedOrder';
import { orderIdOf } from '@/screens/orders/OrderScreen/orderView';
import { exampleOrders, makeOrder, makeOrderItem } from '@/sample-data/orders';

test('an order is as far as what is slowest in it, and says what of it was refunded', () => {
  expect(exampleOrders.map(orderStatusOf)).toEqual([
    'inProgress',
    'partlyRefunded',
    'done',
    'done',
    'refunded',
  ]);
  expect(exampleOrders.map(refundOf)).toEqual([0, 57_700, 0, 0, 157_700]);
});

test.each([
  ['queued', ['done', 'current', 'ahead']],
  ['running', ['done', 'current', 'ahead']],
  ['done', ['done', 'done', 'done']],
  ['failed', ['done', 'failed', 'done']],
] as const)('the steps of what is %s', (status, states) => {
  const steps = orderSteps(makeOrder(), makeOrderItem({ status }));
  expect(steps.map(({ state }) => state)).toEqual(states);
  expect(steps.at(-1)?.kind).toBe(status === 'failed' ? 'refunded' : 'active');
});

test('an address names one order by its number, or none', () => {
  expect(orderIdOf('?id=7001')).toBe(7001);
  for (const search of ['', '?id=', '?id=0', '?id=a', '?id=1&id=2', '?id=1e3'])
    expect(orderIdOf(search)).toBeNull();
});
