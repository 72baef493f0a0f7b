import { documentHref } from '@/components/documentHref';
import { canCancelBill, canReceiveBill, type AdminBill } from '@/domain/admin/bill';
import type { I18n } from '@/i18n/I18nProvider';
import { CheckIcon, DownloadIcon, TrashIcon } from '@/primitives/icons';
import type { MenuItem } from '@/primitives/menuItem';
import { actionItem, detailsItem } from '../list/menuItems';
import type { AdminBillsActions } from './adminBillsView';

type MenuActions = Pick<AdminBillsActions, 'onDetailsOpen' | 'onCancelOpen' | 'onQuestionAsk'>;

/** Documents of a bill that exist as PDF. */
export function billDocuments(
  { billPath, receiptPath }: AdminBill,
  { t, locale }: Pick<I18n, 't' | 'locale'>,
): readonly { id: 'billPdf' | 'receiptPdf'; label: string; href: string }[] {
  const paths = { billPdf: billPath, receiptPdf: receiptPath } as const;
  return (['billPdf', 'receiptPdf'] as const).flatMap((id) => {
    const href = documentHref({ paperPath: paths[id] ?? undefined }, locale);
    return href === null ? [] : { id, label: t(`bills.${id}`), href };
  });
}

/** Returns the menu items of a bill. Impossible actions are left out. */
export function adminBillMenuItems(
  bill: AdminBill,
  i18n: Pick<I18n, 't' | 'locale'>,
  actions: MenuActions,
): MenuItem[] {
  const { t } = i18n;
  const receive: MenuItem[] = canReceiveBill(bill)
    ? [
        actionItem('receive', t('adminBills.receive'), <CheckIcon />, () =>
          actions.onQuestionAsk('receive', bill),
        ),
      ]
    : [];
  const cancel: MenuItem[] = canCancelBill(bill)
    ? [
        actionItem('cancel', t('adminBills.cancel'), <TrashIcon />, () => actions.onCancelOpen(bill), {
          tone: 'danger',
        }),
      ]
    : [];
  return [
    detailsItem(t, () => actions.onDetailsOpen(bill)),
    ...billDocuments(bill, i18n).map((each) => ({
      ...each,
      kind: 'link' as const,
      icon: <DownloadIcon />,
      download: '',
    })),
    ...receive,
    ...cancel,
  ];
}
