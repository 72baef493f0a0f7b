import { breakable } from '@/components/breakable';
import { dayShape, statusShape } from '@/components/columnShapes';
import { createStatusBadge } from '@/components/createStatusBadge';
import type { MailKey, MailResult, SentMail } from '@/domain/admin/mail';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

/** The result of a mail in a word. */
export const MailResultBadge = createStatusBadge<MailResult>(
  { sent: 'success', failed: 'danger' },
  (result) => `adminMails.result.${result}`,
);

/** Returns the columns of the mail log. */
export function mailColumns({ t, dateTime }: I18n): GridColumn<SentMail, MailKey>[] {
  const header = (key: MailKey) => ({ key, header: t(`adminMails.column.${key}`), isSortable: true });
  return [
    { ...header('at'), ...dayShape, width: 8.6, cell: ({ at }) => dateTime(at) },
    {
      ...header('kind'),
      width: 15.2,
      part: 'title',
      cell: ({ kind, subject }) => (
        <>
          {t(`adminMails.kind.${kind}`)}
          <span className="block text-sm font-normal [overflow-wrap:anywhere] text-text-muted">
            {breakable(subject)}
          </span>
        </>
      ),
    },
    {
      ...header('email'),
      width: 11,
      className: '[overflow-wrap:anywhere]',
      cell: ({ email }) => breakable(email),
    },
    {
      ...header('result'),
      ...statusShape,
      width: 8,
      cell: ({ result }) => <MailResultBadge status={result} size="sm" />,
    },
  ];
}
