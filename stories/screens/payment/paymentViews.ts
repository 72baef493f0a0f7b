import type { CartEntry } from '@/domain/cart/entry';
import { quoteCheckout } from '@/domain/cart/checkout';
import type { PromoCode } from '@/domain/cart/promo';
import { fromRubles, type CurrencyAmount, type CurrencyId } from '@/domain/payment/currency';
import { paymentSum, type PaymentMethod, type PaymentMethodId } from '@/domain/payment/method';
import { emptyPayer, toPayer, type PayerDraft } from '@/domain/payment/payer';
import { makeOrderEntry, sampleCart } from '@/sample-data/cart';
import {
  makePayer,
  makePayment,
  samplePayers,
  samplePaymentMethods,
  sampleRates,
} from '@/sample-data/payments';
import { samplePlans } from '@/sample-data/plans';
import { makePromo } from '@/sample-data/promos';
import { sampleServers } from '@/sample-data/servers';
import type {
  ConfirmationStep,
  MethodStep,
  PayeeStep,
  PayerStep,
  PaymentOrder,
  SettledView,
  WizardView,
} from '@/screens/payment/PaymentScreen/paymentView';

const market = { plans: samplePlans, servers: sampleServers, today: '2026-11-21' } as const;

type Frame = Omit<Extract<WizardView, { step: 'payee' }>, keyof PayeeStep>;

/** The method of that name, as §9 has it. */
export function methodOf(id: PaymentMethodId): PaymentMethod {
  const method = samplePaymentMethods.find((each) => each.id === id);
  if (!method) throw new RangeError(`No method ${id}`);
  return method;
}

/** An order as the catalogue prices it. */
export function makeOrder(
  entries: readonly CartEntry[] = sampleCart,
  promo: PromoCode | null = null,
): PaymentOrder {
  const quote = quoteCheckout(entries, promo && { code: promo.code, found: promo }, market);
  return { quote, refusedPromo: quote.promo?.ok === false ? quote.promo : null };
}

/** Two servers, a renewal, a tariff change and ten per cent off. */
export const mixedOrder = makeOrder(
  [
    makeOrderEntry(),
    makeOrderEntry({
      id: 'other',
      plan: 'Castor[GB]',
      configuration: { ...makeOrderEntry().configuration, period: '6months', count: 2, panel: 'plesk' },
    }),
    ...sampleServers
      .slice(0, 2)
      .map((server, index): CartEntry =>
        index === 0
          ? { kind: 'renewal', id: 'renewal', serverId: server.id, period: 'year' }
          : { kind: 'tariff', id: 'tariff', serverId: server.id, tariff: 'Okul' },
      ),
  ],
  makePromo(),
);

const frame: Frame = {
  status: 'ready',
  purpose: 'order',
  order: makeOrder(),
  method: null,
  sum: null,
  blocker: 'method',
  stepHrefs: {
    method: '/dashboard/payment-method?step=method',
    payee: '/dashboard/payment-method?step=payee',
    payer: '/dashboard/payment-method?step=payer',
    confirmation: '/dashboard/payment-method?step=confirmation',
  },
  submission: { status: 'idle' },
  refusals: 0,
};

/** The frame of an order that is paid by a method in a currency. */
export function makeFrame(
  id: PaymentMethodId = 'ruCards',
  currency: CurrencyId = 'RUB',
  order: PaymentOrder = makeOrder(),
): Frame {
  const method = methodOf(id);
  const sum = paymentSum(fromRubles(order.quote.total, currency, sampleRates), method, sampleRates);
  return { ...frame, order, method, sum, blocker: null };
}

/** The frame of topping up by an amount. */
export function makeTopUpFrame(
  id: PaymentMethodId | null = null,
  amount: CurrencyAmount | null = null,
): Frame {
  const method = id && methodOf(id);
  return {
    ...frame,
    purpose: 'topUp',
    order: null,
    method,
    sum: method && amount && paymentSum(amount, method, sampleRates),
    blocker: method ? (amount ? null : 'amount') : 'method',
  };
}

/** Step 1 with nothing chosen. */
export const methodStep: MethodStep = {
  step: 'method',
  methods: samplePaymentMethods,
  rates: sampleRates,
  currency: 'RUB',
  amount: '',
  amountProblem: 'required',
  minimum: null,
  isAmountTouched: false,
};

export const firstView: WizardView = { ...frame, ...methodStep };

export const payeeStep: PayeeStep = {
  step: 'payee',
  payers: { status: 'ready', payers: samplePayers },
  choice: '',
  isMissing: false,
};

export const payerStep: PayerStep = {
  step: 'payer',
  draft: emptyPayer,
  problems: {},
  origin: 'new',
  isKept: true,
};

export const person: PayerDraft = toPayer(makePayer());

export const organization: PayerDraft = toPayer(samplePayers[1] ?? makePayer());

/** Made up; the check digits are right. */
export const soleProprietor: PayerDraft = {
  ...person,
  type: 'soleProprietor',
  name: 'Ветров Пётр Ильич',
  inn: '779900400121',
  ogrn: '325770000000012',
  address: '101000, Москва, Меридианный проезд, д. 4',
  bik: '049999990',
  account: '40802810300000000017',
};

export const confirmationStep: ConfirmationStep = {
  step: 'confirmation',
  payer: person,
  termsHref: '/legal/terms-of-service',
  refundHref: '/legal/refund-policy',
};

export const paid: SettledView = {
  status: 'paid',
  purpose: 'order',
  payment: makePayment({
    id: 5113,
    number: 'MRD-5113',
    date: '2026-11-21',
    amount: makeOrder().quote.total,
    amountInPaymentCurrency: fromRubles(makeOrder().quote.total, 'RUB', sampleRates),
  }),
  email: person.email,
  isFresh: false,
  hrefs: {
    servers: '/dashboard/vps',
    history: '/dashboard/payments-history',
    cart: '/dashboard/cart',
    topUp: '/dashboard/payments',
  },
};
