import type { OrderStatus } from '@/domain/order/placedOrder';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge, type BadgeTone } from '@/primitives/Badge';

const tones: Readonly<Record<OrderStatus, BadgeTone>> = {
  inProgress: 'info',
  done: 'success',
  partlyRefunded: 'warning',
  refunded: 'danger',
};

/** How far an order is as a whole. */
export function OrderStatusBadge({
  status,
  size = 'md',
}: {
  /** What has become of the order; tone and word follow. */
  status: OrderStatus;
  /** `sm` for dense tables; `md` by default. */
  size?: 'sm' | 'md';
}) {
  const { t } = useI18n();
  return (
    <Badge tone={tones[status]} size={size}>
      {t(`orders.status.${status}`)}
    </Badge>
  );
}
