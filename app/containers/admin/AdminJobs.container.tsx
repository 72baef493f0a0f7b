import { jobRules } from '@/domain/admin/lists';
import type { FailedJob } from '@/domain/admin/job';
import { useI18n } from '@/i18n/I18nProvider';
import { AdminJobsScreen } from '@/screens/admin/AdminJobsScreen/AdminJobsScreen';
import { useList } from '@app/lists/useList';
import { usePorts } from '@app/providers/PortsProvider';
import { useAdminOverlay } from '@app/forms/useAdminOverlay';

/** Failed jobs (D33). */
export default function AdminJobsContainer() {
  const { admin } = usePorts();
  const { t } = useI18n();
  const { list, change, actions } = useList(jobRules, {
    key: 'admin/jobs',
    event: 'admin-jobs-failed',
    readPart: admin.jobs,
  });
  const dialog = useAdminOverlay<FailedJob, never, 'start'>();
  const { overlay } = dialog;
  const start = (id: number) =>
    dialog.send(
      () => admin.startJob(id),
      () => {
        change((jobs) => jobs.filter((job) => job.id !== id));
        return { type: 'success', title: t('adminJobs.notice.started') };
      },
    );
  return (
    <AdminJobsScreen
      {...actions}
      {...dialog.actions}
      view={{ ...list, overlay: overlay.kind === 'form' ? { kind: 'none' } : overlay }}
      onQuestionConfirm={() => overlay.kind === 'question' && start(overlay.row.id)}
    />
  );
}
