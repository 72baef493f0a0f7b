import { expect, test, vi } from 'vitest';
import { each, LocalList } from '@/domain/list/localList';
import { filterOf } from '@/domain/list/listRules';
import { initialListState, listReducer, type ListAction } from '@/domain/list/listState';
import { parseListUrl } from '@/domain/list/listUrl';
import { answerOf, toListParts } from '@/domain/list/listView';
import { allSelected } from '@/domain/list/selection';
import { mapLoaded, type Loaded } from '@/domain/results/loaded';
import { rubles } from '@/domain/money/money';
import type { Payment } from '@/domain/payment/payment';
import { paymentRules, type PaymentConditions, type PaymentSortKey } from '@/domain/payment/paymentRules';
import { periodsAt } from '@/domain/payment/periods';
import { makePayments, samplePayments } from '@/sample-data/payments';
import { toPaymentHistoryView } from '@/screens/payments/PaymentHistoryScreen/paymentHistoryView';
import {
  paymentOverlayReducer,
  type PaymentOverlay,
  type PaymentOverlayAction,
} from '@/screens/payments/PaymentHistoryScreen/paymentOverlay';
import { toStatement } from '@/screens/payments/PaymentHistoryScreen/toPaymentSheet';

const rules = paymentRules;
const emptyQuery = { search: '', filter: filterOf(rules.conditions), sort: null };
type Action = ListAction<number, PaymentSortKey, PaymentConditions>;

const start = (address = '') =>
  initialListState<number, PaymentSortKey, PaymentConditions>(parseListUrl(address, rules));

function viewOf(
  state = start(),
  payments: readonly Payment[] | Loaded<readonly Payment[]> = samplePayments,
  overlay: PaymentOverlay = { kind: 'none' },
) {
  const rows = 'status' in payments ? payments : ({ status: 'ready', value: payments } as const);
  const answer = mapLoaded(rows, (all) => answerOf(rules, new LocalList(all, rules), state.query));
  const periods = periodsAt('2026-11-21');
  return toPaymentHistoryView({
    ...toListParts({ rules, state, answer, isRefreshing: false }),
    overlay,
    bulkAction: null,
    periods,
  });
}

const after = (actions: readonly Action[], from = start()) =>
  actions.reduce((state, action) => listReducer(rules, state, action), from);
const overlayAfter = (...actions: readonly PaymentOverlayAction[]) =>
  viewOf(start(), samplePayments, actions.reduce<PaymentOverlay>(paymentOverlayReducer, { kind: 'none' }))
    .overlay;

test('each state of the history', () => {
  expect(viewOf(start(), { status: 'loading' }).status).toBe('loading');
  expect(viewOf(start(), { status: 'error', reason: 'offline' })).toMatchObject({
    status: 'error',
    reason: 'offline',
  });
  expect(viewOf(start(), []).status).toBe('empty');
  expect(viewOf().status).toBe('ready');
  expect(viewOf(start('?q=zzz')).status).toBe('noMatches');
});

// tests: HISTORY-08, HISTORY-09
test('the selection sums up what is listed; a question is about what waits for money', () => {
  expect(viewOf(after([{ type: 'selected', selection: allSelected() }]))).toMatchObject({
    selection: { count: 6, total: rubles(18_649), unpaidCount: 1, payableCount: 1 },
  });
  expect(overlayAfter({ type: 'questionOpened', kind: 'pay', chosen: samplePayments })).toMatchObject({
    kind: 'pay',
    named: [{ id: 5112 }],
    count: 1,
    skippedCount: 5,
    total: rubles(1577),
    balance: { status: 'loading' },
  });
  expect(overlayAfter({ type: 'questionOpened', kind: 'delete', chosen: samplePayments.slice(1) })).toEqual({
    kind: 'none',
  });
});

test('"all" is spelled out before another list comes under it', () => {
  const state = after([
    { type: 'selected', selection: allSelected() },
    { type: 'searched', search: 'MRD-510', listed: () => samplePayments.slice(0, 2).map(({ id }) => id) },
    { type: 'queryReset', listed: () => [] },
  ]);
  expect(viewOf(state)).toMatchObject({ selection: { count: 2 } });
});

test('a question goes from pending to failed, and away when it is answered', () => {
  const open: PaymentOverlayAction = { type: 'questionOpened', kind: 'pay', chosen: samplePayments };
  expect(overlayAfter(open, { type: 'submitted' })).toMatchObject({ submission: 'pending' });
  expect(overlayAfter(open, { type: 'failed' })).toMatchObject({ submission: 'failed' });
  expect(overlayAfter(open, { type: 'closed' })).toEqual({ kind: 'none' });
});

test('the address may ask for a payment: it is selected and in sight, until the reader chooses', () => {
  const picked = start('?payment=5040');
  expect(viewOf(picked)).toMatchObject({ firstRow: 4, selection: { count: 1 } });
  expect(viewOf(start('?payment=1'))).toMatchObject({ firstRow: 0, selection: { count: 0 } });
  const listed = () => [];
  for (const action of [
    { type: 'selected', selection: allSelected() },
    { type: 'searched', search: '', listed },
    { type: 'filtered', change: {}, listed },
  ] satisfies Action[])
    expect(after([action], picked).picked).toBeNull();
  const arrived = after(
    [{ type: 'addressChanged', address: parseListUrl('?payment=5061', rules), listed }],
    picked,
  );
  expect(viewOf(arrived)).toMatchObject({ firstRow: 3, selection: { count: 1 } });
});

test('a statement is bounded by the filter, or by what is listed', () => {
  const sheetOf = (
    query: Parameters<LocalList<Payment, number, PaymentSortKey, PaymentConditions>['run']>[0],
  ) => toStatement([...each(new LocalList(samplePayments, rules).run(query).rows)], query, '2026-11-21');
  expect(sheetOf(emptyQuery)).toMatchObject({
    from: '2026-08-29',
    to: '2026-11-20',
    status: null,
    method: null,
  });
  expect(
    sheetOf({ ...emptyQuery, filter: { status: 'Paid', method: null, from: '2026-10-01', to: null } }),
  ).toMatchObject({
    from: '2026-10-01',
    to: '2026-11-18',
    status: 'Paid',
  });
});

test('the texts of ten thousand payments are read once, however many keys are pressed', () => {
  const searchable = vi.fn(rules.searchable);
  const index = new LocalList(makePayments(10_000), { ...rules, searchable });
  for (const search of ['m', 'mr', 'mrd', 'mrd-', 'mrd-7']) index.run({ ...emptyQuery, search });
  expect(searchable).toHaveBeenCalledTimes(10_000);
});
