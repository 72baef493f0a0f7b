import { expect, it } from 'vitest';
import { kopecks } from '@/domain/money/money';
import { exampleDiscounts } from '@/sample-data/discounts';
import { toDiscountsView } from '@/screens/usage/DiscountsScreen/discountsView';

// tests: USAGE-03
it('links each use to its order, once there is one', () => {
  const view = toDiscountsView({ status: 'ready', value: exampleDiscounts });
  if (view.status !== 'ready') throw new Error(view.status);
  expect(view.items.map(({ orderHref }) => orderHref)).toEqual([
    null,
    '/dashboard/orders/order?id=12',
    '/dashboard/orders/order?id=3',
  ]);
  expect([view.uses, view.saved]).toEqual([3, 65_770]);
});

// tests: USAGE-04
it('is empty without uses, and leads to the cart', () => {
  const value = { items: [], uses: 0, saved: kopecks(0) };
  expect(toDiscountsView({ status: 'ready', value })).toEqual({
    status: 'empty',
    href: '/dashboard/cart',
  });
});
