import { expect, test } from 'vitest';
import { kopecks, rubles } from '@/domain/money/money';
import { quoteCancellation, type PaidItem, type Refundables } from '@/domain/servers/cancellation';

const now = new Date('2026-11-10T12:00:00Z');
const moment = { now, timeZone: 'Europe/Moscow', isStarted: true };

/** Thirty days, ten of which are used on the day of the tests: two thirds are left. */
const item = (id: string, changes: Partial<PaidItem> = {}): PaidItem => ({
  id,
  amount: rubles(300),
  left: rubles(300),
  paymentId: 1,
  paidAt: '2026-11-01T09:00:00Z',
  from: '2026-11-01',
  until: '2026-12-01',
  isFirstOrder: false,
  ...changes,
});
const quote = (
  items: readonly PaidItem[],
  refundables: Refundables = new Map([[1, { left: rubles(1000), byMethod: rubles(1000) }]]),
) => quoteCancellation({ endDate: '2026-12-01' }, items, refundables, moment);

test('each period shows what was paid for which days, and they add up to the refund', () => {
  expect(quote([item('a'), item('b', { amount: rubles(30), left: rubles(30) })])).toEqual({
    refund: rubles(220),
    byMethod: rubles(220),
    endsOn: '2026-12-01',
    periods: [
      {
        id: 'a',
        paid: rubles(300),
        amount: rubles(200),
        from: '2026-11-01',
        until: '2026-12-01',
        usedDays: 10,
        periodDays: 30,
        reason: 'unusedDays',
      },
      expect.objectContaining({ id: 'b', paid: rubles(30), amount: rubles(20) }),
    ],
  });
});

test.each([
  // Rest of the item, of the payment and of its part by the method; the refund, and its part to the method.
  [300, 1000, 1000, 200, 200],
  [150, 1000, 1000, 150, 150],
  [300, 120, 1000, 120, 120],
  [300, 1000, 50, 200, 50],
  [300, 1000, 0, 200, 0],
])(
  'left %s of the item, %s of the payment, %s by its method: %s, of it %s',
  (own, left, byMethod, refund, back) => {
    const refundables = new Map([[1, { left: rubles(left), byMethod: rubles(byMethod) }]]);
    const quoted = quote([item('a', { left: rubles(own) })], refundables);
    expect([quoted.refund, quoted.byMethod]).toEqual([rubles(refund), rubles(back)]);
  },
);

test('two periods of one payment share what is left of it', () => {
  const refundables = new Map([[1, { left: rubles(250), byMethod: rubles(220) }]]);
  const quoted = quote([item('a'), item('b')], refundables);
  expect(quoted.periods.map(({ amount }) => amount)).toEqual([rubles(200), rubles(50)]);
  expect([quoted.refund, quoted.byMethod]).toEqual([rubles(250), rubles(220)]);
});

test('a charge to the balance is refunded to it, and a payment that is not known not at all', () => {
  const charged = quote([item('a', { paymentId: null })]);
  expect([charged.refund, charged.byMethod]).toEqual([rubles(200), kopecks(0)]);
  const unknown = quote([item('a', { paymentId: 2 })]);
  expect([unknown.refund, unknown.byMethod]).toEqual([kopecks(0), kopecks(0)]);
});

test.each([
  ['2026-11-09', null],
  ['2026-11-10', '2026-11-10'],
] as const)('a server until %s can end on %s', (endDate, endsOn) => {
  expect(quoteCancellation({ endDate }, [], new Map(), moment).endsOn).toBe(endsOn);
});

test('a server that never ran is refunded as a whole', () => {
  const quoted = quoteCancellation({ endDate: '2026-12-01' }, [item('a', { paymentId: null })], new Map(), {
    ...moment,
    isStarted: false,
  });
  expect(quoted.periods[0]).toMatchObject({ amount: rubles(300), reason: 'notStarted' });
});
