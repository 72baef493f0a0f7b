import { canCredit, canProcess, type AdminPayment } from '@/domain/admin/payment';
import { canRefund } from '@/domain/admin/refund';
import type { I18n } from '@/i18n/I18nProvider';
import { CheckIcon, DownloadIcon, WalletIcon } from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';
import { actionItem, detailsItem } from '../list/menuItems';
import type { AdminPaymentsActions } from './adminPaymentsView';

type MenuActions = Pick<
  AdminPaymentsActions,
  'onDetailsOpen' | 'onReceiptDownload' | 'onProcessOpen' | 'onRefundOpen'
>;

/** Row actions of §2. Process Payment is for pending rows only (§4); late money is credited (D42). */
export function paymentMenuItems(payment: AdminPayment, t: I18n['t'], actions: MenuActions): MenuItem[] {
  const items: MenuItem[] = [
    detailsItem(t, () => actions.onDetailsOpen(payment)),
    actionItem('receipt', t('adminPayments.receipt'), <DownloadIcon />, () =>
      actions.onReceiptDownload(payment),
    ),
  ];
  if (canProcess(payment))
    items.push(
      actionItem('process', t('adminPayments.process'), <CheckIcon />, () => actions.onProcessOpen(payment)),
    );
  if (canCredit(payment))
    items.push(
      actionItem('credit', t('adminPayments.credit'), <WalletIcon />, () => actions.onProcessOpen(payment)),
    );
  if (canRefund(payment))
    items.push(
      actionItem('refund', t('adminPayments.refund'), <WalletIcon />, () => actions.onRefundOpen(payment)),
    );
  return items;
}
