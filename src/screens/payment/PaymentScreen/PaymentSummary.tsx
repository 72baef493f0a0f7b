import { RenewalCharges } from '@/components/RenewalCharges';
import { Receipt, type ReceiptRow } from '@/components/Receipt';
import type { CheckoutQuote } from '@/domain/cart/checkout';
import { kopecks } from '@/domain/money/money';
import { renewalCharges } from '@/domain/renewal/renewalCharges';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { orderLines } from './orderLines';
import type { WizardView } from './paymentView';

const titles = {
  order: 'payment.summary.order',
  topUp: 'payment.summary.payment',
  bills: 'payment.summary.bills',
} as const;

/** Items and total (D19), equal at every step. */
export function PaymentSummary({ view }: { view: WizardView }) {
  const i18n = useI18n();
  const { t } = i18n;
  const title = t(titles[view.purpose]);
  const rows = [
    ...(view.order ? quoteRows(view.order.quote, i18n) : []),
    ...view.bills.map(({ id, number, owed }) => ({
      id: `bill-${id}`,
      label: t('payment.line.bill', { number }),
      amount: owed,
    })),
    ...paymentRows(view, i18n),
  ];
  const total = totalOf(view, i18n);
  return (
    <section aria-label={title} className="rounded-card border border-border bg-surface p-5">
      <h2 className="mb-2 text-md font-semibold">{title}</h2>
      {total ? (
        <Receipt rows={rows} total={total} isTotalLive={view.step === 'method'} />
      ) : (
        <p className="text-text-muted">{t('payment.summary.empty')}</p>
      )}
      {view.order && (
        <RenewalCharges charges={renewalCharges(view.order.quote.entries, view.order.quote.discounts)} />
      )}
    </section>
  );
}

function quoteRows({ entries, promo, discount }: CheckoutQuote, i18n: I18n): ReceiptRow[] {
  const lines = orderLines(entries, i18n);
  if (promo?.ok !== true) return lines;
  const label = i18n.t('pricing.receipt.promo', { code: promo.code });
  return [...lines, { id: 'promo', label, amount: kopecks(0 - discount), kind: 'saving' }];
}

/** Rows from the owed to the paid sum: conversion and commission (D19). */
function paymentRows(
  { purpose, total: due, sum, method, balance }: WizardView,
  { t, currency }: I18n,
): ReceiptRow[] {
  if (!sum) return [];
  const amount = { id: 'amount', label: t('payment.summary.amount'), amount: currency(sum.amount) };
  const commission =
    method && method.commission > 0
      ? [
          {
            id: 'commission',
            label: t('payment.summary.commission', { percent: method.commission }),
            amount: currency(sum.commission),
          },
        ]
      : [];
  if (due === null) return [amount, ...commission];
  const total: ReceiptRow = {
    id: 'total',
    label: t(purpose === 'bills' ? 'payment.summary.billsTotal' : 'payment.summary.total'),
    amount: due,
    kind: 'subtotal',
  };
  const isConverted = sum.amount.currency !== 'RUB';
  const part: ReceiptRow[] = balance?.isUsed
    ? [
        {
          id: 'balance',
          label: t('payment.summary.fromBalance'),
          amount: kopecks(0 - balance.part),
          kind: 'saving',
        },
      ]
    : [];
  return [
    total,
    ...part,
    ...(isConverted ? [{ ...amount, label: t('payment.summary.converted') }] : []),
    ...commission,
  ];
}

function totalOf({ purpose, total, sum }: WizardView, { t, currency, money }: I18n) {
  if (sum)
    return {
      label: t('payment.summary.toPay'),
      amount: currency(sum.toPay),
      // An order credits nothing.
      ...(purpose === 'topUp' && { note: t('payment.summary.credited', { amount: money(sum.credited) }) }),
    };
  if (total === null) return null;
  return {
    label: t(purpose === 'bills' ? 'payment.summary.billsTotal' : 'payment.summary.total'),
    amount: total,
  };
}
