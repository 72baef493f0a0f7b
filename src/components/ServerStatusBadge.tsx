import type { IsoDate } from '@/domain/time/dates';
import { isKnownServerStatus, stateOf, type ServerStatus } from '@/domain/servers/serverStates';
import { useI18n, type I18n } from '@/i18n/I18nProvider';
import { VisuallyHidden } from '@/primitives/VisuallyHidden';
import { Badge } from '@/primitives/Badge';

/** Returns a server's status in the reader's language; an unknown one unchanged (§4). */
export function serverStatusText(status: ServerStatus, t: I18n['t']): string {
  return isKnownServerStatus(status) ? t(`servers.status.${status}`) : status;
}

export interface ServerStatusBadgeProps {
  /** Status of the server; decides tone and text. */
  status: ServerStatus;
  /** Last day of a cancelled server, shown instead of its status; none by default. */
  leavesOn?: IsoDate | null;
  /** `sm` for dense tables; `md` by default. */
  size?: 'sm' | 'md';
}

/** Active green, Ordered yellow, Activation blue, Suspended red, anything else neutral (§4). */
export function ServerStatusBadge({ status, leavesOn = null, size = 'md' }: ServerStatusBadgeProps) {
  const { t, date } = useI18n();
  if (leavesOn !== null)
    return (
      <Badge tone="warning" size={size}>
        <span>{t('servers.status.leaving')}</span>
        <VisuallyHidden>, {t('servers.status.leavingUntil', { date: date(leavesOn) })}</VisuallyHidden>
      </Badge>
    );
  return (
    <Badge tone={stateOf(status).tone} size={size}>
      {serverStatusText(status, t)}
    </Badge>
  );
}
