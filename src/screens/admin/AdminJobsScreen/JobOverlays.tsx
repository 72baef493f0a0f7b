import { useI18n } from '@/i18n/I18nProvider';
import { AdminDetailsDialog } from '../list/AdminDetailsDialog';
import { AdminQuestionDialog } from '../list/AdminQuestionDialog';
import type { AdminJobsScreenProps, JobOverlay } from './adminJobsView';
import { jobColumns } from './jobColumns';

interface JobOverlaysProps extends AdminJobsScreenProps {
  overlay: Exclude<JobOverlay, { kind: 'none' }>;
}

/** Open dialog of the failed jobs. Loaded on demand. */
export default function JobOverlays({ overlay, onQuestionConfirm, onOverlayClose }: JobOverlaysProps) {
  const i18n = useI18n();
  const { t, number } = i18n;
  const { row } = overlay;
  const { id, title, attempts, canStart } = row;
  if (overlay.kind === 'details')
    return (
      <AdminDetailsDialog
        title={t('adminJobs.number', { id })}
        facts={[
          ...jobColumns(i18n).map(({ header, cell }) => ({ label: header, value: cell(row) })),
          { label: t('adminJobs.attempts'), value: number(attempts) },
        ]}
        actions={!canStart && <p className="text-text-muted">{t('adminJobs.refunded')}</p>}
        onClose={onOverlayClose}
      />
    );
  return (
    <AdminQuestionDialog
      title={t('adminJobs.start.title', { id })}
      consequence={t('adminJobs.start.consequence', {
        subject: t(`adminJobs.subject.${row.subject}`),
        title: title || `#${id}`,
      })}
      confirmLabel={t('adminJobs.start')}
      intent="primary"
      submission={overlay.submission}
      onConfirm={onQuestionConfirm}
      onClose={onOverlayClose}
    />
  );
}
