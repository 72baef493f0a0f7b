import type { Question } from '@/domain/form/question';
import type { Payer, RemovalRefusal } from '@/domain/payment/payer';
import { useI18n } from '@/i18n/I18nProvider';
import { paths, withQuery } from '@/paths';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Link } from '@/primitives/Link';

/** Confirmation of removing a payer, with its result. */
export type PayerRemoval = Question<{ payer: Payer }, RemovalRefusal>;

/** Callbacks of the confirmation. */
export interface RemovalActions {
  onRemovalConfirm: () => void;
  onRemovalClose: () => void;
}

/** Confirms removing a payer. After a failure it stays open with the reason and advice. */
export default function RemovalDialog({
  removal: { payer, submission },
  onRemovalConfirm,
  onRemovalClose,
}: RemovalActions & { removal: PayerRemoval }) {
  const { t } = useI18n();
  const isPending = submission.status === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onRemovalClose()}
      title={t('payers.remove.title')}
      description={t('payers.remove.text', { name: payer.name })}
      confirmLabel={t(isPending ? 'payers.remove.pending' : 'payers.remove')}
      confirmIntent="danger"
      pending={isPending}
      failure={
        submission.status === 'failed' && (
          <>
            <p className="font-medium">{t('payers.remove.failed')}</p>
            {submission.reason === 'openBill' ? (
              <>
                <p>{t('payers.remove.openBill')}</p>
                <Link href={withQuery(paths.dashboard.paymentsHistory, { q: payer.name, status: 'Pending' })}>
                  {t('payers.remove.toBill')}
                </Link>
              </>
            ) : (
              <p>{t(`common.error.${submission.reason}`)}</p>
            )}
          </>
        )
      }
      onConfirm={onRemovalConfirm}
    />
  );
}
