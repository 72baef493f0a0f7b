import { serverStatusOf, type AdminServerStatus } from '@/domain/admin/server';
import { stateOf } from '@/domain/servers/serverStates';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge } from '@/primitives/Badge';

/** How a server is now. */
export function AdminServerStatusBadge({ status }: { status: AdminServerStatus }) {
  const { t } = useI18n();
  return (
    <Badge tone={stateOf(serverStatusOf(status)).tone} size="sm">
      {t(`adminServers.status.${status}`)}
    </Badge>
  );
}
