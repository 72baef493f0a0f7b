import { documentHref } from '@/components/documentHref';
import { isOpenBill, isPayableBill, isTopUpBill, type Bill } from '@/domain/payment/bill';
import type { I18n } from '@/i18n/I18nProvider';
import { billPaymentPath, paths, withQuery } from '@/paths';
import { DownloadIcon, TrashIcon, UserIcon, WalletIcon } from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';

/** Returns the menu items of a bill. Disabled ones show the reason. */
export function billMenuItems(
  bill: Bill,
  { t, locale }: Pick<I18n, 't' | 'locale'>,
  onCancel: (bill: Bill) => void,
): MenuItem[] {
  const download = (id: 'billPdf' | 'receiptPdf', path: string | null): MenuItem[] => {
    const href = documentHref({ paperPath: path ?? undefined }, locale);
    return href === null
      ? []
      : [{ kind: 'link', id, label: t(`bills.${id}`), icon: <DownloadIcon />, href, download: '' }];
  };
  const isTopUp = bill.state === 'unpaid' && isTopUpBill(bill);
  const pay: MenuItem[] =
    isTopUp || isPayableBill(bill)
      ? [
          {
            kind: 'link',
            id: 'pay',
            label: t('bills.pay'),
            icon: <WalletIcon />,
            href: billPaymentPath([bill.id]),
            ...(isTopUp && { disabledReason: t('bills.reason.topUp') }),
          },
        ]
      : [];
  const goOn: MenuItem[] =
    bill.continueAt === null
      ? []
      : [
          {
            kind: 'link',
            id: 'continue',
            label: t('bills.continue'),
            icon: <WalletIcon />,
            href: bill.continueAt,
          },
        ];
  return [
    ...pay,
    ...goOn,
    ...download('billPdf', bill.billPath),
    ...download('receiptPdf', bill.receiptPath),
    {
      kind: 'link',
      id: 'payer',
      label: t('bills.payer'),
      icon: <UserIcon />,
      href: withQuery(paths.dashboard.payers, { q: bill.payer }),
    },
    { kind: 'separator', id: 'end' },
    {
      kind: 'action',
      id: 'cancel',
      label: t('bills.cancel'),
      icon: <TrashIcon />,
      onSelect: () => onCancel(bill),
      ...(isOpenBill(bill) ? {} : { disabledReason: t('bills.reason.notUnpaid') }),
    },
  ];
}
