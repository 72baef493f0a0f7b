import { describe, expect, test } from 'vitest';
import type { AdminUserId } from '@/domain/admin/user';
import { newCannedAnswer } from '@/domain/desk/cannedAnswer';
import { formReducer, formStateOf } from '@/domain/form/formState';
import { rubles } from '@/domain/money/money';
import { PortError } from '@/domain/results/portError';
import type { TicketId } from '@/domain/support/support';
import { makeAdminBill } from '@/sample-data/adminBills';
import { makeAdminPayment } from '@/sample-data/adminPayments';
import { makeAdminUser } from '@/sample-data/adminUsers';
import { makeCustomer, makeStaffNote } from '@/sample-data/customer';
import { makeDeskPage } from '@/sample-data/deskTickets';
import { makeStaffMember } from '@/sample-data/staff';
import { billCustomerHref } from '@/screens/admin/AdminBillsScreen/adminBillsView';
import {
  customerIdOf,
  customerProblems,
  newAdjustment,
  toAdminCustomerView,
  type CustomerDraft,
  type CustomerSubject,
} from '@/screens/admin/AdminCustomerScreen/adminCustomerView';
import { paymentProblems, toAdminPaymentsView } from '@/screens/admin/AdminPaymentsScreen/adminPaymentsView';
import { toRefundNotice } from '@/screens/admin/AdminPaymentsScreen/toRefundNotice';
import { toAdminStaffView } from '@/screens/admin/AdminStaffScreen/adminStaffView';
import {
  composeProblems,
  emptyCompose,
  mergeProblems,
  toAdminTicketView,
  type AdminTicketParts,
} from '@/screens/admin/AdminTicketScreen/adminTicketView';
import { toAdminUnclaimedView } from '@/screens/admin/AdminUnclaimedScreen/adminUnclaimedView';
import { keyTexts } from '../support/keyTexts';

const idle = { status: 'idle' } as const;
const none = { kind: 'none' } as const;
const empty = { status: 'empty', search: '', isFilterOpen: false, isRefreshing: false } as const;

describe('the page of a ticket', () => {
  const page = makeDeskPage();
  const parts = (changes: Partial<AdminTicketParts> = {}): AdminTicketParts => ({
    id: 5001 as TicketId,
    load: { status: 'ready', value: page },
    form: formStateOf({ ...emptyCompose, answer: 'Здравствуйте', note: '' }),
    canned: [],
    overlay: null,
    dialog: none,
    changing: 'idle',
    queue: { href: '/admin/tickets', next: null },
    seen: null,
    reader: { email: 'admin@meridian.example', role: 'support' },
    now: '2026-11-21T12:00:00Z',
    ...changes,
  });
  const writing = (changes: Partial<AdminTicketParts>) => {
    const view = toAdminTicketView(parts(changes));
    return view.status === 'ready' && view.writing;
  };

  test.each<Partial<AdminTicketParts>>([{ id: null }, { load: { status: 'ready', value: null } }])(
    'with %j leads back to the queue',
    (changes) => {
      expect(toAdminTicketView(parts(changes))).toEqual({
        status: 'noSuchTicket',
        listHref: '/admin/tickets',
      });
    },
  );

  test('marks what others wrote since the reader looked', () => {
    const [first, ...later] = page.entries.map(({ id }) => id);
    const unseen = (seen: AdminTicketParts['seen']) => {
      const view = toAdminTicketView(parts({ seen }));
      return view.status === 'ready' && [...view.unseen];
    };
    expect(unseen(null)).toEqual([]);
    expect(unseen(new Set(page.entries.map(({ id }) => id)))).toEqual([]);
    // Nobody has to read the robot.
    expect(unseen(new Set([first ?? '']))).toEqual(later.filter((id) => id !== 'message-2'));
    const own = parts({ seen: new Set(), reader: { email: 'olga@meridian.example', role: 'support' } });
    expect(toAdminTicketView(own)).toMatchObject({ unseen: new Set(['message-1', 'message-4']) });
  });

  test('shows what was loaded, or why not', () => {
    expect(toAdminTicketView(parts())).toMatchObject({
      status: 'ready',
      page,
      overlay: none,
      changing: 'idle',
    });
    expect(toAdminTicketView(parts({ load: { status: 'loading' } }))).toEqual({ status: 'loading' });
    expect(toAdminTicketView(parts({ load: { status: 'error', reason: 'offline' } }))).toEqual({
      status: 'error',
      reason: 'offline',
    });
  });

  test.each([
    ['owner', 'form'],
    ['support', 'form'],
    [null, 'form'],
    ['finance', 'noRight'],
    ['readOnly', 'noRight'],
  ] as const)('the role %s sees: %s', (role, kind) => {
    const reader = role && { email: 'admin@meridian.example', role };
    expect(writing({ reader })).toMatchObject({ kind });
  });

  test('a merged ticket is answered in the other one', () => {
    const merged = makeDeskPage({ mergedInto: 5009 as TicketId });
    const reader = { email: 'admin@meridian.example', role: 'readOnly' as const };
    expect(writing({ load: { status: 'ready', value: merged }, reader })).toEqual({
      kind: 'merged',
      into: 5009,
    });
  });

  test('an answer and a note keep their own texts, and their problem shows once it was sent', () => {
    const form = parts().form;
    expect(writing({ form })).toMatchObject({ compose: { mode: 'answer', text: 'Здравствуйте' } });
    const note = formReducer(form, { type: 'changed', patch: { mode: 'note' } });
    expect(writing({ form: note })).toMatchObject({
      compose: { mode: 'note', text: '', problem: undefined },
    });
    const refused = formReducer(note, { type: 'refused', fields: ['text'] });
    expect(writing({ form: refused })).toMatchObject({ compose: { problem: 'required', refusals: 1 } });
    const failed = formReducer(form, { type: 'failed', failure: new PortError('timeout') });
    expect(writing({ form: failed })).toMatchObject({
      compose: { submission: { status: 'failed', reason: 'offline' } },
    });
  });

  test('a canned answer is edited by its number', () => {
    const form = formReducer(formStateOf(newCannedAnswer), { type: 'refused', fields: ['title', 'text'] });
    expect(toAdminTicketView(parts({ overlay: { id: 7, form } }))).toMatchObject({
      overlay: {
        kind: 'canned',
        id: 7,
        draft: newCannedAnswer,
        problems: { title: 'required', text: 'required' },
      },
    });
  });

  test.each([
    [{ mode: 'answer', answer: ' ', note: 'x' }, 'required'],
    [{ mode: 'note', answer: 'x', note: ' ' }, 'required'],
    [{ mode: 'answer', answer: 'я'.repeat(10_000), note: '' }, undefined],
    [{ mode: 'answer', answer: 'я'.repeat(10_001), note: '' }, 'tooLong'],
  ] as const)('%#: the text is %s', (draft, text) => {
    expect(composeProblems({ ...emptyCompose, ...draft }).text).toBe(text);
  });

  test('nothing is merged into no ticket', () => {
    expect(mergeProblems({ into: null })).toEqual({ into: 'required' });
    expect(mergeProblems({ into: 5002 as TicketId })).toEqual({});
  });
});

describe('the page of a customer', () => {
  const id = 1 as AdminUserId;
  const user = makeAdminUser({ email: 'anna+1@example.ru', balance: rubles(100) });
  const shown = {
    noteForm: { text: '', problem: null, refusals: 0, submission: idle },
    overlay: none,
  } as const;

  test('links to the lists of this customer only', () => {
    const view = toAdminCustomerView(id, { status: 'ready', value: makeCustomer({ user }) }, shown);
    expect(view).toMatchObject({
      links: {
        servers: '/admin/servers?q=anna%2B1%40example.ru',
        payments: '/admin/payments?q=anna%2B1%40example.ru',
        bills: '/admin/bills?q=anna%2B1%40example.ru',
        mails: '/admin/mails?q=anna%2B1%40example.ru',
        history: '/admin/audit?q=anna%2B1%40example.ru',
      },
    });
  });

  test('of nobody leads to the list', () => {
    const nobody = { status: 'noSuchCustomer', listHref: '/admin/users' };
    expect(toAdminCustomerView(null, { status: 'loading' }, shown)).toEqual(nobody);
    expect(toAdminCustomerView(id, { status: 'ready', value: null }, shown)).toEqual(nobody);
    expect(toAdminCustomerView(id, { status: 'loading' }, shown)).toEqual({ status: 'loading', id });
  });

  test.each([
    ['7', 7],
    ['0', null],
    ['07', null],
    ['7a', null],
    [undefined, null],
  ])('the address part %j is customer %s', (part, customer) => {
    expect(customerIdOf(part)).toBe(customer);
  });

  test('an adjustment begins with its usual purpose', () => {
    expect(newAdjustment('credit')).toEqual({
      form: 'adjust',
      direction: 'credit',
      purpose: 'goodwill',
      amount: '',
      note: '',
    });
    expect(newAdjustment('debit')).toMatchObject({ direction: 'debit', purpose: 'correction' });
  });

  test('each form is checked against its own subject', () => {
    const customer = { kind: 'customer', user } as const;
    const payment = { kind: 'payment', user, payment: makeAdminPayment({ amount: rubles(50) }) } as const;
    const refund = { form: 'refund', amount: '50.01', target: 'balance', note: 'x' } as const;
    const debit = {
      form: 'adjust',
      direction: 'debit',
      purpose: 'correction',
      amount: '100.01',
      note: 'x',
    } as const;
    const problemsOf = (draft: CustomerDraft, subject: CustomerSubject | null) =>
      customerProblems(draft, subject, '2026-11-21');
    const note = { kind: 'note', user, note: makeStaffNote() } as const;
    expect(problemsOf(refund, payment)).toEqual({ amount: 'tooMuch' });
    expect(problemsOf({ ...refund, amount: '50' }, payment)).toEqual({});
    expect(problemsOf(refund, customer)).toEqual({});
    expect(problemsOf(debit, customer)).toHaveProperty('amount');
    expect(problemsOf({ ...debit, amount: '100' }, customer)).toEqual({});
    expect(problemsOf(debit, null)).toEqual({});
    expect(problemsOf({ form: 'restore', returnsLostDays: true }, note)).toEqual({});
  });
});

describe('payments', () => {
  const payment = makeAdminPayment({ id: 7124, user: 'ann@example.ru', account: 'open', amount: rubles(50) });
  const list = { ...empty, filter: { status: null, method: null } };
  const view = (row: typeof payment) =>
    toAdminPaymentsView({
      list,
      sums: { amount: 5000 },
      stats: { status: 'loading' },
      overlay: { kind: 'details', row },
    });

  test('lead to the payer while the account exists, and show the sum of the list', () => {
    expect(view(payment)).toMatchObject({ payerHref: '/admin/users?q=ann%40example.ru', sum: rubles(50) });
    expect(view({ ...payment, account: 'deleted' }).payerHref).toBeNull();
    const closed = toAdminPaymentsView({ list, sums: null, stats: { status: 'loading' }, overlay: none });
    expect(closed).toMatchObject({ payerHref: null, sum: 0, trail: { status: 'loading' } });
  });

  test('are checked by the form that is open', () => {
    const expected = { currency: 'RUB', minor: 5000, isWhole: true } as const;
    expect(paymentProblems({ received: '49' }, { ...payment, expected })).toEqual({ received: 'whole' });
    expect(paymentProblems({ amount: '51', target: 'balance', note: 'x' }, payment)).toEqual({
      amount: 'tooMuch',
    });
    expect(paymentProblems({ amount: '51', target: 'balance', note: '' }, null)).toEqual({});
  });

  test.each([
    ['balance', 'manual', 'refunded'],
    ['method', 'manual', 'toTransfer'],
    ['method', 'cards', 'refunded'],
  ] as const)('a refund to the %s of %s: %s', (target, method, kind) => {
    const notice = toRefundNotice({ id: 7124, method }, { target, amount: rubles(50) }, keyTexts);
    expect(notice.title).toBe(`adminPayments.notice.${kind}`);
    expect(notice.message.replaceAll('\u00a0', ' ')).toBe(
      `adminPayments.notice.${kind}Text {"id":7124,"sum":"50,00 RUB"}`,
    );
  });
});

test('a bill leads to its customer', () => {
  expect(billCustomerHref(makeAdminBill({ user: 'ann@example.ru' }))).toBe('/admin/users?q=ann%40example.ru');
});

test('unclaimed money: the list shows what waits', () => {
  const list = { ...empty, filter: { state: null } };
  expect(toAdminUnclaimedView({ list, sums: { waiting: 5000 }, overlay: none }).waiting).toBe(rubles(50));
  expect(toAdminUnclaimedView({ list, sums: null, overlay: none }).waiting).toBe(0);
});

test('the staff: nobody takes away their own role', () => {
  const view = toAdminStaffView({ ...empty, filter: { role: null } }, none, 'self@example.com');
  expect(view.lockOf(makeStaffMember({ email: 'self@example.com', isFixed: false }))).toBe('self');
  expect(view.lockOf(makeStaffMember({ email: 'o@example.com', isFixed: false }))).toBeNull();
});
