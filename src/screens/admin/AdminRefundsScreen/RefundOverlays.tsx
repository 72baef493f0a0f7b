import { isOwed } from '@/domain/payment/refund';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { Callout } from '@/primitives/Callout';
import { AdminCancelDialog } from '../list/AdminCancelDialog';
import { AdminDetailsDialog } from '../list/AdminDetailsDialog';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';
import { FactList, type Fact } from '@/components/FactList';
import type { AdminRefundsScreenProps, RefundOverlay } from './adminRefundsView';
import { refundColumns } from './refundColumns';
import type { PayerDraft } from '@/domain/payment/payer';

/** Requisites of a bank transfer, in the order of bank forms. */
const requisites = ['name', 'inn', 'kpp', 'account', 'bik'] as const;

interface RefundOverlaysProps extends AdminRefundsScreenProps {
  overlay: Exclude<RefundOverlay, { kind: 'none' }>;
}

/** Open dialog of the refunds. Loaded on demand. */
export default function RefundOverlays({ overlay, ...props }: RefundOverlaysProps) {
  const { onQuestionConfirm, onOverlayClose } = props;
  const i18n = useI18n();
  const { t, money } = i18n;
  if (overlay.kind === 'form')
    return (
      <AdminCancelDialog
        {...props}
        title={t('adminRefunds.cancel.title', { id: overlay.row?.id ?? 0 })}
        effect={t(
          `adminRefunds.cancel.effect.${overlay.row && isOwed(overlay.row.reason) ? 'owed' : 'decided'}`,
        )}
        submitLabel={t('adminRefunds.cancel')}
        overlay={overlay}
      />
    );
  const { id, user, amount, recipient, cancelNote } = overlay.row;
  const recipientKnown = recipient === null ? [] : recipientFacts(recipient, t);
  if (overlay.kind === 'details')
    return (
      <AdminDetailsDialog
        title={t('adminRefunds.number', { id })}
        facts={[
          ...refundColumns(i18n).map(({ header, cell }) => ({ label: header, value: cell(overlay.row) })),
          ...recipientKnown,
          ...(cancelNote === null ? [] : [{ label: t('adminRefunds.cancelNote'), value: cancelNote }]),
        ]}
        onClose={onOverlayClose}
      />
    );
  return (
    <AdminQuestionDialog
      title={t('adminRefunds.send.title', { id })}
      consequence={
        <div className="flex flex-col gap-3">
          <p>{t('adminRefunds.send.consequence', { sum: money(amount), user })}</p>
          <FactList layout="ruled" facts={recipientKnown} />
          {recipient?.account === '' && (
            <Callout tone="info">{t('adminRefunds.recipient.noAccount')}</Callout>
          )}
        </div>
      }
      confirmLabel={t('adminRefunds.send.confirm')}
      intent="primary"
      submission={overlay.submission}
      onConfirm={onQuestionConfirm}
      onClose={onOverlayClose}
    />
  );
}

/** Returns the recipient's requisites that the payment states. */
function recipientFacts(recipient: PayerDraft, t: I18n['t']): Fact[] {
  return requisites
    .filter((field) => recipient[field] !== '')
    .map((field) => ({ label: t(`adminRefunds.recipient.${field}`), value: recipient[field] }));
}
