import { useCallback, useMemo } from 'react';
import type { Payment } from '@/domain/payment/payment';
import { noPaymentFilter } from '@/domain/payment/paymentQuery';
import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { ListPage } from '@/patterns/listKit/ListPage';
import { Button, ButtonLink } from '@/primitives/Button';
import { Chip } from '@/primitives/Chip';
import { DataGrid } from '@/primitives/DataGrid/DataGrid';
import { DataGridSkeleton } from '@/primitives/DataGrid/DataGridSkeleton';
import { MoreIcon, PlusIcon, ReceiptIcon, SearchIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { Menu } from '@/primitives/Menu';
import { paymentColumns } from './paymentColumns';
import { activeConditions } from './paymentConditions';
import { PaymentHistoryFooter } from './PaymentHistoryFooter';
import { filterPanelId, PaymentHistoryToolbar } from './PaymentHistoryToolbar';
import type { PaymentHistoryScreenProps } from './paymentHistoryTypes';
import { paymentMenuItems } from './paymentMenuItems';

/** One object for all rows, so that none draws its dots again. */
const menuFace = { kind: 'icon', icon: <MoreIcon /> } as const;

// What shows only after a click arrives with it.
const PaymentFilterPanel = lazyPart(() => import('./PaymentFilterPanel'));
const PaymentHistoryOverlays = lazyPart(() => import('./PaymentHistoryOverlays'));

/** The payments of an account (§2 'Payment history', D12). */
export function PaymentHistoryScreen(props: PaymentHistoryScreenProps) {
  const { view, onFilterChange } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const conditions = activeConditions(view.filter, i18n);
  const isListed = view.status === 'ready' || view.status === 'noMatches';
  return (
    <ListPage
      title={t('payments.title')}
      primaryAction={
        <ButtonLink intent="primary" icon={<PlusIcon />} href={view.addHref}>
          {t('payments.add')}
        </ButtonLink>
      }
      toolbar={<PaymentHistoryToolbar {...props} conditionCount={conditions.length} />}
      panel={
        view.isFilterOpen &&
        isListed && (
          <PaymentFilterPanel
            id={filterPanelId}
            filter={view.filter}
            periods={view.periods}
            onFilterChange={onFilterChange}
          />
        )
      }
      filters={
        conditions.length > 0 && (
          <>
            {conditions.map(({ name, text, lifted }) => (
              <Chip key={name} text={text} onRemove={() => onFilterChange(lifted)} />
            ))}
            <Button intent="ghost" size="sm" onClick={() => onFilterChange(noPaymentFilter)}>
              {t('payments.filter.reset')}
            </Button>
          </>
        )
      }
      busyLabel={view.status === 'loading' ? t('common.loading') : undefined}
      footer={(isListed || view.status === 'loading') && <PaymentHistoryFooter view={view} />}
      overlay={view.overlay.kind !== 'none' && <PaymentHistoryOverlays {...props} overlay={view.overlay} />}
    >
      <PaymentHistoryBody {...props} />
    </ListPage>
  );
}

/** The grid, or what stands in its place. */
function PaymentHistoryBody(props: PaymentHistoryScreenProps) {
  const { view, onPaymentPay, onPaymentDelete, onPaymentPrint } = props;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => paymentColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ number }: Payment) => t('payments.rowLabel', { number }), [t]);
  // Kept for as long as they mean the same: a row renders again only when something about it changes.
  const rowMenu = useCallback(
    (row: Payment, tabIndex: 0 | -1 | undefined) => (
      <Menu
        label={t('payments.menu', { number: row.number })}
        face={menuFace}
        size="sm"
        tabIndex={tabIndex}
        items={paymentMenuItems(row, t, { onPaymentPay, onPaymentDelete, onPaymentPrint })}
      />
    ),
    [t, onPaymentPay, onPaymentDelete, onPaymentPrint],
  );
  switch (view.status) {
    case 'loading':
      return <DataGridSkeleton columns={columns} hasSelection hasMenu />;
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={props.onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={<ReceiptIcon />}
          title={t('payments.empty.title')}
          description={t('payments.empty.description')}
          action={
            <ButtonLink intent="primary" href={view.addHref}>
              {t('payments.topUp')}
            </ButtonLink>
          }
        />
      );
    case 'noMatches':
      return (
        <output className="block">
          <EmptyState
            icon={<SearchIcon />}
            title={t('payments.noMatches.title')}
            description={t('payments.noMatches.description')}
            action={<Button onClick={props.onQueryReset}>{t('common.reset')}</Button>}
          />
        </output>
      );
    case 'ready':
      return (
        <DataGrid
          label={t('payments.table')}
          columns={columns}
          rows={view.payments}
          rowId={({ id }) => id}
          rowLabel={rowLabel}
          sort={view.sort}
          onSortChange={props.onSortChange}
          selection={{ ...view.selection, onChange: props.onSelectionChange }}
          rowMenu={rowMenu}
          firstRow={view.firstRow}
          onFirstRowChange={props.onFirstRowChange}
          scrollKey={view.scrollKey}
        />
      );
  }
}
