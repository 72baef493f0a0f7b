import { useI18n } from '@/i18n/I18nProvider';
import { Skeleton } from '@/primitives/Skeleton';
import type { PaymentHistoryView } from './paymentHistoryTypes';

/**
 * Count and sum of what is listed, and of the selection when there is one (D12). A sum of all statuses is no money
 * that was spent, so what has been paid is said beside it.
 */
export function PaymentHistoryFooter({ view }: { view: PaymentHistoryView }) {
  const { t, money, number } = useI18n();
  if (view.status === 'loading') return <Skeleton className="h-5 w-24" />;
  if (view.status === 'noMatches')
    return <p className="text-text-muted figures">{t('payments.total', { count: number(0) })}</p>;
  if (view.status !== 'ready') return null;
  const { totals, payments, selection } = view;
  return (
    <>
      <p className="text-text-muted figures">
        {t('payments.total', { count: number(payments.length) })}
        {selection.count > 0 && (
          <span className="ml-4 font-medium text-text">
            {t('payments.selected', { count: number(selection.count), total: money(selection.total) })}
          </span>
        )}
      </p>
      <p className="flex flex-wrap gap-x-4 figures">
        <span className="font-semibold">{t('payments.sum', { total: money(totals.all) })}</span>
        {totals.byStatus.Paid !== totals.all && (
          <span className="text-text-muted">
            {t('payments.paidSum', { total: money(totals.byStatus.Paid) })}
          </span>
        )}
      </p>
    </>
  );
}
