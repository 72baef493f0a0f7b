import { expect, test, vi } from 'vitest';
import { rubles } from '@/domain/money';
import { emptyPaymentQuery, PaymentIndex, type PaymentQuery } from '@/domain/payment/paymentQuery';
import { periodsAt } from '@/domain/payment/periods';
import { allSelected } from '@/domain/list/selection';
import { makePayments, samplePayments } from '@/sample-data/payments';
import {
  initialPaymentHistoryState,
  paymentHistoryReducer,
  type PaymentHistoryAction,
} from '@/screens/payments/PaymentHistoryScreen/paymentHistoryState';
import { pageOf, toPaymentHistoryView } from '@/screens/payments/PaymentHistoryScreen/toPaymentHistoryView';
import { toStatement } from '@/screens/payments/PaymentHistoryScreen/toPaymentSheet';

const texts = { method: (id: string) => id, searchable: ({ number }: { number: string }) => [number] };
const start = initialPaymentHistoryState({ query: emptyPaymentQuery, page: 1, payment: null });
const loaded: PaymentHistoryAction = { type: 'loaded', payments: samplePayments };

function viewAfter(actions: readonly PaymentHistoryAction[], from = start) {
  const state = actions.reduce(paymentHistoryReducer, from);
  const result =
    state.load.status === 'ready' ? new PaymentIndex(state.load.payments, texts).run(state.query) : null;
  return toPaymentHistoryView(state, result, periodsAt('2026-11-21'));
}

test('each state of the history', () => {
  expect(viewAfter([]).status).toBe('loading');
  expect(viewAfter([{ type: 'loadFailed', reason: 'offline' }])).toMatchObject({
    status: 'error',
    reason: 'offline',
  });
  expect(viewAfter([{ type: 'loaded', payments: [] }]).status).toBe('empty');
  expect(viewAfter([loaded]).status).toBe('ready');
  expect(viewAfter([loaded, { type: 'searched', search: 'zzz', listed: [] }]).status).toBe('noMatches');
});

// proves: HISTORY-08, HISTORY-09
test('the selection sums up what is listed; a question is about what waits for money', () => {
  const all: PaymentHistoryAction = { type: 'selected', selection: allSelected() };
  expect(viewAfter([loaded, all])).toMatchObject({ selection: { count: 6, unpaidCount: 1 } });
  expect(viewAfter([loaded, { type: 'questionAsked', kind: 'pay', chosen: samplePayments }])).toMatchObject({
    overlay: {
      kind: 'pay',
      named: [{ id: 5112 }],
      count: 1,
      skippedCount: 5,
      total: rubles(1577),
      balance: { status: 'loading' },
    },
  });
  expect(
    viewAfter([loaded, { type: 'questionAsked', kind: 'delete', chosen: samplePayments.slice(1) }]).overlay,
  ).toEqual({ kind: 'none' });
});

test('"all" is spelled out before another list comes under it', () => {
  const view = viewAfter([
    loaded,
    { type: 'selected', selection: allSelected() },
    { type: 'searched', search: 'MRD-510', listed: samplePayments.slice(0, 2) },
    { type: 'queryReset' },
  ]);
  expect(view).toMatchObject({ selection: { count: 2 } });
});

test('what was paid or deleted shows at once, and the question is answered', () => {
  const ids = new Set([5112]);
  const ask: PaymentHistoryAction = { type: 'questionAsked', kind: 'pay', chosen: samplePayments };
  const paid = viewAfter([loaded, ask, { type: 'paid', ids }]);
  expect(paid).toMatchObject({
    overlay: { kind: 'none' },
    payments: [{ id: 5112, status: 'Paid' }, {}, {}, {}, {}, {}],
  });
  expect(viewAfter([loaded, ask, { type: 'failed' }])).toMatchObject({ overlay: { submission: 'failed' } });
  expect(viewAfter([loaded, { type: 'deleted', ids }])).toMatchObject({ totals: { all: rubles(17072) } });
});

test('the address may ask for a payment: it is selected and in sight, until the reader chooses', () => {
  const asked = initialPaymentHistoryState({ query: emptyPaymentQuery, page: 1, payment: 5040 });
  expect(viewAfter([loaded], asked)).toMatchObject({ firstRow: 4, selection: { count: 1 } });
  const unknown = initialPaymentHistoryState({ query: emptyPaymentQuery, page: 1, payment: 1 });
  expect(viewAfter([loaded], unknown)).toMatchObject({ firstRow: 0, selection: { count: 0 } });
});

test('pages count by fifty, and only in lists longer than one', () => {
  expect([pageOf(0, 300), pageOf(49, 300), pageOf(50, 300), pageOf(49, 50)]).toEqual([1, 1, 2, 1]);
});

test('a statement is bounded by the filter, or by what is listed', () => {
  const sheetOf = (query: PaymentQuery) =>
    toStatement(new PaymentIndex(samplePayments, texts).run(query), query, '2026-11-21');
  expect(sheetOf(emptyPaymentQuery)).toMatchObject({ from: '2026-08-29', to: '2026-11-20', status: null });
  expect(
    sheetOf({ ...emptyPaymentQuery, filter: { status: 'Paid', from: '2026-10-01', to: null } }),
  ).toMatchObject({ from: '2026-10-01', to: '2026-11-18', status: 'Paid' });
});

test('the texts of ten thousand payments are read once, however many keys are pressed', () => {
  const searchable = vi.fn(texts.searchable);
  const index = new PaymentIndex(makePayments(10_000), { ...texts, searchable });
  for (const search of ['m', 'mr', 'mrd', 'mrd-', 'mrd-7']) index.run({ ...emptyPaymentQuery, search });
  expect(searchable).toHaveBeenCalledTimes(10_000);
});
