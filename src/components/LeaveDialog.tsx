import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';

export interface LeaveDialogProps {
  /** Returns to the form; nothing is lost. */
  onStay: () => void;
  /** Leaves the page; input may be lost. */
  onLeave: () => void;
}

/** Asks before unsaved changes are lost. Focus starts on Stay, which Escape triggers too. */
export default function LeaveDialog({ onStay, onLeave }: LeaveDialogProps) {
  const { t } = useI18n();
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t('common.leave.title')}
      description={t('common.leave.text')}
      cancelLabel={t('common.leave.stay')}
      confirmLabel={t('common.leave.confirm')}
      confirmIntent="danger"
      onConfirm={onLeave}
    />
  );
}
