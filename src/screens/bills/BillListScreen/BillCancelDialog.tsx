import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Callout } from '@/primitives/Callout';
import { itemsText } from '@/components/billTexts';
import { totalOf, type BillCancellation, type BillListScreenProps } from './billListView';

type BillCancelDialogProps = Pick<BillListScreenProps, 'onCancelConfirm' | 'onCancelClose'> & {
  cancellation: BillCancellation;
};

/** Confirms cancelling bills and their orders. After a failure it stays open with the reason. */
export default function BillCancelDialog({
  cancellation: { bills, skippedCount, submission },
  onCancelConfirm,
  onCancelClose,
}: BillCancelDialogProps) {
  const { t, money } = useI18n();
  const [first] = bills;
  const count = bills.length;
  const isPending = submission.status === 'pending';
  const sum = money(totalOf(bills));
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onCancelClose()}
      title={t('bills.cancelDialog.title', { count })}
      description={
        count === 1 && first
          ? t('bills.cancelDialog.one', { number: first.number, sum, items: itemsText(first, t) })
          : t('bills.cancelDialog.many', { count, sum })
      }
      confirmLabel={isPending ? t('bills.cancelDialog.pending') : t('bills.cancelDialog.confirm', { count })}
      confirmIntent="danger"
      pending={isPending}
      failure={
        submission.status === 'failed' && (
          <>
            <p className="font-medium">{t('bills.cancelDialog.failed')}</p>
            <p>
              {submission.reason === 'alreadySettled'
                ? t('bills.cancelDialog.alreadySettled')
                : t(`common.error.${submission.reason}`)}
            </p>
          </>
        )
      }
      onConfirm={onCancelConfirm}
    >
      <p>{t('bills.cancelDialog.effect', { count })}</p>
      {bills.some(({ state }) => state === 'atBank') && (
        <Callout tone="info">{t('bills.cancelDialog.atBank')}</Callout>
      )}
      {skippedCount > 0 && (
        <Callout tone="info">{t('bills.question.skipped', { count: skippedCount })}</Callout>
      )}
    </AlertDialog>
  );
}
