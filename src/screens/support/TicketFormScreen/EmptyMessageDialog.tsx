import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import type { TicketFormActions } from './ticketFormView';

/** Asks whether to send a ticket without message and files. */
export default function EmptyMessageDialog({
  onEmptyConfirm,
  onEmptyClose,
}: Pick<TicketFormActions, 'onEmptyConfirm' | 'onEmptyClose'>) {
  const { t } = useI18n();
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onEmptyClose()}
      title={t('support.form.empty')}
      description={t('support.form.emptyText')}
      confirmLabel={t('support.form.emptySend')}
      cancelLabel={t('support.form.emptyWrite')}
      onConfirm={onEmptyConfirm}
    />
  );
}
