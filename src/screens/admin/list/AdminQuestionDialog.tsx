import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { AlertDialog } from '@/primitives/AlertDialog';
import type { AdminSubmission } from './adminListTypes';
import { failureText } from './failureText';

export interface AdminQuestionDialogProps {
  title: string;
  /** Consequence in words, and other information for the decision. */
  consequence: ReactNode;
  confirmLabel: string;
  intent: 'primary' | 'danger';
  submission: AdminSubmission;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms an action that affects others. After a failure it stays open with the reason. */
export function AdminQuestionDialog({
  title,
  consequence,
  confirmLabel,
  intent,
  submission,
  onConfirm,
  onClose,
}: AdminQuestionDialogProps) {
  const { t } = useI18n();
  const isPending = submission.status === 'pending';
  return (
    <AlertDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      description={consequence}
      confirmLabel={confirmLabel}
      confirmIntent={intent}
      pending={isPending}
      failure={failureText(submission, t)}
      onConfirm={onConfirm}
    />
  );
}
