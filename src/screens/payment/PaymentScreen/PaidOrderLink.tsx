import type { PlacedOrder } from '@/domain/order/placedOrder';
import { useI18n } from '@/i18n/I18nProvider';
import { orderPath, serverPath } from '@/paths';
import { ButtonLink } from '@/primitives/Button';

export interface PaidOrderLinkProps {
  /** The paid order; null if it cannot be found. */
  view: { status: 'loading' } | { status: 'ready'; order: PlacedOrder | null };
  /** Address of the servers. */
  serversHref: string;
}

/**
 * Links to the paid server, whose page shows it being made, or to an order of several; and to all servers. Nothing
 * until the order is known, so that no link moves under a pointer.
 */
export function PaidOrderLink({ view, serversHref }: PaidOrderLinkProps) {
  const { t } = useI18n();
  if (view.status === 'loading') return null;
  const { order } = view;
  const [item, ...others] = order?.items ?? [];
  const server = others.length === 0 ? (item?.serverId ?? null) : null;
  return (
    <>
      {order && (
        <ButtonLink intent="primary" href={server === null ? orderPath(order.id) : serverPath(server)}>
          {t(server === null ? 'payment.result.openOrder' : 'payment.result.openServer')}
        </ButtonLink>
      )}
      <ButtonLink intent={order ? 'secondary' : 'primary'} href={serversHref}>
        {t('payment.result.servers')}
      </ButtonLink>
    </>
  );
}
