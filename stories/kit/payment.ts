import { fn } from 'storybook/test';
import type { ListedCard } from '@/domain/payment/savedCard';
import { exampleBills } from '@/sample-data/bills';
import { isPayableBill, type Bill } from '@/domain/payment/bill';
import type { CartEntry } from '@/domain/cart/entry';
import type { PromoCode } from '@/domain/cart/promo';
import { formReducer, formStateOf, type FormAction } from '@/domain/form/formState';
import type { Loaded } from '@/domain/results/loaded';
import { kopecks, rubles, type Money } from '@/domain/money/money';
import { paymentMethodIds, type PaymentMethod } from '@/domain/payment/method';
import { currencyIds } from '@/domain/payment/currency';
import type { Payment } from '@/domain/payment/payment';
import { emptyPayer, toPayer, type Payer, type PayerDraft } from '@/domain/payment/payer';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import { makePayer, samplePayers } from '@/sample-data/payers';
import { makePayment, samplePaymentMethods, sampleRates } from '@/sample-data/payments';
import { makePlan, samplePlanName, samplePlans } from '@/sample-data/plans';
import type { Plan } from '@/domain/catalog/plan';
import { makePromo } from '@/sample-data/promos';
import { sampleServers } from '@/sample-data/servers';
import { samplePrices } from '@/sample-data/prices';
import { emptyDraft, type PaymentDraft } from '@/screens/payment/PaymentScreen/paymentDraft';
import type { PayRefusal, Settled } from '@/screens/payment/PaymentScreen/paymentState';
import { quotePayment, toBasis } from '@/screens/payment/PaymentScreen/paymentSum';
import {
  newPayer,
  paymentStepIds,
  type PaymentPurpose,
  type PaymentStepId,
} from '@/screens/payment/PaymentScreen/paymentView';
import { toStepView } from '@/screens/payment/PaymentScreen/toPaymentView';
import { choice, count, knobs, lengthened, repeated, toggle } from './knobs';

const today = '2026-11-21' as const;

/** Makes a wizard with a draft after some actions. */
export function paymentAfter(
  draft: Partial<PaymentDraft> = {},
  ...actions: readonly FormAction<PaymentDraft, PayRefusal>[]
) {
  return actions.reduce(
    formReducer<PaymentDraft, PayRefusal>,
    formStateOf<PaymentDraft, PayRefusal>(emptyDraft, { ...emptyDraft, method: 'ruCards', ...draft }),
  );
}

/** Data of the wizard, by default the sample's methods and payers. */
interface Surroundings {
  purpose?: PaymentPurpose;
  entries?: readonly CartEntry[];
  plans?: readonly Plan[];
  promo?: PromoCode | null;
  methods?: readonly PaymentMethod[];
  payers?: Loaded<readonly Payer[]>;
  /** Bills to pay. */
  bills?: readonly Bill[];
  cards?: readonly ListedCard[];
  /** Balance in kopecks. */
  balance?: Money;
}

/** Makes the view of a step, by default for an order. */
export function stepView(
  step: PaymentStepId,
  form = paymentAfter(),
  {
    purpose = 'order',
    entries = sampleCart,
    plans = samplePlans,
    promo = null,
    methods = samplePaymentMethods,
    payers = { status: 'ready', value: samplePayers },
    bills = exampleBills.filter(isPayableBill),
    cards = [],
    balance = kopecks(0),
  }: Surroundings = {},
) {
  const checkout = { entries, promo: promo && promo.code, origin: 'cart' } as const;
  const from = purpose === 'order' ? { plans, prices: samplePrices, servers: sampleServers, today } : null;
  const basis = toBasis(purpose === 'order' ? checkout : null, from, {
    methods,
    rates: sampleRates,
    bills: purpose === 'bills' ? bills : null,
    cards,
    balance,
    owner: null,
    terms: { promo, today },
  });
  const sources = { purpose, form, settled: null, basis: { status: 'ready', value: basis }, payers } as const;
  return toStepView(sources, step, basis, quotePayment(form.draft, basis));
}

/** Returns payer details typed for a new payer, or over a saved one. */
export function typedPayer(
  payer: Partial<PayerDraft>,
  choice = newPayer,
): Pick<PaymentDraft, 'choice' | 'forms'> {
  return { choice, forms: [{ choice, payer: toPayer({ ...emptyPayer, ...payer }), isTyped: true }] };
}

/** Two servers, a renewal, a tariff change and ten per cent off. */
export const mixedOrder: Surroundings = {
  entries: [
    makeOrderEntry(),
    makeOrderEntry({
      id: 'other',
      plan: 'Castor[GB]',
      configuration: { ...makeOrderEntry().configuration, period: '6months', count: 2, panel: 'plesk' },
    }),
    ...sampleServers
      .slice(0, 2)
      .map(({ id }, index): CartEntry =>
        index === 0
          ? { kind: 'renewal', id: 'renewal', serverId: id, period: 'year' }
          : { kind: 'tariff', id: 'tariff', serverId: id, tariff: 'Okul' },
      ),
  ],
  promo: makePromo(),
};

export const [person = makePayer(), organization = makePayer()] = samplePayers;

/** Makes an accepted payment of the sample's order. */
export function makeSettled(changes: Partial<Payment> = {}, { email } = person): Settled {
  const order = { id: 5113, number: 'MRD-5113', date: '2026-11-21', amount: rubles(3154) } as const;
  const amountInPaymentCurrency = { currency: 'RUB', minor: 315_400 } as const;
  return { payment: makePayment({ ...order, amountInPaymentCurrency, ...changes }), email };
}

/** Initial props of the wizard, with its callbacks. */
export const wizardArgs = () => ({
  view: stepView('method', paymentAfter({ method: null })),
  onMethodChange: fn(),
  onCardSaveChange: fn(),
  onAmountChange: fn(),
  onCurrencyChange: fn(),
  onBalanceUseChange: fn(),
  onPromoDrop: fn(),
  onPayerChoose: fn(),
  onPayersRetry: fn(),
  onPayerChange: fn(),
  onPayerSaveChange: fn(),
  onSubmit: fn(),
});

const longPlan = makePlan({ name: `${lengthened(samplePlanName)}[GB]` });

/** Knobs for a step of the wizard and the earlier choices. */
export const paymentKnobs = knobs(
  {
    step: choice(paymentStepIds),
    purpose: choice(['order', 'topUp', 'bills']),
    method: choice(['none', ...paymentMethodIds]),
    currency: choice(['RUB', ...currencyIds.filter((id) => id !== 'RUB')]),
    entries: count(sampleCart.length, 20),
    balance: choice(['none', 'some', 'enough']),
    longNames: toggle(),
    isPending: toggle(),
  },
  ({ step, purpose, method: chosen, currency, entries, balance, longNames, isPending }) => {
    const method = paymentMethodIds.find((id) => id === chosen) ?? null;
    const payer = longNames ? { ...organization, name: lengthened(organization.name) } : person;
    const form = paymentAfter(
      { method, currency, amount: '5000', ...typedPayer(payer) },
      ...(isPending ? [{ type: 'sent' } as const] : []),
    );
    const plan = longNames ? longPlan.name : samplePlanName;
    return {
      view: stepView(step, form, {
        purpose,
        plans: [...samplePlans, longPlan],
        entries: repeated([makeOrderEntry({ plan })], entries),
        balance: rubles({ none: 0, some: 500, enough: 100_000 }[balance]),
      }),
    };
  },
);
