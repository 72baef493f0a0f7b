import { canCredit, canProcess, type AdminPayment } from '@/domain/admin/payment';
import { canRefund } from '@/domain/admin/refund';
import type { I18n } from '@/i18n/I18nProvider';
import { CheckIcon, DownloadIcon, EyeIcon, WalletIcon } from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';
import type { AdminPaymentsActions } from './adminPaymentsView';

type MenuActions = Pick<
  AdminPaymentsActions,
  'onDetailsOpen' | 'onReceiptDownload' | 'onProcessOpen' | 'onRefundOpen'
>;

/** Row actions of §2. Process Payment is for pending rows only (§4); late money is credited (D42). */
export function paymentMenuItems(payment: AdminPayment, t: I18n['t'], actions: MenuActions): MenuItem[] {
  const items: MenuItem[] = [
    {
      kind: 'action',
      id: 'details',
      isChange: false,
      label: t('admin.details'),
      icon: <EyeIcon />,
      onSelect: () => actions.onDetailsOpen(payment),
    },
    {
      kind: 'action',
      id: 'receipt',
      label: t('adminPayments.receipt'),
      icon: <DownloadIcon />,
      onSelect: () => actions.onReceiptDownload(payment),
    },
  ];
  if (canProcess(payment))
    items.push({
      kind: 'action',
      id: 'process',
      label: t('adminPayments.process'),
      icon: <CheckIcon />,
      onSelect: () => actions.onProcessOpen(payment),
    });
  if (canCredit(payment))
    items.push({
      kind: 'action',
      id: 'credit',
      label: t('adminPayments.credit'),
      icon: <WalletIcon />,
      onSelect: () => actions.onProcessOpen(payment),
    });
  if (canRefund(payment))
    items.push({
      kind: 'action',
      id: 'refund',
      label: t('adminPayments.refund'),
      icon: <WalletIcon />,
      onSelect: () => actions.onRefundOpen(payment),
    });
  return items;
}
