import { describe, expect, test } from 'vitest';
import { formReducer, formStateOf } from '@/domain/form/formState';
import { LocalList } from '@/domain/list/localList';
import { plainQuery, type ListRules, type ConditionValues } from '@/domain/list/listRules';
import { initialListState } from '@/domain/list/listState';
import { answerOf, toListParts } from '@/domain/list/listView';
import type { Selection } from '@/domain/list/selection';
import { rubles } from '@/domain/money/money';
import { billRules } from '@/domain/payment/billRules';
import { documentRules } from '@/domain/documents/document';
import { orderRules } from '@/domain/order/orderRules';
import { ticketRules } from '@/domain/support/ticketRules';
import { emptyTicketDraft } from '@/domain/support/supportForm';
import type { ServerId } from '@/domain/servers/server';
import type { TicketId } from '@/domain/support/support';
import { PortError } from '@/domain/results/portError';
import { portalLanguages } from '@/i18n/offeredLanguage';
import { makeBill } from '@/sample-data/bills';
import { makeDocument } from '@/sample-data/documents';
import { makeOrder } from '@/sample-data/orders';
import { makePayment } from '@/sample-data/payments';
import { makeServerOverview } from '@/sample-data/serverOverview';
import { makeServer } from '@/sample-data/servers';
import type { AnswerPage } from '@/domain/support/supportAnswers';
import { sectionName } from '@/paths';
import { sampleAnswers } from '@/sample-data/supportAnswers';
import { makeApiToken } from '@/sample-data/apiTokens';
import { makeTicket } from '@/sample-data/tickets';
import { makeWebhook } from '@/sample-data/webhooks';
import {
  canceledNotice,
  canceledOf,
  toBillListView,
  totalOf,
} from '@/screens/bills/BillListScreen/billListView';
import { toDocumentListView } from '@/screens/documents/DocumentListScreen/documentListView';
import { toLandingView } from '@/screens/landing/LandingScreen/landingView';
import { toLegalView } from '@/screens/legal/LegalScreen/legalView';
import { toOrderListView } from '@/screens/orders/OrderListScreen/orderListView';
import { toPaymentsCsv } from '@/screens/payments/PaymentHistoryScreen/toPaymentsCsv';
import { toReceipt, toStatement } from '@/screens/payments/PaymentHistoryScreen/toPaymentSheet';
import { paymentRules } from '@/domain/payment/paymentRules';
import { powerReducer, withAutoRenewal } from '@/screens/servers/ServerScreen/serverState';
import { toRestored, toTicketFormView } from '@/screens/support/TicketFormScreen/ticketFormView';
import { ticketHref, toTicketListView } from '@/screens/support/TicketListScreen/ticketListView';
import { toToolsView } from '@/screens/tools/ToolsScreen/toolsView';
import { samplePlans } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';
import { keyTexts } from '../support/keyTexts';

/** The parts of an open list of these rows. */
function partsOf<
  Row,
  Id extends string | number,
  Key extends string,
  Values extends ConditionValues<Values>,
  Sum extends string,
  About,
>(rules: ListRules<Row, Id, Key, Values, Sum, About>, rows: readonly Row[], selection?: Selection<Id>) {
  const query = plainQuery(rules);
  const opened = initialListState<Id, Key, Values>({ query, page: 1, picked: null });
  return toListParts({
    rules,
    state: selection ? { ...opened, selection } : opened,
    answer: { status: 'ready', value: answerOf(rules, new LocalList(rows, rules), query) },
    isRefreshing: false,
  });
}

const some = <Id>(...ids: readonly Id[]): Selection<Id> => ({ mode: 'some', ids: new Set(ids) });

describe('bills', () => {
  const [open, atBank, paid, canceled] = (['unpaid', 'atBank', 'paid', 'canceled'] as const).map(
    (state, at) =>
      makeBill({
        id: 5001 + at,
        number: `MRD-${5001 + at}`,
        state,
        amount: rubles(100 * (at + 1)),
        owed: rubles(at < 2 ? 100 * (at + 1) : 0),
      }),
  );
  const bills = [open, atBank, paid, canceled].flatMap((bill) => bill ?? []);
  const view = (...ids: readonly number[]) =>
    toBillListView({ ...partsOf(billRules, bills, some(...ids)), cancellation: null, bulkAction: null });

  test('say what is owed in all, and of the selection', () => {
    expect(view()).toMatchObject({ owed: rubles(300), topUpHref: '/dashboard/payments' });
    expect(view().selection).toMatchObject({ count: 0, owed: 0, payableCount: 0, openCount: 0 });
    expect(view(5001, 5003).selection).toMatchObject({
      count: 2,
      owed: rubles(100),
      payableCount: 1,
      openCount: 1,
    });
    expect(view(5001, 5002).selection).toMatchObject({ count: 2, owed: rubles(300), openCount: 2 });
  });

  test('are cancelled while they are open, and a closed one is left out', () => {
    const chosen = canceledOf(bills);
    expect(chosen).toEqual({ bills: bills.slice(0, 2), skippedCount: 2 });
    expect(totalOf(chosen.bills)).toBe(rubles(300));
    expect(canceledNotice(keyTexts, chosen)).toEqual({
      type: 'success',
      title: 'bills.notice.canceledMany',
      message: 'bills.notice.canceledManyText {"count":2}',
    });
    expect(canceledNotice(keyTexts, canceledOf(bills.slice(0, 1)))).toMatchObject({
      title: 'bills.notice.canceled',
      message: 'MRD-5001',
    });
  });
});

test('orders lead to the catalogue, documents to the payers', () => {
  expect(toOrderListView(partsOf(orderRules, [makeOrder()])).catalogHref).toBe('/dashboard/vps-catalog');
  expect(toDocumentListView(partsOf(documentRules, [makeDocument()])).payersHref).toBe('/dashboard/payers');
});

describe('the list of tickets', () => {
  const [one, other] = [makeTicket(), makeTicket({ id: 5002 as TicketId, isArchived: true })];
  const now = '2026-11-21T12:00:00Z';
  const view = (...ids: readonly TicketId[]) =>
    toTicketListView({ ...partsOf(ticketRules, [one, other], some(...ids)), bulkAction: null, now });

  test('counts the queue and the archive', () => {
    expect(view()).toMatchObject({
      createHref: '/dashboard/support/create',
      queueCount: 1,
      archivedCount: 1,
      now,
    });
    const unknown = { ...partsOf(ticketRules, [one]), about: null, bulkAction: null, now } as const;
    expect(toTicketListView(unknown)).toMatchObject({ queueCount: null, archivedCount: 0 });
  });

  test('opens the only selected one', () => {
    expect(ticketHref(5002 as TicketId)).toBe('/dashboard/support/ticket?id=5002');
    expect(view(one.id).selection).toMatchObject({ count: 1, openHref: '/dashboard/support/ticket?id=5001' });
    expect(view().selection.openHref).toBeNull();
  });
});

describe('the form of a ticket', () => {
  const draft = { ...emptyTicketDraft, subject: 'upgrade the plan', files: [] };
  const form = formStateOf(draft);
  const parts = {
    servers: [],
    isEmptyAsked: false,
    restored: null,
    answers: sampleAnswers,
    articles: [],
    locale: 'en',
  } as const;

  test('suggests answers in the language of the reader, each with its page', () => {
    const view = toTicketFormView({ ...parts, form });
    expect(view.cancelHref).toBe('/dashboard/support');
    expect(view.answers.map(({ id }) => id)).toEqual(['tariff']);
    const sample = sampleAnswers.find(({ id }) => id === 'tariff');
    expect(view.answers[0]?.title).toBe(sample?.texts['en']?.title);
    expect(view.answers[0]?.page === null).toBe(sample?.page === null);
  });

  test.each<[AnswerPage | null, object | null]>([
    [null, null],
    ['vps', { href: '/dashboard/vps', name: sectionName('vps') }],
    ['payments', { href: '/dashboard/payments', name: sectionName('payments') }],
  ])('an answer leads to its page: %s', (page, shown) => {
    const answer = { title: 'Upgrade', text: 'It is easy', stems: ['upgrade'] };
    const texts = { ru: { ...answer, title: 'Тариф' }, en: answer };
    const view = toTicketFormView({ ...parts, answers: [{ id: 'one', page, texts }], form });
    expect(view.answers).toEqual([{ id: 'one', title: 'Upgrade', text: 'It is easy', page: shown }]);
  });

  test('shows a problem once its field was left or sent', () => {
    expect(toTicketFormView({ ...parts, form }).problems).toEqual({});
    const left = formReducer(form, { type: 'left', field: 'department' });
    expect(toTicketFormView({ ...parts, form: left }).problems).toEqual({ department: 'choose' });
  });

  test.each([
    [new PortError('offline'), 'offline'],
    [new PortError('refused', { status: 422, error: 'Нет' }), { text: 'Нет' }],
  ])('says why it was not sent: %s', (failure, reason) => {
    const failed = formReducer(form, { type: 'failed', failure });
    expect(toTicketFormView({ ...parts, form: failed }).submission).toEqual({ status: 'failed', reason });
  });

  test.each([
    [{}, false],
    [{ subject: 'Тема' }, true],
    [{ subject: 'upgrade the plan' }, false],
    [{ service: 'dns' }, true],
    [{ serverId: 1024 as ServerId }, true],
  ] as const)('a draft that was left is another question than %j: %s', (requested, isOther) => {
    const stored = { draft: { ...emptyTicketDraft, subject: 'upgrade the plan' }, fileNames: ['a.png'] };
    expect(toRestored(stored, { ...emptyTicketDraft, ...requested })).toEqual({
      isOther,
      lostFiles: ['a.png'],
    });
  });
});

describe('payments on paper', () => {
  const payments = [
    makePayment({ date: '2026-11-18' }),
    makePayment({ id: 5084, date: '2026-10-24', status: 'Pending' }),
    makePayment({ id: 5090, date: '2026-11-02' }),
  ];
  const query = plainQuery(paymentRules, ' MRD ');

  test('a statement covers the days of its filter, or else of its payments', () => {
    expect(toStatement(payments, query, '2026-11-21')).toMatchObject({
      kind: 'statement',
      from: '2026-10-24',
      to: '2026-11-18',
      search: 'MRD',
      status: null,
      method: null,
      madeOn: '2026-11-21',
    });
    const filter = {
      ...query.filter,
      from: '2026-11-01',
      to: '2026-11-30',
      status: 'Paid',
      method: 'manual',
    } as const;
    expect(toStatement(payments, { ...query, filter }, '2026-11-21')).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-30',
      status: 'Paid',
      method: 'manual',
    });
    expect(toStatement([], query, '2026-11-21')).toMatchObject({ from: '2026-11-21', to: '2026-11-21' });
  });

  test('a receipt is of one payment', () => {
    const [payment] = payments;
    expect(payment && toReceipt(payment, '2026-11-21')).toEqual({
      kind: 'receipt',
      payment,
      madeOn: '2026-11-21',
    });
  });

  test('a file has a column for each field, in the order of its head', () => {
    const dollars = makePayment({
      paymentMethod: 'crypto',
      amountInPaymentCurrency: { currency: 'USD', minor: 2057 },
    });
    const [head, row] = toPaymentsCsv([dollars], keyTexts).slice(1).split('\r\n');
    expect(head?.split(';')).toEqual([
      'payments.column.id',
      'payments.column.number',
      'payments.column.date',
      'payments.column.payer',
      'payments.column.paymentMethod',
      'payments.csv.amount',
      'payments.column.amountInPaymentCurrency',
      'payments.csv.currency',
      'payments.column.status',
      'payments.csv.member',
    ]);
    expect(row).toBe(
      '5107;MRD-5107;2026-11-18;Соколова Анна Викторовна;paymentMethod.crypto;1577,00;20,57;USD;payments.status.Paid;',
    );
    const ofColleague = toPaymentsCsv([{ ...dollars, member: 'ivan@example.ru' }], keyTexts);
    expect(ofColleague.split('\r\n')[1]).toMatch(/;ivan@example\.ru$/);
  });
});

describe('public pages', () => {
  test('the landing leads to the account, the catalogue and the documents', () => {
    const view = toLandingView('ru', { plans: samplePlans, prices: samplePrices }, portalLanguages);
    expect(view.links).toEqual({
      home: '/',
      signIn: '/login',
      signUp: '/register',
      account: '/dashboard/vps',
      catalog: '/dashboard/vps-catalog',
      terms: '/legal/terms-of-service',
      privacy: '/legal/privacy-policy',
      refund: '/legal/refund-policy',
      status: '/status',
      support: '/dashboard/support',
    });
    expect(view.otherLanguages.map(({ locale, href }) => [locale, href])).toEqual([['en', '/?lang=en']]);
    expect(view.plans).toBe(samplePlans);
  });

  test('a document names the binding language, which is the first', () => {
    const view = toLegalView('privacy', 'en', portalLanguages);
    expect(view).toMatchObject({
      document: 'privacy',
      back: { kind: 'home', href: '/' },
      original: 'ru',
      originalHref: '/legal/privacy-policy?lang=ru',
      links: { home: '/', support: '/dashboard/support' },
    });
    expect(view.otherLanguages.map(({ href }) => href)).toEqual(['/legal/privacy-policy?lang=ru']);
    expect(toLegalView('terms', 'en', []).original).toBe('en');
  });
});

describe('power of a server', () => {
  const question = { kind: 'question', action: 'stop', submission: 'idle' } as const;

  test.each([
    [{ kind: 'none' }, { type: 'requested', action: 'start' }, { kind: 'start' }],
    [{ kind: 'none' }, { type: 'requested', action: 'stop' }, question],
    [{ kind: 'none' }, { type: 'requested', action: 'restart' }, { ...question, action: 'restart' }],
    [question, { type: 'submitted' }, { ...question, submission: 'pending' }],
    [{ kind: 'start' }, { type: 'submitted' }, { kind: 'start' }],
    [question, { type: 'failed', why: 'changed' }, { ...question, submission: 'changed' }],
    [question, { type: 'failed', why: 'failed' }, { ...question, submission: 'failed' }],
    // A start has no dialog that could show why.
    [{ kind: 'start' }, { type: 'failed', why: 'failed' }, { kind: 'none' }],
    [question, { type: 'closed' }, { kind: 'none' }],
  ] as const)('%j, %j: %j', (state, action, next) => {
    expect(powerReducer(state, action)).toEqual(next);
  });

  test('auto-renewal is a fact of the server and a setting of it', () => {
    const overview = makeServerOverview(makeServer({ autoRenewal: true }));
    const { settings } = withAutoRenewal(overview, false);
    expect([settings.server.autoRenewal, settings.settings.autoRenewal]).toEqual([false, false]);
    expect(withAutoRenewal(withAutoRenewal(overview, false), true)).toEqual(overview);
  });
});

test('tools: the newest token comes first, and the examples name this portal', () => {
  const tokens = [makeApiToken({ name: 'old' }), makeApiToken({ name: 'new' })];
  const context = {
    origin: 'https://p.example',
    now: '2026-11-21T12:00:00Z',
    overlay: { kind: 'none' },
  } as const;
  const view = toToolsView({ status: 'ready', value: { tokens, webhooks: [makeWebhook()] } }, context);
  if (view.status !== 'ready') throw new Error(`Tools are ${view.status}`);
  expect(view.tokens.map(({ name }) => name)).toEqual(['new', 'old']);
  const [servers, balance, reboot] = view.examples;
  expect([servers?.id, balance?.id, reboot?.id]).toEqual(['servers', 'balance', 'reboot']);
  expect(servers?.command.endsWith(' https://p.example/api/servers')).toBe(true);
  expect(balance?.command.endsWith(' https://p.example/api/account')).toBe(true);
  expect(reboot?.command.endsWith(' https://p.example/api/servers/reboot')).toBe(true);
  expect(reboot?.command).toContain(`'{"ids":["1024"]}'`);
  for (const { command } of view.examples) expect(command).toContain('-H "Authorization: Bearer $TOKEN"');
  expect(toToolsView({ status: 'loading' }, context)).toEqual({ status: 'loading' });
});
