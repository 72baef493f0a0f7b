import { FilterButton } from '@/patterns/listKit/FilterButton';
import { ListSearch } from '@/patterns/listKit/ListSearch';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { DownloadIcon, PrintIcon, TrashIcon, WalletIcon } from '@/primitives/icons';
import { ReasonButton } from '@/primitives/ReasonButton';
import type { PaymentHistoryScreenProps, SelectedPayments } from './paymentHistoryTypes';

export const filterPanelId = 'payment-filter';

interface PaymentHistoryToolbarProps extends PaymentHistoryScreenProps {
  conditionCount: number;
}

/** Search, filter, what can be done with the selected payments, and with all that is listed (§2, D12). */
export function PaymentHistoryToolbar({ view, conditionCount, ...actions }: PaymentHistoryToolbarProps) {
  const { t } = useI18n();
  const selection = view.status === 'ready' ? view.selection : null;
  const nothingListed = view.status === 'ready' ? null : t('payments.reason.nothingListed');
  return (
    <>
      <ListSearch value={view.search} onValueChange={actions.onSearchChange} />
      <FilterButton
        panelId={filterPanelId}
        isOpen={view.isFilterOpen}
        conditionCount={conditionCount}
        onToggle={actions.onFilterToggle}
      />
      <ReasonButton
        icon={<WalletIcon />}
        disabledReason={unpaidReason(selection, 'pay', t)}
        onExplain={actions.onReasonAsk}
        onClick={actions.onSelectionPay}
      >
        {t('payments.pay')}
      </ReasonButton>
      <ReasonButton
        icon={<TrashIcon />}
        disabledReason={unpaidReason(selection, 'delete', t)}
        onExplain={actions.onReasonAsk}
        onClick={actions.onSelectionDelete}
      >
        {t('payments.delete')}
      </ReasonButton>
      <ReasonButton
        icon={<PrintIcon />}
        disabledReason={nothingListed}
        onExplain={actions.onReasonAsk}
        onClick={actions.onListPrint}
      >
        {t('payments.print')}
      </ReasonButton>
      <ReasonButton
        icon={<DownloadIcon />}
        disabledReason={nothingListed}
        onExplain={actions.onReasonAsk}
        onClick={actions.onListDownload}
      >
        {t('payments.download')}
      </ReasonButton>
    </>
  );
}

/** Why Pay or Delete cannot be used on the selection; null when it can (D12). */
function unpaidReason(selection: SelectedPayments | null, verb: 'pay' | 'delete', t: I18n['t']) {
  if (!selection || selection.count === 0) return t(`payments.reason.${verb}Select`);
  return selection.unpaidCount === 0 ? t(`payments.reason.${verb}Unpaid`) : null;
}
