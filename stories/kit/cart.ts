import type { CartState } from '@/domain/cart/cartState';
import { quoteCheckout } from '@/domain/cart/checkout';
import type { CartEntry } from '@/domain/cart/entry';
import type { Market } from '@/domain/cart/priceEntry';
import type { PromoProblem } from '@/domain/cart/promo';
import type { ReadyConfiguration } from '@/domain/order/configuration';
import type { PlanName } from '@/domain/catalog/plan';
import type { ServerId } from '@/domain/servers/server';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { makePlan, samplePlans } from '@/sample-data/plans';
import { makePromo, samplePromos } from '@/sample-data/promos';
import { makeServer, sampleServers } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import { initialCartUse } from '@/screens/cart/CartScreen/cartUse';
import { priceCart, toCartView, type CartUse } from '@/screens/cart/CartScreen/cartView';
import {
  initialPromoState,
  promoReducer,
  type PromoRefusal,
  type PromoState,
} from '@/screens/cart/CartScreen/promoState';
import { choice, count, knobs, repeated, toggle } from './knobs';
import { ready } from './ready';

const { configuration } = makeOrderEntry();

/** One item of each kind with all options, and an unavailable one. */
export const everyKind: readonly CartEntry[] = [
  makeOrderEntry({
    id: 'rich',
    configuration: {
      ...configuration,
      panel: 'plesk',
      ipv4: 3,
      ipv6: true,
      backup: 'daily',
      count: 3,
      period: '6months',
    },
  }),
  { kind: 'renewal', id: 'renewal', serverId: 1024 as ServerId, period: 'year' },
  { kind: 'tariff', id: 'tariff', serverId: 1031 as ServerId, tariff: 'Arcturus' },
  makeOrderEntry({ id: 'gone', plan: 'Betelgeuse[GB]' }),
];

interface CartFixture extends Partial<Pick<Market, 'plans' | 'servers'>> {
  use?: Partial<CartUse>;
  promo?: PromoState;
  isDamaged?: boolean;
  isUnsaved?: boolean;
}

/** Makes the cart's view with these entries, on the sample day. */
export function showCart(
  entries: readonly CartEntry[],
  {
    use: changes,
    promo = initialPromoState(null),
    plans = samplePlans,
    servers = sampleServers,
    ...stored
  }: CartFixture = {},
) {
  const market: Market = { plans, prices: samplePrices, servers, today: '2026-11-21' };
  // A code is in the part of the summary that folds on a phone.
  const use = {
    ...initialCartUse,
    isSummaryOpen: promo.status === 'applied' || promo.draft !== '',
    ...changes,
  };
  const cart = priceCart(entries, market, use.excluded);
  return toCartView({
    state: { status: 'ready', entries, isDamaged: false, isUnsaved: false, ...stored },
    market: { status: 'ready', value: market },
    cart,
    quote: quoteCheckout(cart.selected, promo.status === 'applied' ? promo : null, market),
    promo,
    use,
  });
}

/** Makes the view of a cart with entries. */
export const makeCartView = (entries: readonly CartEntry[], fixture?: CartFixture) =>
  ready(showCart(entries, fixture));

/** Makes the view of a cart that is not loaded. */
export function unreadCart(state: Exclude<CartState, { status: 'ready' }>) {
  const market = { status: 'loading' } as const;
  return toCartView({
    state,
    market,
    cart: null,
    quote: null,
    promo: initialPromoState(null),
    use: initialCartUse,
  });
}

/** Returns the state after a promo code was refused. `isQuiet`: the refusal occurred on returning to the page. */
export function triedPromo(draft: string, refusal: PromoRefusal, isQuiet = false) {
  return promoReducer(initialPromoState(null), { type: 'refused', draft, refusal, isQuiet });
}

/** Returns the state with an applied sample code. */
export function appliedPromo(code: string): PromoState {
  return { status: 'applied', code, found: samplePromos.find((promo) => promo.code === code) ?? null };
}

/** The largest possible order. */
export const largestConfiguration: ReadyConfiguration = {
  ...configuration,
  os: { family: 'windows', version: '2022' },
  panel: 'plesk',
  ipv4: 5,
  ipv6: true,
  backup: 'daily',
  count: 100,
  period: 'year',
};

const long = 'Кассиопея-Персей-Андромеда-Пегас-Ориона'.repeat(3);
const longServer = makeServer({
  domain: `${'very-long-subdomain-'.repeat(9)}example.ru`,
  datacenter: long,
  tariff: long,
});
const longEntries: readonly CartEntry[] = [
  makeOrderEntry({
    id: 'large',
    plan: 'Intercrus[GB]' satisfies PlanName,
    configuration: largestConfiguration,
  }),
  makeOrderEntry({ id: 'unknown', plan: `<b>${long}</b>`.slice(0, 64) }),
  { kind: 'renewal', id: 'long', serverId: longServer.id, period: '3years' },
];

/** The longest possible cart. */
export const longCart = makeCartView(longEntries, {
  servers: [longServer],
  use: { expanded: new Set(longEntries.map(({ id }) => id)) },
  promo: triedPromo('X'.repeat(10_000), { problem: 'notFound', code: '', promo: null }, true),
});

const longPlan = makePlan({ name: `${long}[GB]` });

/** Makes a name as long as possible. */
const renamed = (entry: CartEntry): CartEntry =>
  entry.kind === 'order' ? { ...entry, plan: longPlan.name } : { ...entry, serverId: longServer.id };

/** Knobs for the items of a cart, the selection and the promo code. */
export const cartKnobs = knobs(
  {
    items: count(sampleCart.length, 30),
    kinds: choice(['new servers', 'every kind']),
    longNames: toggle(),
    selected: choice(['all', 'but the first', 'none']),
    areExpanded: toggle(),
    promo: choice([
      'none',
      'applied',
      'notFound',
      'expired',
      'notYetActive',
      'usedUp',
      'usedByCustomer',
      'notFirstOrder',
    ]),
    isOpen: toggle(),
    isCheckoutPending: toggle(),
  },
  ({ items, kinds, longNames, selected, areExpanded, promo, isOpen, isCheckoutPending }) => {
    const shown = repeated(kinds === 'every kind' ? everyKind : sampleCart, items);
    const ids = shown.map(({ id }) => id);
    const excluded = { all: [], 'but the first': ids.slice(0, 1), none: ids }[selected];
    return {
      view: showCart(longNames ? shown.map(renamed) : shown, {
        plans: [...samplePlans, longPlan],
        servers: longNames ? [longServer] : sampleServers,
        promo: promoIn(promo),
        use: {
          excluded: new Set(excluded),
          expanded: new Set(areExpanded ? ids : []),
          isSummaryOpen: isOpen,
          checkout: isCheckoutPending ? 'pending' : 'idle',
        },
      }),
    };
  },
);

function promoIn(state: 'none' | 'applied' | Exclude<PromoProblem, 'nothingEligible'>): PromoState {
  switch (state) {
    case 'none':
      return initialPromoState(null);
    case 'applied':
      return appliedPromo('WELCOME10');
    default:
      return triedPromo('WELCOME10', { problem: state, code: 'WELCOME10', promo: makePromo() }, true);
  }
}
