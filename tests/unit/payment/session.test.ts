import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { makePayer, samplePayers } from '@/sample-data/payers';
import { makePayment } from '@/sample-data/payments';
import {
  choiceOf,
  emptyDraft,
  payerOf,
  withChoice,
  withPayer,
} from '@/screens/payment/PaymentScreen/paymentDraft';
import { endPayment, storePayment, resumePayment, type PaymentSession } from '@app/stores/paymentSession';

const memory = new Map<string, string>();

beforeEach(() => {
  memory.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => memory.get(key) ?? null,
    setItem: (key: string, text: string) => void memory.set(key, text),
    removeItem: (key: string) => void memory.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

const checkout = { entries: sampleCart, promo: null, origin: 'cart' };
const order = (state: unknown, isUnderWay = false) => ({ purpose: 'order', state, isUnderWay }) as const;
const topUp = (state: unknown, isUnderWay = false) => ({ purpose: 'topUp', state, isUnderWay }) as const;

function started(session: PaymentSession | null): PaymentSession {
  if (!session) throw new Error('No payment was started');
  return session;
}

const settled = { payment: makePayment(), email: 'anna@example.ru' };

// tests: PAY-26
test('an order begins a payment with a key; the specified fields beside it are not read (D21)', () => {
  const session = started(
    resumePayment(order({ checkout, totalCost: 1, items: 'x', __proto__: null }), null),
  );
  expect(session.key).toMatch(/^[0-9a-f]{32}$/);
  expect(session).toMatchObject({ checkout, draft: emptyDraft, settled: null });
});

// tests: PAY-03, ROUTE-08
test.each([
  undefined,
  null,
  'order',
  [],
  {},
  { checkout: null },
  { checkout: { entries: [], promo: null } },
  { checkout: { entries: 'all', promo: null } },
  { checkout: { entries: [{ kind: 'order', id: 'a', plan: 'Naos[GB]' }], promo: null } },
  {
    checkout: {
      entries: Array.from({ length: 201 }, (_, id) => makeOrderEntry({ id: String(id) })),
      promo: null,
    },
  },
  { checkout: { entries: [makeOrderEntry({ plan: 'x'.repeat(1_000_000) })], promo: null } },
  { checkout: { entries: sampleCart, promo: 'X'.repeat(10_000) } },
  { payment: '<b>', checkout: 7 },
  { payment: 'a'.repeat(32) },
])('%#: a navigation state without a readable order is no order', (state) => {
  expect(resumePayment(order(state), null)).toBeNull();
});

test('an unreadable order is not replaced by an older one', () => {
  const session = started(resumePayment(order({ checkout }), null));
  storePayment('order', session, session.draft);
  expect(resumePayment(order({ checkout: 'nonsense' }), session)).toBeNull();
  expect(resumePayment(order(null), null)?.key).toBe(session.key);
});

test('the same order handed over again keeps its key, another begins anew and takes over who pays', () => {
  const first = started(resumePayment(order({ checkout }), null));
  const draft = { ...emptyDraft, method: 'manual' as const, choice: 'payer-2', droppedPromo: 'SUMMER25' };
  storePayment('order', first, draft);
  const renamed = {
    ...checkout,
    entries: sampleCart.map((entry) => ({ ...entry, id: `again-${entry.id}` })),
  };
  expect(resumePayment(order({ checkout: renamed }), null)).toMatchObject({
    key: first.key,
    checkout: renamed,
    draft,
  });
  const other = started(resumePayment(order({ checkout: { ...checkout, promo: 'WELCOME10' } }), null));
  expect(other.key).not.toBe(first.key);
  expect(other.draft).toEqual({ ...draft, droppedPromo: null });
});

// tests: PAY-22
test('a reload finds what was typed by the key in the history, or without it', () => {
  const session = started(resumePayment(topUp(null), null));
  const draft = { ...emptyDraft, amount: '12,50' };
  storePayment('topUp', session, draft);
  expect(resumePayment(topUp({ payment: session.key }, true), null)?.draft).toEqual(draft);
  expect(resumePayment(topUp(null, true), null)?.draft).toEqual(draft);
  expect(resumePayment(topUp(null), null)?.draft).toEqual(draft);
});

// tests: PAY-27
test('Back after paying finds the payment that ended; a fresh visit begins another', () => {
  const session = started(resumePayment(order({ checkout }), null));
  storePayment('order', session, session.draft);
  endPayment('order', session.key, settled);
  const state = { checkout, payment: session.key };
  expect(resumePayment(order(state, true), null)?.settled).toEqual(settled);
  expect(resumePayment(order(null), { ...session, settled })).toBeNull();
  expect(started(resumePayment(order({ checkout }), { ...session, settled })).key).not.toBe(session.key);
});

test('a new top-up after one that ended is another payment', () => {
  const session = started(resumePayment(topUp(null), null));
  endPayment('topUp', session.key, settled);
  expect(started(resumePayment(topUp(null), { ...session, settled })).key).not.toBe(session.key);
});

test('without storage the payment lives in the history and on the page', () => {
  const refuse = () => {
    throw new Error('SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
  const session = started(resumePayment(order({ checkout }), null));
  storePayment('order', session, session.draft);
  endPayment('order', session.key, settled);
  expect(resumePayment(order({ checkout, payment: session.key }, true), null)).toMatchObject({
    key: session.key,
    checkout,
  });
  expect(resumePayment(order(null, true), session)).toBe(session);
});

test.each([
  'not JSON',
  '[]',
  '{"key":"1"}',
  JSON.stringify({ key: 'a'.repeat(32), checkout: { entries: [], promo: null }, draft: {} }),
])('a stored payment that is damaged is none: %s', (text) => {
  memory.set('draft.payment.order', text);
  expect(resumePayment(order(null), null)).toBeNull();
});

test('of a stored draft only what was tampered with is lost', () => {
  const session = started(resumePayment(topUp(null), null));
  const draft = { ...emptyDraft, amount: '100', method: 'free', currency: 'BTC', forms: [{ choice: 1 }] };
  memory.set('draft.payment.topUp', JSON.stringify({ key: session.key, checkout: null, draft }));
  expect(resumePayment(topUp(null), null)?.draft).toEqual({ ...emptyDraft, amount: '100' });
});

test('an outcome in storage that is damaged is no outcome', () => {
  const session = started(resumePayment(topUp(null), null));
  storePayment('topUp', session, session.draft);
  for (const payment of [
    { ...makePayment(), amount: 1.5 },
    { ...makePayment(), date: '2026-13-01' },
    'paid',
  ]) {
    memory.set('payment.ended', JSON.stringify([{ key: session.key, settled: { payment, email: '' } }]));
    expect(resumePayment(topUp(null), null)?.settled).toBeNull();
  }
});

// tests: PAY-22
test('trying another payer and typing loses nothing of either', () => {
  let draft = withChoice(emptyDraft, 'new', samplePayers);
  draft = withPayer(draft, { name: 'Пётр' }, samplePayers);
  draft = withChoice(draft, 'payer-2', samplePayers);
  draft = withPayer(draft, { email: 'other@severniy.example' }, samplePayers);
  expect(payerOf(draft, samplePayers)).toMatchObject({
    type: 'organization',
    inn: '7799001231',
    email: 'other@severniy.example',
  });
  // A saved payer's details hold without the list they came from.
  expect(payerOf(draft, [])).toEqual(payerOf(draft, samplePayers));
  expect(payerOf(withChoice(draft, 'new', samplePayers), samplePayers).name).toBe('Пётр');
  expect(choiceOf(draft, null)).toBe('payer-2');
  expect(choiceOf(draft, [makePayer()])).toBe('');
});

// tests: PAYER-09
test('a saved payer who was chosen and not typed over is as saved now; one who was typed over stays so', () => {
  const [person = makePayer()] = samplePayers;
  const changed = [{ ...person, email: 'new@example.ru' }];
  const chosen = withChoice(emptyDraft, person.id, samplePayers);
  expect(payerOf(chosen, []).email).toBe(person.email);
  expect(payerOf(chosen, changed).email).toBe('new@example.ru');
  const typed = withChoice(withPayer(chosen, { phone: '' }, samplePayers), person.id, samplePayers);
  expect(payerOf(typed, changed)).toMatchObject({ email: person.email, phone: '' });
});
