import type { KnownPaymentStatus } from '@/domain/payment/payment';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge, type BadgeTone } from '@/primitives/Badge';

const tones: Record<KnownPaymentStatus, BadgeTone> = {
  Paid: 'success',
  Pending: 'warning',
  Canceled: 'neutral',
  PartlyRefunded: 'info',
  Refunded: 'info',
};

/** A payment's status (§4, D12, D27). */
export function PaymentStatusBadge({ status }: { status: KnownPaymentStatus }) {
  const { t } = useI18n();
  return (
    <Badge tone={tones[status]} size="sm">
      {t(`payments.status.${status}`)}
    </Badge>
  );
}
