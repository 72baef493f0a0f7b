import type { AdminServerStatus } from '@/domain/admin/server';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge, type BadgeTone } from '@/primitives/Badge';

const tones: Readonly<Record<AdminServerStatus, BadgeTone>> = {
  Running: 'success',
  Stopped: 'neutral',
  Suspended: 'danger',
  Ordered: 'warning',
  Activation: 'info',
  Stopping: 'neutral',
};

/** How a server is now. */
export function AdminServerStatusBadge({ status }: { status: AdminServerStatus }) {
  const { t } = useI18n();
  return (
    <Badge tone={tones[status]} size="sm">
      {t(`adminServers.status.${status}`)}
    </Badge>
  );
}
