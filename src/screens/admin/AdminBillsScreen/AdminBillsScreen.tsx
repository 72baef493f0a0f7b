import { useCallback, useMemo } from 'react';
import type { AdminBill } from '@/domain/admin/bill';
import { billStates } from '@/domain/payment/bill';
import { useI18n } from '@/i18n/I18nProvider';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { ReceiptIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { adminBillColumns } from './adminBillColumns';
import { adminBillMenuItems } from './adminBillMenuItems';
import type { AdminBillsScreenProps } from './adminBillsView';

// Loaded on click.
const BillOverlays = lazyPart(() => import('./BillOverlays'));

/** All customers' bills: search, details, cancellation with a reason, and received transfers (D33). */
export function AdminBillsScreen(props: AdminBillsScreenProps) {
  const { view, onDetailsOpen, onCancelOpen, onQuestionAsk } = props;
  const { overlay } = view;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => adminBillColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ number }: AdminBill) => t('bills.rowLabel', { number }), [t]);
  const rowMenu = useCallback(
    (bill: AdminBill): RowMenu => ({
      label: t('bills.menu', { number: bill.number }),
      items: adminBillMenuItems(bill, i18n, { onDetailsOpen, onCancelOpen, onQuestionAsk }),
    }),
    [t, i18n, onDetailsOpen, onCancelOpen, onQuestionAsk],
  );
  return (
    <ListScreen
      title={t('admin.nav.bills')}
      view={view}
      actions={props}
      columns={columns}
      fields={[
        {
          kind: 'choice',
          name: 'state',
          label: t('adminBills.column.state'),
          options: billStates.map((value) => ({ value, label: t(`bills.state.${value}`) })),
        },
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      empty={{ icon: <ReceiptIcon />, title: t('adminBills.empty'), description: t('adminBills.emptyText') }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={overlay.kind !== 'none' && <BillOverlays {...props} overlay={overlay} />}
    />
  );
}
