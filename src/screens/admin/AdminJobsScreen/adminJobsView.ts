import type { FailedJob } from '@/domain/admin/job';
import type { JobConditions, JobKey } from '@/domain/admin/lists';
import type { ListActions, ListView, MoreActions } from '@/domain/list/listView';
import type { AdminOverlay, AdminOverlayActions } from '../list/adminListTypes';

export type JobOverlay = Exclude<AdminOverlay<FailedJob, never, never, 'start'>, { kind: 'form' }>;

export type AdminJobsView = ListView<FailedJob, JobKey, JobConditions> & { overlay: JobOverlay };

export interface AdminJobsScreenProps
  extends
    ListActions<JobKey, JobConditions>,
    MoreActions,
    Pick<AdminOverlayActions<never>, 'onQuestionConfirm' | 'onOverlayClose'> {
  view: AdminJobsView;
  onDetailsOpen: (job: FailedJob) => void;
  onQuestionAsk: (question: 'start', job: FailedJob) => void;
}
