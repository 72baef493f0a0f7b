import { useCallback, useMemo } from 'react';
import { adminPaymentStatuses, type AdminPayment } from '@/domain/admin/payment';
import { sumMoney } from '@/domain/money';
import { paymentMethodIds } from '@/domain/payment/method';
import { useI18n } from '@/i18n/I18nProvider';
import { MoreIcon, ReceiptIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Menu } from '@/primitives/Menu';
import { AdminList } from '../list/AdminList';
import type { AdminPaymentsScreenProps } from './adminPaymentsTypes';
import { paymentColumns } from './paymentColumns';
import { paymentMenuItems } from './paymentMenuItems';
import { PaymentStats } from './PaymentStats';

/** One object for all rows, so that none draws its dots again. */
const menuFace = { kind: 'icon', icon: <MoreIcon /> } as const;

// Shows only after a click, and arrives with it.
const PaymentOverlays = lazyPart(() => import('./PaymentOverlays'));

/** Every customer's payments (§2: payment stats and table with three row actions). */
export function AdminPaymentsScreen(props: AdminPaymentsScreenProps) {
  const { view, onDetailsOpen, onReceiptDownload, onQuestionAsk } = props;
  const { overlay } = view;
  const i18n = useI18n();
  const { t, money } = i18n;
  const columns = useMemo(() => paymentColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id }: AdminPayment) => t('adminPayments.number', { id }), [t]);
  const rowMenu = useCallback(
    (payment: AdminPayment, tabIndex: 0 | -1 | undefined) => (
      <Menu
        label={t('adminPayments.menu', { id: payment.id })}
        face={menuFace}
        size="sm"
        tabIndex={tabIndex}
        items={paymentMenuItems(payment, t, { onDetailsOpen, onReceiptDownload, onQuestionAsk })}
      />
    ),
    [t, onDetailsOpen, onReceiptDownload, onQuestionAsk],
  );
  return (
    <AdminList
      title={t('adminPayments.title')}
      label={t('adminPayments.title')}
      view={view}
      actions={props}
      columns={columns}
      summary={view.status !== 'error' && <PaymentStats stats={view.stats} />}
      conditions={[
        {
          name: 'status',
          label: t('adminPayments.column.status'),
          options: adminPaymentStatuses.map((value) => ({
            value,
            label: t(`adminPayments.status.${value}`),
          })),
        },
        {
          name: 'method',
          label: t('adminPayments.column.method'),
          options: paymentMethodIds.map((value) => ({ value, label: t(`adminPayments.method.${value}`) })),
        },
      ]}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      total={
        view.status === 'ready' && (
          <p className="font-semibold figures">
            {t('adminPayments.sum', { sum: money(sumMoney(view.rows.map(({ amount }) => amount))) })}
          </p>
        )
      }
      empty={{
        icon: <ReceiptIcon />,
        title: t('adminPayments.empty'),
        description: t('adminPayments.emptyText'),
      }}
      overlay={
        overlay.kind !== 'none' && overlay.kind !== 'form' && <PaymentOverlays {...props} overlay={overlay} />
      }
    />
  );
}
