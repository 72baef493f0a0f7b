import { breakable } from '@/components/breakable';
import { statusShape } from '@/components/columnShapes';
import type { StaffRole } from '@/domain/admin/rights';
import type { StaffKey, StaffMember } from '@/domain/admin/staff';
import type { I18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';
import type { GridColumn } from '@/primitives/DataGrid/types';
import { roleKey } from './adminStaffView';

const tones = {
  owner: 'info',
  finance: 'success',
  support: 'success',
  readOnly: 'neutral',
} as const satisfies Record<StaffRole, string>;

/** Columns of the staff. */
export function staffColumns({ t, dateTime }: I18n): GridColumn<StaffMember, StaffKey>[] {
  const header = (key: StaffKey) => ({ key, header: t(`adminStaff.column.${key}`), isSortable: true });
  return [
    { ...header('name'), isOneLine: true, width: 11, part: 'title', cell: ({ name }) => name },
    {
      ...header('email'),
      width: 12.8,
      isSecondary: true,
      className: '[overflow-wrap:anywhere]',
      cell: ({ email }) => breakable(email),
    },
    {
      ...header('role'),
      ...statusShape,
      width: 10,
      cell: ({ role }) => (
        <Badge tone={tones[role]} size="sm">
          {t(roleKey(role))}
        </Badge>
      ),
    },
    {
      ...header('lastLogin'),
      width: 9,
      isSecondary: true,
      className: 'figures',
      cell: ({ lastLogin }) => (lastLogin === null ? t('adminStaff.neverLoggedIn') : dateTime(lastLogin)),
    },
  ];
}
