import { breakable } from '@/components/breakable';
import { statusShape } from '@/components/columnShapes';
import { createStatusBadge } from '@/components/createStatusBadge';
import {
  mailTextStateOf,
  type MailText,
  type MailTextKey,
  type MailTextState,
} from '@/domain/admin/mailText';
import type { I18n } from '@/i18n/I18nProvider';
import type { GridColumn } from '@/primitives/DataGrid/types';

const MailTextBadge = createStatusBadge<MailTextState>(
  { default: 'neutral', changed: 'info' },
  (state) => `adminMailTexts.state.${state}`,
);

/** Returns the columns of the mail texts. */
export function mailTextColumns({ t }: I18n): GridColumn<MailText, MailTextKey>[] {
  const header = (key: MailTextKey) => ({
    key,
    header: t(`adminMailTexts.column.${key}`),
    isSortable: true,
  });
  return [
    {
      ...header('template'),
      width: 20,
      part: 'title',
      cell: ({ template, subject }) => (
        <>
          {t(`adminMailTexts.template.${template}`)}
          <span className="block text-sm font-normal [overflow-wrap:anywhere] text-text-muted">
            {breakable(subject)}
          </span>
        </>
      ),
    },
    { ...header('language'), width: 7, cell: ({ language }) => t(`adminMailTexts.language.${language}`) },
    {
      ...header('state'),
      ...statusShape,
      width: 7,
      cell: (text) => <MailTextBadge status={mailTextStateOf(text)} size="sm" />,
    },
  ];
}
