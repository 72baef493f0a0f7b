import type { AdminPaymentStatus } from '@/domain/admin/payment';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge, type BadgeTone } from '@/primitives/Badge';

const tones: Readonly<Record<AdminPaymentStatus, BadgeTone>> = {
  Completed: 'success',
  Pending: 'warning',
  Failed: 'danger',
  PartlyRefunded: 'info',
  Refunded: 'info',
};

/** §4: Completed, Pending, Failed; and what was given back. */
export function AdminPaymentStatusBadge({ status }: { status: AdminPaymentStatus }) {
  const { t } = useI18n();
  return (
    <Badge tone={tones[status]} size="sm">
      {t(`adminPayments.status.${status}`)}
    </Badge>
  );
}
