import { useI18n } from '@/i18n/I18nProvider';
import { ListCount } from '@/patterns/listKit/ListCount';
import type { PaymentHistoryView } from './paymentHistoryView';

/**
 * Count and sum of the listed and of the selected payments (D12). The paid part is shown separately, because a sum of
 * all statuses is not what was spent.
 */
export function PaymentHistoryFooter({ view }: { view: PaymentHistoryView }) {
  const { t, money, number } = useI18n();
  if (view.status === 'noMatches') return <ListCount count={0} />;
  if (view.status !== 'ready') return null;
  const { totals, total, selection } = view;
  return (
    <>
      <ListCount
        count={total}
        selected={
          selection.count > 0 &&
          t('payments.selected', { count: number(selection.count), total: money(selection.total) })
        }
      />
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
