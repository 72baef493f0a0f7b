import type { CartState } from '@/domain/cart/cartState';
import { expect, test } from 'vitest';
import { quoteCheckout } from '@/domain/cart/checkout';
import type { CartEntry } from '@/domain/cart/entry';
import type { Market } from '@/domain/cart/priceEntry';
import { rubles } from '@/domain/money/money';
import { PortError } from '@/domain/results/portError';
import type { ServerId } from '@/domain/servers/server';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { samplePlans } from '@/sample-data/plans';
import { makePromo } from '@/sample-data/promos';
import { sampleServers } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import { focusAfter } from '@/screens/cart/CartScreen/cartElements';
import { cartUseReducer, initialCartUse } from '@/screens/cart/CartScreen/cartUse';
import {
  initialPromoState,
  promoFailure,
  promoReducer,
  type PromoState,
} from '@/screens/cart/CartScreen/promoState';
import { priceCart, toCartView, type CartSources, type CartUse } from '@/screens/cart/CartScreen/cartView';
import { parseOrderUrl } from '@/domain/order/orderUrl';

const market: Market = {
  plans: samplePlans,
  prices: samplePrices,
  servers: sampleServers,
  today: '2026-11-21',
};
const gone = makeOrderEntry({ id: 'gone', plan: 'Betelgeuse[GB]' });
const renewal: CartEntry = { kind: 'renewal', id: 'r', serverId: 1042 as ServerId, period: '3months' };
const tariff: CartEntry = { kind: 'tariff', id: 't', serverId: 1057 as ServerId, tariff: 'Castor' };

const readyState = (entries: readonly CartEntry[]): CartState => ({
  status: 'ready',
  entries,
  isDamaged: false,
  isUnsaved: false,
});

function viewOf(
  entries: readonly CartEntry[],
  { use = initialCartUse, promo = initialPromoState(null) }: { use?: CartUse; promo?: PromoState } = {},
  changes: Partial<CartSources> = {},
) {
  const cart = priceCart(entries, market, use.excluded);
  const quote = quoteCheckout(cart.selected, promo.status === 'applied' ? promo : null, market);
  const state = readyState(entries);
  return toCartView({
    state,
    market: { status: 'ready', value: market },
    cart,
    quote,
    promo,
    use,
    ...changes,
  });
}

test('loading, error, empty and ready are distinct; an empty cart waits for no prices', () => {
  const unpriced = { cart: null, quote: null };
  expect(viewOf([], {}, { state: { status: 'loading' } }).status).toBe('loading');
  expect(viewOf(sampleCart, {}, { market: { status: 'loading' }, ...unpriced }).status).toBe('loading');
  expect(viewOf([], {}, { market: { status: 'loading' }, ...unpriced }).status).toBe('empty');
  expect(viewOf([], {}, { market: { status: 'error', reason: 'unexpected' }, ...unpriced }).status).toBe(
    'empty',
  );
  expect(viewOf(sampleCart, {}, { market: { status: 'error', reason: 'unexpected' }, ...unpriced })).toEqual({
    status: 'error',
    reason: 'unexpected',
  });
  expect(viewOf([], {}, { state: { status: 'error', reason: 'offline' } })).toEqual({
    status: 'error',
    reason: 'offline',
  });
  expect(viewOf(sampleCart).status).toBe('ready');
});

// tests: CART-02, CART-08
test('everything is selected at first; select-all follows the items (§4)', () => {
  const select = (use: CartUse, ids: readonly string[], isSelected: boolean) =>
    cartUseReducer(use, { type: 'selected', ids, isSelected });
  expect(viewOf(sampleCart)).toMatchObject({ allSelected: true, sum: { count: 2, total: rubles(3154) } });
  const one = select(initialCartUse, ['sample-1'], false);
  expect(viewOf(sampleCart, { use: one })).toMatchObject({
    allSelected: 'mixed',
    sum: { count: 1, total: rubles(1577) },
  });
  const none = select(one, ['sample-2'], false);
  expect(viewOf(sampleCart, { use: none })).toMatchObject({
    allSelected: false,
    sum: { count: 0, total: 0 },
  });
  expect(viewOf(sampleCart, { use: select(none, ['sample-1', 'sample-2'], true) })).toMatchObject({
    allSelected: true,
  });
});

test('an order of three services counts as three, a renewal as one', () => {
  const [first] = sampleCart;
  if (first?.kind !== 'order') throw new Error('the sample cart begins with an order');
  const three = { ...first, configuration: { ...first.configuration, count: 3 } };
  expect(viewOf([three, renewal])).toMatchObject({ sum: { count: 2, services: 4 } });
});

// tests: CART-18
test('what is gone cannot be selected, edited or counted', () => {
  expect(viewOf([gone, ...sampleCart])).toMatchObject({
    allSelected: true,
    selectableCount: 2,
    sum: { count: 2 },
    items: [{ isSelected: false, editHref: null }, { isSelected: true }, { isSelected: true }],
  });
  expect(viewOf([gone])).toMatchObject({ status: 'ready', allSelected: null, selectableCount: 0 });
});

// tests: CART-07
test('Edit reopens what the item was made with (D11)', () => {
  const order = makeOrderEntry({
    id: 'an id&with=signs',
    configuration: {
      ...makeOrderEntry().configuration,
      os: { family: 'centos', version: '9 Stream' },
      software: 'docker',
      ipv4: 5,
      ipv6: true,
      backup: 'weekly',
      count: 42,
      period: 'year',
      autoRenewal: false,
    },
  });
  const view = viewOf([order, renewal, tariff]);
  if (view.status !== 'ready') throw new Error(view.status);
  const hrefs = view.items.map(({ editHref }) => editHref);
  expect(hrefs.slice(1)).toEqual([
    '/dashboard/server-renew?id=1042&period=3months',
    '/dashboard/server-change-tariff?id=1057&tariff=Castor',
  ]);
  const [path, search = ''] = hrefs[0]?.split('?') ?? [];
  expect(path).toBe('/dashboard/os-selection');
  expect(parseOrderUrl(search)).toMatchObject({
    plan: { status: 'named', name: order.plan },
    configuration: order.configuration,
    edit: order.id,
    ignored: [],
  });
});

// tests: PROMO-08
test('an applied code follows the selection (D10)', () => {
  const found = makePromo();
  const promo: PromoState = { status: 'applied', code: found.code, found };
  expect(viewOf(sampleCart, { promo })).toMatchObject({
    promo: { status: 'applied', result: { ok: true, discount: rubles(315.4) } },
    sum: { subtotal: rubles(3154), discount: rubles(315.4), total: rubles(2838.6) },
  });
  const use = { ...initialCartUse, excluded: new Set(['sample-1', 'sample-2']) };
  expect(viewOf(sampleCart, { promo, use })).toMatchObject({
    promo: { status: 'applied', result: { ok: false, problem: 'nothingEligible' } },
    sum: { discount: 0, total: 0 },
  });
});

// tests: PROMO-11
test('an applied code that fits nothing of the cart any more leaves quietly, and comes back with what it fits', () => {
  const found = makePromo({ lines: ['storage'] });
  const promo: PromoState = { status: 'applied', code: found.code, found };
  const [plan] = samplePlans.filter(({ line }) => line === 'storage');
  const fitting = makeOrderEntry({ id: 'storage', plan: plan?.name ?? '' });
  expect(viewOf([...sampleCart, fitting], { promo })).toMatchObject({ promo: { status: 'applied' } });
  expect(viewOf(sampleCart, { promo })).toMatchObject({
    promo: { status: 'entry', draft: '', refusal: null, refusals: 0 },
    sum: { discount: 0, total: rubles(3154) },
  });
});

test('a refusal stays until something is typed, and moves the focus only on a submission', () => {
  const refusal = { problem: 'offline' } as const;
  const quiet = promoReducer(initialPromoState('A'), { type: 'refused', draft: 'A', refusal, isQuiet: true });
  expect(quiet).toMatchObject({ draft: 'A', isPending: false, refusal, refusals: 0 });
  const loud = promoReducer(quiet, { type: 'refused', draft: 'A', refusal });
  expect(loud).toMatchObject({ refusals: 1 });
  expect(promoReducer(loud, { type: 'typed', draft: 'AB' })).toMatchObject({ refusal: null, refusals: 1 });
  expect(promoReducer(loud, { type: 'removed' })).toEqual(initialPromoState(null));
});

test('a code that could not be checked is distinguished from too many unknown codes', () => {
  expect(promoFailure(new PortError('refused', { status: 429 }))).toEqual({ problem: 'tooManyTries' });
  for (const error of [new PortError('refused', { status: 503 }), new PortError('offline'), new Error('x')])
    expect(promoFailure(error)).toEqual({ problem: 'offline' });
});

test('focus goes to the next item that stays, else to the one before, else where an empty cart leads', () => {
  const cart = ['a', 'b', 'c', 'd'].map((id) => makeOrderEntry({ id }));
  const after = (...ids: string[]) => focusAfter(cart, new Set(ids));
  expect(after('a')).toBe('cart-item-b');
  expect(after('b', 'c')).toBe('cart-item-d');
  expect(after('d')).toBe('cart-item-c');
  expect(after('b', 'd')).toBe('cart-item-c');
  expect(after('a', 'b', 'c', 'd')).toBe('cart-order');
});
