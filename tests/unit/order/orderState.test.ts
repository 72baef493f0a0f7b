import { describe, expect, test } from 'vitest';
import { sampleSystems } from '@/sample-data/systems';
import { defaultConfiguration } from '@/domain/order/configuration';
import { quoteOrder } from '@/domain/pricing/quote';
import { cpuPlans, makePlan, storagePlans } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';
import {
  initialOrderState,
  orderReducer,
  type OrderState,
} from '@/screens/order/OsSelectionScreen/orderState';
import { toOsSelectionView, toPlanlessView } from '@/screens/order/OsSelectionScreen/osSelectionView';

const plan = makePlan({ specs: { cpu: 2, ram: 4, storage: { size: 60, kind: 'NVME' } } });
const ubuntu = { family: 'ubuntu', version: '24.04' } as const;
const makeState = (changes: Partial<OrderState> = {}): OrderState => ({
  ...initialOrderState({
    plan,
    systems: sampleSystems,
    configuration: defaultConfiguration,
    edit: null,
    notices: [],
  }),
  ...changes,
});

describe('a choice', () => {
  const chosen = makeState({
    configuration: { ...defaultConfiguration, os: ubuntu, panel: 'cpanel', software: 'docker' },
  });

  test('takes back what does not go with it, and says why', () => {
    const state = orderReducer(chosen, {
      type: 'changed',
      change: { os: { family: 'freebsd', version: '14' } },
    });
    expect(state.configuration).toMatchObject({ os: { family: 'freebsd' }, panel: 'none', software: 'none' });
    expect(state.takenBack).toMatchObject({
      cause: 'os',
      chosen: { panel: 'cpanel', software: 'docker' },
      dropped: [
        { choice: 'panel', reason: 'systemNotSupported' },
        { choice: 'software', reason: 'systemNotSupported' },
      ],
    });
  });

  test('of a panel takes back a program that needs its own web server', () => {
    const state = orderReducer(
      makeState({ configuration: { ...defaultConfiguration, os: ubuntu, software: 'lamp' } }),
      { type: 'changed', change: { panel: 'plesk' } },
    );
    expect(state.configuration).toMatchObject({ panel: 'plesk', software: 'none' });
    expect(state.takenBack?.cause).toBe('programs');
  });

  test('that has nothing to do with it leaves the explanation in place; another one of the kind ends it', () => {
    const notified = orderReducer(chosen, {
      type: 'changed',
      change: { os: { family: 'windows', version: '2019' } },
    });
    expect(notified.takenBack).not.toBeNull();
    const counted = orderReducer(notified, { type: 'changed', change: { count: 3 } });
    expect(counted.takenBack).toBe(notified.takenBack);
    expect(orderReducer(counted, { type: 'changed', change: { os: ubuntu } }).takenBack).toBeNull();
  });
});

test('another address replaces the draft', () => {
  const state = orderReducer(makeState({ isReceiptOpen: true }), {
    type: 'restarted',
    start: {
      plan,
      systems: sampleSystems,
      configuration: { ...defaultConfiguration, count: 9 },
      edit: 'entry-1',
      notices: [{ kind: 'periodCapped' }],
    },
  });
  expect(state).toMatchObject({
    configuration: { count: 9 },
    edit: 'entry-1',
    notices: [{ kind: 'periodCapped' }],
    isReceiptOpen: true,
  });
});

describe('the view', () => {
  // tests: PRICE-04
  test('has the price of the one pricing module', () => {
    const configuration = { ...defaultConfiguration, os: ubuntu, ipv4: 3, count: 2 };
    expect(
      toOsSelectionView(
        makeState({ configuration }),
        { prices: samplePrices },
        { isInCart: true, problem: null },
      ),
    ).toMatchObject({
      status: 'ready',
      quote: quoteOrder(plan.price.monthly, configuration, samplePrices),
    });
  });

  // tests: ORDER-21
  test('leads back to the catalogue of its plan', () => {
    const backOf = (of: typeof plan | undefined) =>
      of &&
      toOsSelectionView(makeState({ plan: of }), { prices: samplePrices }, { isInCart: true, problem: null })
        .backHref;
    expect([plan, cpuPlans[0], storagePlans[0]].map(backOf)).toEqual([
      '/dashboard/vps-catalog',
      '/dashboard/vps-cpu-catalog',
      '/dashboard/vps-storage-catalog',
    ]);
  });

  test('of an item of the cart leads back there; of one that has gone it is a new order', () => {
    const state = makeState({ edit: 'entry-1' });
    expect(
      toOsSelectionView(state, { prices: samplePrices }, { isInCart: true, problem: null }),
    ).toMatchObject({
      purpose: 'edit',
      backHref: '/dashboard/cart',
    });
    expect(
      toOsSelectionView(state, { prices: samplePrices }, { isInCart: false, problem: null }),
    ).toMatchObject({
      purpose: 'order',
      backHref: '/dashboard/vps-catalog',
    });
    expect(toPlanlessView('loading', true)).toEqual({
      status: 'loading',
      purpose: 'edit',
      backHref: '/dashboard/cart',
    });
    expect(toPlanlessView('error', false).backHref).toBe('/dashboard/vps-catalog');
  });
});
