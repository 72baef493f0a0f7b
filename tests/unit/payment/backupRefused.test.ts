import { expect, test } from 'vitest';
import type { CartEntry } from '@/domain/cart/entry';
import { formReducer, formStateOf } from '@/domain/form/formState';
import { rubles } from '@/domain/money/money';
import { makeOrderedBackup } from '@/sample-data/backups';
import { makeOrderEntry } from '@/sample-data/cart';
import { samplePaymentMethods, sampleRates } from '@/sample-data/payments';
import { samplePlans } from '@/sample-data/plans';
import { samplePrices } from '@/sample-data/prices';
import { emptyDraft, type PaymentDraft } from '@/screens/payment/PaymentScreen/paymentDraft';
import type { PayRefusal } from '@/screens/payment/PaymentScreen/paymentState';
import { quotePayment, type Basis } from '@/screens/payment/PaymentScreen/paymentSum';
import { toStepView } from '@/screens/payment/PaymentScreen/toPaymentView';

/** Returns the address of the order in a payment that was refused because of a backup. */
function orderHrefOf(entries: readonly CartEntry[]) {
  const market = { plans: samplePlans, prices: samplePrices, servers: [], today: '2026-11-21' } as const;
  const basis: Basis = {
    methods: samplePaymentMethods,
    rates: sampleRates,
    order: { checkout: { entries, promo: null, origin: 'cart' }, market, promo: null },
    bills: null,
    cards: [],
    balance: rubles(0),
    owner: null,
  };
  const form = formReducer<PaymentDraft, PayRefusal>(formStateOf(emptyDraft), {
    type: 'failed',
    failure: 'backupUnavailable',
  });
  const { submission } = toStepView(
    {
      purpose: 'order',
      form,
      settled: null,
      basis: { status: 'ready', value: basis },
      payers: { status: 'ready', value: [] },
    },
    'confirmation',
    basis,
    quotePayment(form.draft, basis),
  );
  return 'orderHref' in submission ? submission.orderHref : null;
}

// tests: SNAPSHOTS-12
test('a backup that cannot be restored leads to its order, or to the cart if several have one', () => {
  const { configuration } = makeOrderEntry();
  const restored = makeOrderEntry({ configuration: { ...configuration, fromBackup: makeOrderedBackup() } });
  expect(orderHrefOf([makeOrderEntry({ id: 'plain' }), restored])).toContain(`edit=${restored.id}`);
  expect(orderHrefOf([restored, { ...restored, id: 'other' }])).toBe('/dashboard/cart');
});
