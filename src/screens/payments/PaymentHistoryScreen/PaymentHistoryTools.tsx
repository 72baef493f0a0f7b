import { paymentsAtOnce } from '@/domain/payment/payment';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { paths } from '@/paths';
import { ButtonLink } from '@/primitives/Button';
import { DownloadIcon, FolderIcon, PrintIcon, TrashIcon, WalletIcon } from '@/primitives/icons';
import { ReasonButton } from '@/primitives/ReasonButton';
import type { PaymentHistoryScreenProps, SelectedPayments } from './paymentHistoryView';

/** Actions for the selected payments (§2, D12). */
export function PaymentHistoryTools({ view, ...actions }: PaymentHistoryScreenProps) {
  const { t } = useI18n();
  const { selection } = view;
  return (
    <>
      <ReasonButton
        icon={<WalletIcon />}
        disabledReason={payReason(selection, t)}
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
    </>
  );
}

/** Actions for all listed payments (§2, D12). */
export function PaymentListTools({ view, ...actions }: PaymentHistoryScreenProps) {
  const { t } = useI18n();
  const nothingListed = view.status === 'ready' ? null : t('payments.reason.nothingListed');
  return (
    <>
      <ReasonButton
        icon={<PrintIcon />}
        disabledReason={nothingListed}
        onExplain={actions.onReasonAsk}
        onClick={actions.onListPrint}
        pending={view.preparing === 'print'}
        isChange={false}
      >
        {t('payments.print')}
      </ReasonButton>
      <ReasonButton
        icon={<DownloadIcon />}
        disabledReason={nothingListed}
        onExplain={actions.onReasonAsk}
        onClick={actions.onListDownload}
        pending={view.preparing === 'download'}
        isChange={false}
      >
        {t('payments.download')}
      </ReasonButton>
      <ButtonLink icon={<FolderIcon />} href={paths.dashboard.documents}>
        {t('payments.documents')}
      </ButtonLink>
    </>
  );
}

/** Why Pay or Delete is disabled for the selection; null if enabled (D12). */
function unpaidReason(selection: SelectedPayments, verb: 'pay' | 'delete', t: I18n['t']) {
  if (selection.count === 0) return t(`payments.reason.${verb}Select`);
  return selection.unpaidCount === 0 ? t(`payments.reason.${verb}Unpaid`) : null;
}

/** Why Pay is disabled for the selection: the balance cannot pay top-ups (D47). */
function payReason(selection: SelectedPayments, t: I18n['t']) {
  const reason = unpaidReason(selection, 'pay', t);
  if (reason !== null) return reason;
  if (selection.payableCount > paymentsAtOnce) return t('payments.reason.payMany', { most: paymentsAtOnce });
  return selection.payableCount === 0 ? t('payments.reason.payTopUp') : null;
}
