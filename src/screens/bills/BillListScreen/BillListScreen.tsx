import { useCallback, useMemo } from 'react';
import { billsAtOnce, type Bill } from '@/domain/payment/bill';
import { kopecks } from '@/domain/money/money';
import { billFilters } from '@/domain/payment/billRules';
import { MoneyTabs } from '@/components/MoneyTabs';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListCount } from '@/patterns/listKit/ListCount';
import { ListScreen } from '@/patterns/listKit/ListScreen';
import { paths } from '@/paths';
import { ButtonLink } from '@/primitives/Button';
import { ReceiptIcon, TrashIcon, WalletIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { ReasonButton } from '@/primitives/ReasonButton';
import { billColumns } from './billColumns';
import type { BillListScreenProps, BillListView, SelectedBills } from './billListView';
import { billMenuItems } from './billMenuItems';

// Loaded on click.
const BulkActionDialog = lazyPart(() => import('@/patterns/listKit/BulkActionDialog'));
const BillCancelDialog = lazyPart(() => import('./BillCancelDialog'));

/** Bills, unpaid first (D35: the empty state has the specification's text). */
export function BillListScreen(props: BillListScreenProps) {
  const { view, onBillCancel } = props;
  const i18n = useI18n();
  const { t, money } = i18n;
  const columns = useMemo(() => billColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ number }: Bill) => t('bills.rowLabel', { number }), [t]);
  const rowMenu = useCallback(
    (bill: Bill) => ({
      label: t('bills.menu', { number: bill.number }),
      items: billMenuItems(bill, i18n, onBillCancel),
    }),
    [t, i18n, onBillCancel],
  );
  return (
    <ListScreen
      title={t('shell.nav.billing')}
      summary={<MoneyTabs current="billing" hrefs={paths.dashboard} />}
      label={t('bills.table')}
      view={view}
      actions={props}
      columns={columns}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      selection={view.selection}
      fields={[
        choiceField('state', t('bills.column.state'), billFilters, (value) => t(`bills.state.${value}`)),
      ]}
      canRefresh
      tools={<BillTools {...props} />}
      footer={<BillListFooter view={view} />}
      overlay={
        <>
          {view.cancellation && <BillCancelDialog {...props} cancellation={view.cancellation} />}
          {view.bulkAction && (
            <BulkActionDialog
              {...props}
              bulkAction={view.bulkAction}
              title={t('bills.cancelDialog.title', { count: view.bulkAction.eligible })}
              description={t('bills.cancelDialog.many', {
                count: view.bulkAction.eligible,
                sum: money(view.bulkAction.sum ?? kopecks(0)),
              })}
              confirmLabel={t('bills.cancelDialog.confirm', { count: view.bulkAction.eligible })}
              confirmIntent="danger"
            >
              <p>{t('bills.cancelDialog.effect', { count: view.bulkAction.eligible })}</p>
            </BulkActionDialog>
          )}
        </>
      }
      empty={{
        icon: <ReceiptIcon />,
        title: t('bills.empty.title'),
        description: t('bills.empty.description'),
        action: (
          <ButtonLink intent="primary" href={view.topUpHref}>
            {t('bills.topUp')}
          </ButtonLink>
        ),
      }}
      noMatches={{ title: t('bills.noMatches.title'), description: t('bills.noMatches.description') }}
    />
  );
}

/** Actions for the selected bills. */
function BillTools({ view: { selection }, ...actions }: BillListScreenProps) {
  const { t } = useI18n();
  return (
    <>
      <ReasonButton
        icon={<WalletIcon />}
        disabledReason={payReason(selection, t)}
        onExplain={actions.onReasonAsk}
        onClick={actions.onSelectionPay}
        isChange={false}
      >
        {t('bills.pay')}
      </ReasonButton>
      <ReasonButton
        icon={<TrashIcon />}
        disabledReason={cancelReason(selection, t)}
        onExplain={actions.onReasonAsk}
        onClick={actions.onSelectionCancel}
      >
        {t('bills.cancel')}
      </ReasonButton>
    </>
  );
}

/** Why the selection cannot be paid together; null if it can. */
function payReason({ count, payableCount }: SelectedBills, t: I18n['t']): string | null {
  if (count === 0) return t('bills.reason.paySelect');
  if (payableCount > billsAtOnce) return t('bills.reason.payMany', { most: billsAtOnce });
  return payableCount === 0 ? t('bills.reason.payNone') : null;
}

function cancelReason({ count, openCount }: SelectedBills, t: I18n['t']): string | null {
  if (count === 0) return t('bills.reason.cancelSelect');
  return openCount === 0 ? t('bills.reason.cancelNone') : null;
}

/** Count and owed sum of the listed and of the selected bills. */
function BillListFooter({ view }: { view: BillListView }) {
  const { t, money, number } = useI18n();
  if (view.status === 'noMatches') return <ListCount count={0} />;
  if (view.status !== 'ready') return null;
  const { total, selection, owed } = view;
  return (
    <ListCount
      count={total}
      selected={
        selection.count > 0 &&
        t('bills.selected', { count: number(selection.count), total: money(selection.owed) })
      }
      sum={t('bills.owedTotal', { total: money(owed) })}
    />
  );
}
