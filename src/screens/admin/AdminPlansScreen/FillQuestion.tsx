import { useI18n } from '@/i18n/I18nProvider';
import type { AdminSubmission } from '../list/adminListTypes';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';

interface FillQuestionProps {
  submission: AdminSubmission;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before an empty catalogue gets the sample's plans and promo codes. Loaded on demand. */
export default function FillQuestion({ submission, onConfirm, onClose }: FillQuestionProps) {
  const { t } = useI18n();
  return (
    <AdminQuestionDialog
      title={t('adminPlans.fill.title')}
      consequence={t('adminPlans.fill.consequence')}
      confirmLabel={t('adminPlans.fill')}
      intent="primary"
      submission={submission}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
