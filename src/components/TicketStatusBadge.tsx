import type { TicketStatus } from '@/domain/support';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge, type BadgeTone } from '@/primitives/Badge';

const tones: Readonly<Record<TicketStatus, BadgeTone>> = {
  queued: 'info',
  answered: 'success',
  closed: 'neutral',
};

/** The state of a ticket in a word. */
export function TicketStatusBadge({ status, size = 'md' }: { status: TicketStatus; size?: 'sm' | 'md' }) {
  const { t } = useI18n();
  return (
    <Badge tone={tones[status]} size={size}>
      {t(`support.status.${status}`)}
    </Badge>
  );
}
