import { itemsText } from '@/components/billTexts';
import type { AdminBill } from '@/domain/admin/bill';
import { useI18n } from '@/i18n/I18nProvider';
import { ButtonLink } from '@/primitives/Button';
import { Link } from '@/primitives/Link';
import { AdminCancelDialog } from '../list/AdminCancelDialog';
import { AdminDetailsDialog } from '../list/AdminDetailsDialog';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';
import { adminBillColumns } from './adminBillColumns';
import { billDocuments } from './adminBillMenuItems';
import { billCustomerHref, type AdminBillsScreenProps, type BillOverlay } from './adminBillsView';

interface BillOverlaysProps extends AdminBillsScreenProps {
  overlay: Exclude<BillOverlay, { kind: 'none' }>;
}

/** Open dialog of the bills. Loaded on demand. */
export default function BillOverlays({ overlay, ...props }: BillOverlaysProps) {
  const { t, currency } = useI18n();
  if (overlay.kind === 'details') return <BillDetails bill={overlay.row} onClose={props.onOverlayClose} />;
  if (overlay.kind === 'question') {
    const { number, user, amountInPaymentCurrency: due } = overlay.row;
    return (
      <AdminQuestionDialog
        title={t('adminBills.receive.title', { number })}
        consequence={t('adminBills.receive.consequence', { sum: currency(due), user })}
        confirmLabel={t('adminBills.receive')}
        intent="primary"
        submission={overlay.submission}
        onConfirm={props.onQuestionConfirm}
        onClose={props.onOverlayClose}
      />
    );
  }
  return (
    <AdminCancelDialog
      {...props}
      title={t('adminBills.cancel.title', { number: overlay.row?.number ?? '' })}
      effect={t('adminBills.cancel.effect')}
      submitLabel={t('adminBills.cancel')}
      overlay={overlay}
    />
  );
}

/** Details of a bill: its items, the owed sum, and its documents. */
function BillDetails({ bill, onClose }: { bill: AdminBill; onClose: () => void }) {
  const i18n = useI18n();
  const { t, money } = i18n;
  const documents = billDocuments(bill, i18n);
  const facts = adminBillColumns(i18n).map(({ header, cell }) => ({ label: header, value: cell(bill) }));
  return (
    <AdminDetailsDialog
      title={t('bills.rowLabel', { number: bill.number })}
      facts={[
        ...facts,
        { label: t('adminBills.owed'), value: money(bill.owed) },
        { label: t('bills.column.items'), value: itemsText(bill, t) },
        {
          label: t('adminBills.documents'),
          value:
            documents.length === 0 ? (
              t('adminBills.noDocuments')
            ) : (
              <ul className="flex flex-wrap gap-x-4 gap-y-1">
                {documents.map(({ id, label, href }) => (
                  <li key={id}>
                    <Link href={href} download="">
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            ),
        },
      ]}
      actions={<ButtonLink href={billCustomerHref(bill)}>{t('adminBills.toCustomer')}</ButtonLink>}
      onClose={onClose}
    />
  );
}
