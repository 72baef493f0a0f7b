import type { AdminUserStatus } from '@/domain/admin/user';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';

/** §4: Active or Suspended. */
export function UserStatusBadge({ status }: { status: AdminUserStatus }) {
  const { t } = useI18n();
  return (
    <Badge tone={status === 'Active' ? 'success' : 'danger'} size="sm">
      {t(`adminUsers.status.${status}`)}
    </Badge>
  );
}
