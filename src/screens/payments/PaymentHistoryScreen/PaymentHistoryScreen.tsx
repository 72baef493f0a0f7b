import { useCallback, useMemo } from 'react';
import { kopecks } from '@/domain/money/money';
import type { Payment } from '@/domain/payment/payment';
import { MoneyTabs } from '@/components/MoneyTabs';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { ListScreen } from '@/patterns/listKit/ListScreen';
import { paths } from '@/paths';
import { ButtonLink } from '@/primitives/Button';
import { PlusIcon, ReceiptIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { paymentColumns } from './paymentColumns';
import { PaymentHistoryFooter } from './PaymentHistoryFooter';
import { PaymentHistoryTools, PaymentListTools } from './PaymentHistoryTools';
import type { PaymentHistoryScreenProps } from './paymentHistoryView';
import { paymentMenuItems } from './paymentMenuItems';
import type { PaymentConditions, PaymentFilter } from '@/domain/payment/paymentRules';
import type { FilterChip } from '@/patterns/listKit/filterFields';

// Loaded on click.
const BulkActionDialog = lazyPart(() => import('@/patterns/listKit/BulkActionDialog'));
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
      summary={<MoneyTabs current="paymentsHistory" hrefs={paths.dashboard} />}
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
          {view.bulkAction && (
            <BulkActionDialog
              {...props}
              bulkAction={view.bulkAction}
              title={t('payments.deleteDialog.title', { count: view.bulkAction.eligible })}
              description={t('payments.deleteDialog.many', {
                count: view.bulkAction.eligible,
                sum: money(view.bulkAction.sum ?? kopecks(0)),
              })}
              confirmLabel={t('payments.delete')}
              confirmIntent="danger"
            >
              <p>{t('payments.deleteDialog.effect', { count: view.bulkAction.eligible })}</p>
            </BulkActionDialog>
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

/** Formats the period; null if it is unbounded. */
function periodText({ from, to }: Pick<PaymentFilter, 'from' | 'to'>, i18n: I18n): string | null {
  const { t, date } = i18n;
  if (from !== null && to !== null) return t('payments.period.fromTo', { from: date(from), to: date(to) });
  if (from !== null) return t('payments.period.from', { from: date(from) });
  return to === null ? null : t('payments.period.to', { to: date(to) });
}

/** Active conditions in panel order; both days are one chip. */
function paymentChips(filter: PaymentFilter, i18n: I18n): readonly FilterChip<PaymentConditions>[] {
  const { t } = i18n;
  const chips: FilterChip<PaymentConditions>[] = [];
  const add = (key: 'status' | 'method' | 'period', value: string, lift: Partial<PaymentFilter>) =>
    chips.push({ key, text: t('list.chip', { name: t(`payments.filter.${key}`), value }), lift });
  if (filter.status !== null) add('status', t(`payments.status.${filter.status}`), { status: null });
  if (filter.method !== null) add('method', t(`paymentMethod.${filter.method}`), { method: null });
  const period = periodText(filter, i18n);
  if (period !== null) add('period', period, { from: null, to: null });
  return chips;
}
