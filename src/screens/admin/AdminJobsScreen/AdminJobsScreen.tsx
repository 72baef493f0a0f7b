import { useCallback, useMemo } from 'react';
import { jobSubjects, type FailedJob } from '@/domain/admin/job';
import { useI18n } from '@/i18n/I18nProvider';
import { choiceField } from '@/patterns/listKit/filterFields';
import { ListScreen, type RowMenu } from '@/patterns/listKit/ListScreen';
import { CheckIcon, RenewIcon } from '@/primitives/icons';
import { lazyPart } from '@/primitives/lazyPart';
import { actionItem, detailsItem } from '../list/menuItems';
import type { AdminJobsScreenProps } from './adminJobsView';
import { jobColumns } from './jobColumns';

// Loaded on click.
const JobOverlays = lazyPart(() => import('./JobOverlays'));

/** Failed jobs with their reason and a retry (D33). */
export function AdminJobsScreen(props: AdminJobsScreenProps) {
  const { view, onDetailsOpen, onQuestionAsk } = props;
  const { overlay } = view;
  const i18n = useI18n();
  const { t } = i18n;
  const columns = useMemo(() => jobColumns(i18n), [i18n]);
  const rowLabel = useCallback(({ id }: FailedJob) => t('adminJobs.number', { id }), [t]);
  const rowMenu = useCallback(
    (job: FailedJob): RowMenu => ({
      label: t('adminJobs.menu', { id: job.id }),
      items: [
        detailsItem(t, () => onDetailsOpen(job)),
        ...(job.canStart
          ? [actionItem('start', t('adminJobs.start'), <RenewIcon />, () => onQuestionAsk('start', job))]
          : []),
      ],
    }),
    [t, onDetailsOpen, onQuestionAsk],
  );
  return (
    <ListScreen
      title={t('adminJobs.title')}
      view={view}
      actions={props}
      columns={columns}
      fields={[
        choiceField('subject', t('adminJobs.column.subject'), jobSubjects, (value) =>
          t(`adminJobs.subject.${value}`),
        ),
      ]}
      rowId={({ id }) => id}
      rowLabel={rowLabel}
      rowMenu={rowMenu}
      canRefresh
      empty={{ icon: <CheckIcon />, title: t('adminJobs.empty'), description: t('adminJobs.emptyText') }}
      noMatches={{ title: t('admin.list.noMatches'), description: t('admin.list.noMatchesText') }}
      overlay={overlay.kind !== 'none' && <JobOverlays {...props} overlay={overlay} />}
    />
  );
}
