import { dayShape } from '@/components/columnShapes';
import { breakable } from '@/components/breakable';
import type { AuditEntry } from '@/domain/admin/audit';
import type { AuditKey } from '@/domain/admin/lists';
import type { I18n } from '@/i18n/I18nProvider';
import { noneCell } from '@/components/cells';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { changeText } from './adminAuditView';

/** Returns the audit columns: actor, action, subject, time, and the first change. */
export function auditColumns(i18n: I18n): GridColumn<AuditEntry, AuditKey>[] {
  const { t, dateTime } = i18n;
  const header = (key: AuditKey) => ({ key, header: t(`adminAudit.column.${key}`), isSortable: true });
  return [
    { ...header('at'), ...dayShape, width: 8.6, cell: ({ at }) => dateTime(at) },
    {
      ...header('kind'),
      width: 14,
      part: 'title',
      cell: ({ kind, changes: [first, ...others] }) => (
        <>
          {t(`adminAudit.event.${kind}`)}
          {first && (
            <span className="block text-sm font-normal [overflow-wrap:anywhere] text-text-muted">
              {[
                changeText(first, i18n),
                ...(others.length > 0 ? [t('adminAudit.moreChanges', { count: others.length })] : []),
              ].join(', ')}
            </span>
          )}
        </>
      ),
    },
    {
      ...header('subject'),
      width: 9,
      className: '[overflow-wrap:anywhere]',
      cell: ({ subject }) => (subject === '' ? t('adminAudit.noSubject') : breakable(subject)),
    },
    {
      ...header('customer'),
      room: 'middle',
      width: 10,
      isSecondary: true,
      className: '[overflow-wrap:anywhere]',
      cell: ({ customer }) => (customer === '' ? noneCell(t('adminAudit.noCustomer')) : breakable(customer)),
    },
    {
      ...header('admin'),
      room: 'middle',
      width: 10,
      isSecondary: true,
      className: '[overflow-wrap:anywhere]',
      cell: ({ admin }) => (admin === '' ? t('adminAudit.portal') : breakable(admin)),
    },
  ];
}
