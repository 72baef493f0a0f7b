import { rubles } from '@/domain/money/money';
import type { Bill, BillItem } from '@/domain/payment/bill';
import type { ServerId } from '@/domain/servers/server';

/** Makes an item of a bill, with changes. */
export function makeBillItem(changes: Partial<BillItem> = {}): BillItem {
  return { kind: 'order', title: 'Naos', serverId: null, count: 1, months: null, ...changes };
}

/** Makes an unpaid bill, with changes. */
export function makeBill(changes: Partial<Bill> = {}): Bill {
  const amount = changes.amount ?? rubles(1577);
  return {
    id: 5112,
    number: 'MRD-5112',
    date: '2026-11-20',
    payer: 'Соколова Анна Викторовна',
    paymentMethod: 'manual',
    amount,
    amountInPaymentCurrency: { currency: 'RUB', minor: Math.round(amount * 1.05) },
    state: 'unpaid',
    owed: amount,
    items: [makeBillItem()],
    billPath: '/api/payments/5112/papers/bill',
    receiptPath: null,
    continueAt: null,
    ...changes,
  };
}

const noMore = rubles(0);

/** One bill per state and kind, unpaid first. */
export const exampleBills: readonly Bill[] = [
  makeBill(),
  makeBill({
    id: 5110,
    number: 'MRD-5110',
    date: '2026-11-19',
    payer: 'ООО «Северный ветер»',
    amount: rubles(1569.2),
    owed: rubles(569.2),
    items: [makeBillItem({ kind: 'tariff', title: 'Sirius', serverId: 1024 as ServerId })],
  }),
  makeBill({
    id: 5109,
    number: 'MRD-5109',
    date: '2026-11-19',
    paymentMethod: 'ruCards',
    amount: rubles(3154),
    amountInPaymentCurrency: { currency: 'RUB', minor: 315_400 },
    state: 'atBank',
    items: [makeBillItem({ kind: 'bills', title: 'MRD-5101, MRD-5102' })],
    billPath: null,
    continueAt: '/pay/5109',
  }),
  makeBill({
    id: 5084,
    number: 'MRD-5084',
    date: '2026-10-24',
    payer: 'ООО «Северный ветер»',
    amount: rubles(8516),
    state: 'paid',
    owed: noMore,
    items: [
      makeBillItem({ count: 3 }),
      makeBillItem({ kind: 'renewal', title: '', serverId: 1031 as ServerId }),
    ],
    receiptPath: '/api/payments/5084/papers/receipt',
  }),
  makeBill({
    id: 5070,
    number: 'MRD-5070',
    date: '2026-10-05',
    state: 'canceled',
    owed: noMore,
    items: [makeBillItem({ kind: 'topUp', title: '' })],
  }),
];
