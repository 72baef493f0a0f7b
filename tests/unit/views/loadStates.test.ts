import { describe, expect, test } from 'vitest';
import type { DataExport } from '@/domain/account/dataExport';
import { formReducer, formStateOf } from '@/domain/form/formState';
import { LocalList } from '@/domain/list/localList';
import { initialListState } from '@/domain/list/listState';
import { parseListUrl } from '@/domain/list/listUrl';
import { answerOf, toListParts } from '@/domain/list/listView';
import { allSelected } from '@/domain/list/selection';
import { kopecks, rubles } from '@/domain/money/money';
import type { OrderId } from '@/domain/order/placedOrder';
import { draftOfPayer } from '@/domain/payment/payer';
import { paymentRules } from '@/domain/payment/paymentRules';
import type { Payment } from '@/domain/payment/payment';
import { PortError } from '@/domain/results/portError';
import { maxSshKeys } from '@/domain/sshKeys/chosenKeys';
import { emptySshKey } from '@/domain/sshKeys/sshKey';
import type { TicketId } from '@/domain/support/support';
import { sampleNotifications } from '@/sample-data/notifications';
import { makePayer } from '@/sample-data/payers';
import { makePayment } from '@/sample-data/payments';
import { makeSshKey } from '@/sample-data/sshKeys';
import { makeTicket } from '@/sample-data/tickets';
import { toNotificationsView } from '@/screens/notifications/NotificationsScreen/notificationsView';
import { toOrderView } from '@/screens/orders/OrderScreen/orderView';
import { toPayerFormView } from '@/screens/payers/PayerScreen/payerView';
import { toPaymentHistoryView } from '@/screens/payments/PaymentHistoryScreen/paymentHistoryView';
import {
  paymentOverlayReducer,
  type PaymentOverlay,
} from '@/screens/payments/PaymentHistoryScreen/paymentOverlay';
import { toSshKeysView } from '@/screens/sshKeys/SshKeysScreen/sshKeysView';
import { toTicketView, type TicketParts } from '@/screens/support/TicketScreen/ticketView';
import { toAddressListView } from '@/screens/usage/AddressListScreen/addressListView';
import { toCopyView } from '@/screens/userSettings/UserSettingsScreen/userSettingsView';

const now = '2026-11-21T12:00:00Z';
const [loading, offline] = [{ status: 'loading' }, { status: 'error', reason: 'offline' }] as const;

const orderId = 7003 as OrderId;
const ticketId = 5001 as TicketId;
const ticket: TicketParts = {
  id: ticketId,
  load: { status: 'ready', value: makeTicket({ id: ticketId }) },
  form: formStateOf({ message: '', files: [] }),
  closing: 'idle',
  now,
};
const keyForm = formStateOf(emptySshKey);

type Load = typeof loading | typeof offline;
const pages: readonly (readonly [string, (load: Load) => object, object])[] = [
  ['notifications', (load) => toNotificationsView(load, now), {}],
  ['addresses', (load) => toAddressListView(load), {}],
  ['an order', (load) => toOrderView(orderId, load), { id: orderId }],
  ['a ticket', (load) => toTicketView({ ...ticket, load }), { id: ticketId }],
  ['SSH keys', (keys) => toSshKeysView({ keys, form: keyForm, removal: null }), {}],
  ['the copy of the data', (load) => toCopyView(load), {}],
];

test.each(pages)('%s: loading, and why it failed', (_, viewOf, known) => {
  expect(viewOf(loading)).toEqual({ ...known, ...loading });
  expect(viewOf(offline)).toEqual({ ...known, ...offline });
});

test('notifications: none, or all of them with the number of unread ones', () => {
  expect(toNotificationsView({ status: 'ready', value: [] }, now)).toEqual({ status: 'empty' });
  const [first, ...rest] = sampleNotifications.map((each) => ({ ...each, isRead: true }));
  if (!first) throw new Error('No sample notifications');
  const value = [{ ...first, isRead: false }, ...rest];
  expect(toNotificationsView({ status: 'ready', value }, now)).toMatchObject({
    status: 'ready',
    unreadCount: 1,
    now,
  });
});

describe('a ticket', () => {
  test.each([
    ['an address without a ticket', { ...ticket, id: null }],
    ['a ticket of somebody else', { ...ticket, load: { status: 'ready', value: null } as const }],
  ])('%s leads to the list', (_, parts) => {
    expect(toTicketView(parts)).toEqual({ status: 'noSuchTicket', listHref: '/dashboard/support' });
  });

  test('shows the reply, its problem once it was sent, and why it failed', () => {
    const typed = formStateOf({ message: ' ', files: [] });
    const refused = formReducer(typed, { type: 'refused', fields: ['message'] });
    const failed = formReducer(refused, { type: 'failed', failure: new PortError('offline') });
    expect(toTicketView({ ...ticket, form: typed })).toMatchObject({
      status: 'ready',
      reply: { message: ' ', files: [], problems: {}, submission: { status: 'idle' }, refusals: 0 },
    });
    expect(toTicketView({ ...ticket, form: failed, closing: 'pending' })).toMatchObject({
      reply: {
        problems: { message: 'required' },
        submission: { status: 'failed', reason: 'offline' },
        refusals: failed.refusals,
      },
      closing: 'pending',
    });
  });
});

test.each([
  [maxSshKeys - 1, true],
  [maxSshKeys, false],
])('with %i SSH keys another one can be added: %s', (count, hasForm) => {
  const value = Array.from({ length: count }, (_, at) => makeSshKey({ id: at + 1 }));
  const view = toSshKeysView({ keys: { status: 'ready', value }, form: keyForm, removal: null });
  expect(view).toMatchObject({ status: 'ready', keys: value, removal: null });
  expect('form' in view && view.form !== null).toBe(hasForm);
});

const requestedAt = '2026-11-20T10:00:00Z';
const expiresAt = '2026-11-27T10:00:00Z';
test.each<[DataExport | null, object]>([
  [null, { status: 'none' }],
  [
    { id: 9, state: 'preparing', requestedAt, expiresAt: null },
    { status: 'preparing', requestedAt },
  ],
  [
    { id: 9, state: 'ready', requestedAt, expiresAt },
    { status: 'ready', expiresAt, href: '/api/account/export/9/file' },
  ],
  [{ id: 9, state: 'ready', requestedAt, expiresAt: null }, { status: 'failed' }],
  [{ id: 9, state: 'failed', requestedAt, expiresAt: null }, { status: 'failed' }],
  [{ id: 9, state: 'failed', requestedAt, expiresAt }, { status: 'failed' }],
])('the copy of the data %j is shown as %j', (value, view) => {
  expect(toCopyView({ status: 'ready', value })).toEqual(view);
});

test('a payer that was not saved says why', () => {
  const payer = makePayer();
  const failed = formReducer(formStateOf(draftOfPayer(payer)), {
    type: 'failed',
    failure: new PortError('offline'),
  });
  const parts = { payer, others: [], isRestored: false, removal: null };
  expect(toPayerFormView({ ...parts, form: failed })).toMatchObject({
    status: 'ready',
    submission: { status: 'failed', reason: 'offline' },
  });
});

describe('questions about payments (D12)', () => {
  const held = makePayment({ id: 1, status: 'Pending', amount: rubles(100), fromBalance: rubles(40) });
  const topUp = makePayment({ id: 2, status: 'Pending', amount: rubles(10), isTopUp: true });
  const paid = makePayment({ id: 3, status: 'Paid', amount: rubles(7) });
  const others = [4, 5, 6, 7, 8].map((id) =>
    makePayment({ id, status: 'Pending', amount: kopecks(id), isTopUp: true }),
  );
  const payments = [held, topUp, paid, ...others];

  function viewOf(overlay: PaymentOverlay, chosen: readonly Payment[] = payments) {
    const address = parseListUrl('', paymentRules);
    const state = { ...initialListState(address), selection: allSelected<number>() };
    const value = answerOf(paymentRules, new LocalList(chosen, paymentRules), state.query);
    const answer = { status: 'ready', value } as const;
    return toPaymentHistoryView({
      ...toListParts({ rules: paymentRules, state, answer, isRefreshing: false }),
      overlay,
      bulkAction: null,
      periods: [],
    });
  }
  const questionOf = (kind: 'pay' | 'delete') =>
    viewOf(paymentOverlayReducer({ kind: 'none' }, { type: 'questionOpened', kind, chosen: payments }))
      .overlay;

  test('a selection counts what can be deleted, and what the balance can pay', () => {
    expect(viewOf({ kind: 'none' }).selection).toMatchObject({
      count: 8,
      total: rubles(117) + 30,
      unpaidCount: 7,
      unpaidTotal: rubles(110) + 30,
      payableCount: 1,
    });
  });

  test('Pay charges what the balance does not hold yet; Delete names the whole amount', () => {
    expect(questionOf('pay')).toMatchObject({
      kind: 'pay',
      count: 1,
      skippedCount: 7,
      total: rubles(60),
      named: [{ id: 1, amount: rubles(100) }],
    });
    expect(questionOf('delete')).toMatchObject({
      kind: 'delete',
      count: 7,
      skippedCount: 1,
      total: rubles(110) + 30,
    });
  });

  test('names five at most, and passes a sheet for paper on', () => {
    const question = questionOf('delete');
    expect('named' in question && question.named.map(({ id }) => id)).toEqual([1, 2, 4, 5, 6]);
    const sheet = { kind: 'receipt', payment: paid, madeOn: '2026-11-21' } as const;
    expect(viewOf({ kind: 'print', sheet }).overlay).toEqual({ kind: 'print', sheet });
  });
});
