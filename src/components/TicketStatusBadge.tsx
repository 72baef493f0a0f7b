import type { TicketStatus } from '@/domain/support';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge, type BadgeTone } from '@/primitives/Badge';

const tones: Readonly<Record<TicketStatus, BadgeTone>> = {
  queued: 'info',
  answered: 'success',
  closed: 'neutral',
};

/** The state of a ticket in a word. */
export function TicketStatusBadge({
  status,
  size = 'md',
}: {
  /** What has become of the ticket; tone and word follow. */
  status: TicketStatus;
  /** `sm` for dense tables; `md` by default. */
  size?: 'sm' | 'md';
}) {
  const { t } = useI18n();
  return (
    <Badge tone={tones[status]} size={size}>
      {t(`support.status.${status}`)}
    </Badge>
  );
}
