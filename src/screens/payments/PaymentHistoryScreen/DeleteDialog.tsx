import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import { Callout } from '@/primitives/Callout';
import type { PaymentHistoryOverlay } from './paymentHistoryView';
import { QuestionedList } from './QuestionedList';

interface DeleteDialogProps {
  question: Extract<PaymentHistoryOverlay, { kind: 'delete' }>;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms deleting pending payments (D12). After a failure it stays open for a retry. */
export function DeleteDialog({ question, onConfirm, onClose }: DeleteDialogProps) {
  const { t, money } = useI18n();
  const { named, count, total, skippedCount, submission } = question;
  const [only] = named;
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t('payments.deleteDialog.title', { count })}
      description={
        count === 1 && only
          ? t('payments.deleteDialog.one', { number: only.number, sum: money(only.amount) })
          : t('payments.deleteDialog.many', { count, sum: money(total) })
      }
      confirmLabel={t(submission === 'pending' ? 'payments.deleteDialog.pending' : 'payments.delete')}
      confirmIntent="danger"
      pending={submission === 'pending'}
      failure={submission === 'failed' && t('payments.deleteDialog.failed')}
      onConfirm={onConfirm}
    >
      {count > 1 && <QuestionedList named={named} count={count} />}
      <p>{t('payments.deleteDialog.effect', { count })}</p>
      {skippedCount > 0 && (
        <Callout tone="info">{t('payments.question.skipped', { count: skippedCount })}</Callout>
      )}
    </AlertDialog>
  );
}
