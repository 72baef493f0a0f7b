import { useCallback, useMemo } from 'react';
import { kopecks } from '@/domain/money';
import type { Payment } from '@/domain/payment/payment';
import { useI18n } from '@/i18n/I18nProvider';
import { ListScreen } from '@/patterns/listKit/ListScreen';
import { ButtonLink } from '@/primitives/Button';
import { PlusIcon, ReceiptIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { paymentColumns } from './paymentColumns';
import { paymentChips } from './paymentConditions';
import { PaymentHistoryFooter } from './PaymentHistoryFooter';
import { PaymentHistoryTools, PaymentListTools } from './PaymentHistoryTools';
import type { PaymentHistoryScreenProps } from './paymentHistoryView';
import { paymentMenuItems } from './paymentMenuItems';

// What shows only after a click arrives with it.
const ListedActDialog = lazyPart(() => import('@/patterns/listKit/ListedActDialog'));
const PaymentFilterPanel = lazyPart(() => import('./PaymentFilterPanel'));
const PaymentHistoryOverlays = lazyPart(() => import('./PaymentHistoryOverlays'));

/** The payments of an account (§2 'Payment history', D12). */
export function PaymentHistoryScreen(props: PaymentHistoryScreenProps) {
  const { view, onPaymentPay, onPaymentDelete, onPaymentPrint } = props;
  const i18n = useI18n();
  const { t, money } = i18n;
  const isListed = view.status === 'ready' || view.status === 'noMatches';
  const columns = useMemo(() => paymentColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ number }: Payment) => t('payments.rowLabel', { number }), [t]);
  const rowMenu = useCallback(
    (payment: Payment) => ({
      label: t('payments.menu', { number: payment.number }),
      items: paymentMenuItems(payment, i18n, { onPaymentPay, onPaymentDelete, onPaymentPrint }),
    }),
    [t, i18n, onPaymentPay, onPaymentDelete, onPaymentPrint],
  );
  return (
    <ListScreen
      title={t('payments.title')}
      primaryAction={
        <ButtonLink intent="primary" icon={<PlusIcon />} href={view.addHref}>
          {t('payments.add')}
        </ButtonLink>
      }
      label={t('payments.table')}
      view={view}
      actions={props}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      selection={view.selection}
      chips={paymentChips(view.filter, i18n)}
      filterPanel={
        isListed && (
          <PaymentFilterPanel
            filter={view.filter}
            periods={view.periods}
            onFilterChange={props.onFilterChange}
          />
        )
      }
      tools={<PaymentHistoryTools {...props} />}
      listTools={<PaymentListTools {...props} />}
      footer={isListed && <PaymentHistoryFooter view={view} />}
      overlay={
        <>
          {view.overlay.kind !== 'none' && <PaymentHistoryOverlays {...props} overlay={view.overlay} />}
          {view.listedAct && (
            <ListedActDialog
              {...props}
              act={view.listedAct}
              title={t('payments.deleteDialog.title', { count: view.listedAct.eligible })}
              description={t('payments.deleteDialog.many', {
                count: view.listedAct.eligible,
                sum: money(view.listedAct.sum ?? kopecks(0)),
              })}
              confirmLabel={t('payments.delete')}
              confirmIntent="danger"
            >
              <p>{t('payments.deleteDialog.effect', { count: view.listedAct.eligible })}</p>
            </ListedActDialog>
          )}
        </>
      }
      empty={{
        icon: <ReceiptIcon />,
        title: t('payments.empty.title'),
        description: t('payments.empty.description'),
        action: (
          <ButtonLink intent="primary" href={view.addHref}>
            {t('payments.topUp')}
          </ButtonLink>
        ),
      }}
      noMatches={{ title: t('payments.noMatches.title'), description: t('payments.noMatches.description') }}
    />
  );
}
