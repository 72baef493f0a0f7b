import { dayShape } from '@/components/columnShapes';
import type { FailedJob } from '@/domain/admin/job';
import type { JobKey } from '@/domain/admin/lists';
import { breakable } from '@/components/breakable';
import type { I18n } from '@/i18n/I18nProvider';
import { noneCell } from '@/components/cells';
import type { GridColumn } from '@/primitives/DataGrid/types';

/** Returns the columns of a failed job. */
export function jobColumns({ t, dateTime }: I18n): GridColumn<FailedJob, JobKey>[] {
  const header = (key: JobKey) => ({ key, header: t(`adminJobs.column.${key}`), isSortable: true });
  return [
    {
      ...header('id'),
      isOneLine: true,
      width: 4.6,
      className: 'figures',
      cell: ({ id }) => `#${id}`,
    },
    {
      ...header('subject'),
      width: 9,
      part: 'title',
      cell: ({ subject }) => t(`adminJobs.subject.${subject}`),
    },
    {
      ...header('title'),
      width: 10,
      className: '[overflow-wrap:anywhere]',
      cell: ({ title }) => breakable(title),
    },
    {
      ...header('user'),
      room: 'wide',
      width: 11,
      isSecondary: true,
      className: '[overflow-wrap:anywhere]',
      cell: ({ user }) => (user === null ? noneCell(t('adminJobs.noUser')) : breakable(user)),
    },
    {
      ...header('reason'),
      room: 'middle',
      width: 14,
      isSecondary: true,
      className: '[overflow-wrap:anywhere]',
      cell: ({ reason }) => <bdi lang="en">{reason}</bdi>,
    },
    { ...header('failedAt'), ...dayShape, width: 8.6, cell: ({ failedAt }) => dateTime(failedAt) },
  ];
}
