import { FactList, type Fact } from '@/components/FactList';
import { useI18n } from '@/i18n/I18nProvider';
import { Link } from '@/primitives/Link';
import type { OrderView } from './orderView';

/** Facts about an order besides its steps. */
export function OrderFacts({ view }: { view: Extract<OrderView, { status: 'ready' }> }) {
  const { t, money, dateTime } = useI18n();
  const { order, refund, paymentHref } = view;
  const { at, paymentNumber, member, amount } = order;
  const payment =
    paymentNumber === null ? t('orders.fact.balance') : <Link href={paymentHref}>{paymentNumber}</Link>;
  const facts: readonly Fact[] = [
    { label: t('orders.fact.at'), value: dateTime(at) },
    ...(member === undefined ? [] : [{ label: t('orders.fact.member'), value: member }]),
    { label: t('orders.fact.payment'), value: payment },
    { label: t('orders.fact.amount'), value: money(amount) },
    ...(refund > 0 ? [{ label: t('orders.fact.refunded'), value: money(refund) }] : []),
  ];
  return (
    <section aria-label={t('orders.facts')} className="rounded-card border border-border bg-surface p-4">
      <FactList layout="edges" facts={facts} />
    </section>
  );
}
