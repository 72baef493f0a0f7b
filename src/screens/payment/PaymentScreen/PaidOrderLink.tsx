import type { PlacedOrder } from '@/domain/order/placedOrder';
import { useI18n } from '@/i18n/I18nProvider';
import { orderPath, serverPath } from '@/paths';
import { ButtonLink } from '@/primitives/Button';

export interface PaidOrderLinkProps {
  /** The paid order; null until it is known. */
  order: PlacedOrder | null;
  /** Address of the servers, until the order is known. */
  serversHref: string;
}

/** Links to the paid server, whose page shows it being made, or to an order of several; and to all servers. */
export function PaidOrderLink({ order, serversHref }: PaidOrderLinkProps) {
  const { t } = useI18n();
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
