import type { BillState } from '@/domain/payment/bill';
import { useI18n } from '@/i18n/I18nProvider';
import { Badge, type BadgeTone } from '@/primitives/Badge';

const tones: Readonly<Record<BillState, BadgeTone>> = {
  unpaid: 'warning',
  atBank: 'info',
  paid: 'success',
  canceled: 'neutral',
  refunded: 'neutral',
};

/** How a bill stands. */
export function BillStateBadge({
  state,
}: {
  /** What has become of the bill; tone and word follow. */
  state: BillState;
}) {
  const { t } = useI18n();
  return (
    <Badge tone={tones[state]} size="sm">
      {t(`bills.state.${state}`)}
    </Badge>
  );
}
