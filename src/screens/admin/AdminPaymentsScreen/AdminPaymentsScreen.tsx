import { useCallback, useMemo } from 'react';
import { adminPaymentStatuses, type AdminPayment } from '@/domain/admin/payment';
import { bookedMethodIds } from '@/domain/payment/method';
import { useI18n } from '@/i18n/I18nProvider';
import { ReceiptIcon } from '@/primitives/icons';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListCount } from '@/patterns/listKit/ListCount';
import { ListScreen } from '@/patterns/listKit/ListScreen';
import { lazyPart } from '@/primitives/lazyPart';
import { PaymentTabs } from '../payments/PaymentTabs';
import type { AdminPaymentsScreenProps } from './adminPaymentsView';
import { paymentColumns } from './paymentColumns';
import { paymentMenuItems } from './paymentMenuItems';
import { PaymentStats } from './PaymentStats';

// Loaded on click.
const PaymentOverlays = lazyPart(() => import('./PaymentOverlays'));

/** All customers' payments (§2: payment stats and table with three row actions). */
export function AdminPaymentsScreen(props: AdminPaymentsScreenProps) {
  const { view, onDetailsOpen, onReceiptDownload, onProcessOpen, onRefundOpen } = props;
  const { overlay } = view;
  const i18n = useI18n();
  const { t, money } = i18n;
  const columns = useMemo(() => paymentColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id }: AdminPayment) => t('adminPayments.number', { id }), [t]);
  const rowMenu = useCallback(
    (payment: AdminPayment) => ({
      label: t('adminPayments.menu', { id: payment.id }),
      items: paymentMenuItems(payment, t, { onDetailsOpen, onReceiptDownload, onProcessOpen, onRefundOpen }),
    }),
    [t, onDetailsOpen, onReceiptDownload, onProcessOpen, onRefundOpen],
  );
  return (
    <ListScreen
      title={t('adminPayments.title')}
      label={t('adminPayments.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={
        <div className="flex flex-col gap-4">
          <PaymentTabs current="payments" />
          {view.status !== 'error' && view.stats.status !== 'error' && (
            <PaymentStats stats={view.stats.status === 'ready' ? view.stats.value : null} />
          )}
        </div>
      }
      fields={[
        choiceField('status', t('adminPayments.column.status'), adminPaymentStatuses, (value) =>
          t(`adminPayments.status.${value}`),
        ),
        choiceField('method', t('adminPayments.column.method'), bookedMethodIds, (value) =>
          t(`paymentMethod.${value}`),
        ),
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      footer={
        view.status === 'ready' && (
          <ListCount count={view.total} sum={t('adminPayments.sum', { sum: money(view.sum) })} />
        )
      }
      empty={{
        icon: <ReceiptIcon />,
        title: t('adminPayments.empty'),
        description: t('adminPayments.emptyText'),
      }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={overlay.kind !== 'none' && <PaymentOverlays {...props} overlay={overlay} />}
    />
  );
}
