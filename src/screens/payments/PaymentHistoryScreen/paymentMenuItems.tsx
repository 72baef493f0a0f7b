import { documentHref } from '@/components/documentHref';
import { isPayableFromBalance, isUnpaid, type Payment } from '@/domain/payment/payment';
import type { I18n } from '@/i18n/I18nProvider';
import { paths, withQuery } from '@/paths';
import { DownloadIcon, PrintIcon, TrashIcon, UserIcon, WalletIcon } from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';
import type { PaymentHistoryActions } from './paymentHistoryView';

type MenuActions = Pick<PaymentHistoryActions, 'onPaymentPay' | 'onPaymentDelete' | 'onPaymentPrint'>;

/** Returns the menu items of a payment. Disabled ones show the reason (D12). */
export function paymentMenuItems(
  row: Payment,
  { t, locale }: Pick<I18n, 't' | 'locale'>,
  actions: MenuActions,
): MenuItem[] {
  const pdfHref = documentHref(row, locale);
  const unlessUnpaid = (disabledReason: string) => (isUnpaid(row) ? {} : { disabledReason });
  return [
    {
      kind: 'action',
      id: 'pay',
      label: t('payments.pay'),
      icon: <WalletIcon />,
      onSelect: () => actions.onPaymentPay(row),
      ...unlessUnpaid(t('payments.reason.payUnpaid')),
      ...(isUnpaid(row) && !isPayableFromBalance(row)
        ? { disabledReason: t('payments.reason.payTopUp') }
        : {}),
    },
    {
      kind: 'action',
      id: 'print',
      label: t(`payments.menu.print.${row.status}`),
      icon: <PrintIcon />,
      isChange: false,
      onSelect: () => actions.onPaymentPrint(row),
    },
    ...(pdfHref === null
      ? []
      : [
          {
            kind: 'link' as const,
            id: 'pdf',
            label: t('payments.menu.pdf'),
            icon: <DownloadIcon />,
            href: pdfHref,
            download: '',
          },
        ]),
    ...(row.refundPapers ?? []).map(({ number, path }) => ({
      kind: 'link' as const,
      id: `refund-${number}`,
      label: t('payments.menu.refundPdf', { number }),
      icon: <DownloadIcon />,
      href: documentHref({ paperPath: path }, locale) ?? path,
      download: '',
    })),
    {
      kind: 'link',
      id: 'payer',
      label: t('payments.menu.payer'),
      icon: <UserIcon />,
      href: withQuery(paths.dashboard.payers, { q: row.payer }),
    },
    { kind: 'separator', id: 'end' },
    {
      kind: 'action',
      id: 'delete',
      label: t('payments.delete'),
      icon: <TrashIcon />,
      tone: 'danger',
      onSelect: () => actions.onPaymentDelete(row),
      ...unlessUnpaid(t('payments.reason.deleteUnpaid')),
    },
  ];
}
