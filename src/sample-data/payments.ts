import { dayOf } from '@/domain/time/dates';
import { kopecks, rubles } from '@/domain/money/money';
import type { ExchangeRates } from '@/domain/payment/currency';
import { methodTerms, paymentMethodIds, type PaymentMethod } from '@/domain/payment/method';
import type { Payment } from '@/domain/payment/payment';

/** Sample exchange rates (D19). */
export const sampleRates: ExchangeRates = { RUB: kopecks(100), USD: rubles(80.5), EUR: rubles(93.2) };

/** All methods of §9, enabled. */
export const samplePaymentMethods: readonly PaymentMethod[] = methodTerms.map((terms) => ({
  ...terms,
  paused: [],
  unavailable: null,
}));

/** Makes a paid payment, with changes. */
export function makePayment(changes: Partial<Payment> = {}): Payment {
  return {
    id: 5107,
    number: 'MRD-5107',
    date: '2026-11-18',
    payer: 'Соколова Анна Викторовна',
    paymentMethod: 'ruCards',
    amount: rubles(1577),
    amountInPaymentCurrency: { currency: 'RUB', minor: 157700 },
    status: 'Paid',
    ...changes,
  };
}

/** Sample payment history, newest first. */
export const samplePayments: readonly Payment[] = [
  makePayment({
    id: 5112,
    number: 'MRD-5112',
    date: '2026-11-20',
    paymentMethod: 'manual',
    amountInPaymentCurrency: { currency: 'RUB', minor: 165585 },
    status: 'Pending',
  }),
  makePayment(),
  makePayment({
    id: 5084,
    number: 'MRD-5084',
    date: '2026-10-24',
    payer: 'ООО «Северный ветер»',
    paymentMethod: 'manual',
    amount: rubles(8516),
    amountInPaymentCurrency: { currency: 'RUB', minor: 894180 },
  }),
  makePayment({
    id: 5061,
    number: 'MRD-5061',
    date: '2026-10-03',
    paymentMethod: 'crypto',
    amount: rubles(4025),
    amountInPaymentCurrency: { currency: 'USD', minor: 5250 },
  }),
  makePayment({
    id: 5040,
    number: 'MRD-5040',
    date: '2026-09-18',
    paymentMethod: 'sberPay',
    amount: rubles(577),
    amountInPaymentCurrency: { currency: 'RUB', minor: 60585 },
    status: 'Canceled',
  }),
  makePayment({
    id: 5021,
    number: 'MRD-5021',
    date: '2026-08-29',
    paymentMethod: 'cards',
    amount: rubles(2377),
    amountInPaymentCurrency: { currency: 'EUR', minor: 2678 },
  }),
];

/** Makes a long history, the same on every call: several payers, every status and method, newest first. */
export function makePayments(count: number): Payment[] {
  const payers = ['Соколова Анна Викторовна', 'ООО «Северный ветер»', 'ИП Орлов Пётр Ильич'];
  const statuses = ['Paid', 'Paid', 'Paid', 'Canceled', 'Paid', 'Pending', 'Paid'] as const;
  return Array.from({ length: count }, (_, index) => {
    const amount = rubles(577 + ((index * 7919) % 9000));
    return makePayment({
      id: 5000 + count - index,
      number: `MRD-${5000 + count - index}`,
      date: dayOf(new Date(Date.UTC(2026, 10, 20 - Math.floor(index / 3)))),
      payer: payers[(index * 5) % 3] ?? '',
      paymentMethod: paymentMethodIds[(index * 3) % paymentMethodIds.length] ?? 'cards',
      amount,
      amountInPaymentCurrency: { currency: 'RUB', minor: amount },
      status: statuses[index % statuses.length] ?? 'Paid',
    });
  });
}
