import { OrderStatusBadge } from '@/components/OrderStatusBadge';
import { useI18n } from '@/i18n/I18nProvider';
import { DetailPage } from '@/patterns/DetailPage';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { ButtonLink } from '@/primitives/Button';
import { Callout } from '@/primitives/Callout';
import { SearchIcon } from '@/primitives/icons';
import { Link } from '@/primitives/Link';
import { Skeleton } from '@/primitives/Skeleton';
import { OrderFacts } from './OrderFacts';
import { OrderSteps } from './OrderSteps';
import type { OrderItemView, OrderScreenProps, OrderView } from './orderView';

/** An order with its live progress (D35). */
export function OrderScreen({ view, onRetry }: OrderScreenProps) {
  const { t } = useI18n();
  switch (view.status) {
    case 'loading':
      return (
        <DetailPage
          title={t('orders.title', { id: view.id })}
          facts={<Skeleton className="h-40 rounded-card" />}
          busyLabel={t('common.loading')}
        >
          <Skeleton className="h-48 rounded-card" />
        </DetailPage>
      );
    case 'error':
      return (
        <DetailPage title={t('orders.title', { id: view.id })}>
          <ErrorState description={t(`common.error.${view.reason}`)} onRetry={onRetry} />
        </DetailPage>
      );
    case 'noSuchOrder':
      return (
        <EmptyState
          headingLevel={1}
          icon={<SearchIcon />}
          title={t('orders.noSuch.title')}
          description={t('orders.noSuch.description')}
          action={
            <ButtonLink intent="primary" href={view.listHref}>
              {t('orders.back')}
            </ButtonLink>
          }
        />
      );
    case 'ready':
      return <ReadyOrder view={view} />;
  }
}

function ReadyOrder({ view }: { view: Extract<OrderView, { status: 'ready' }> }) {
  const { t, money } = useI18n();
  const { order, orderStatus, items, refund } = view;
  return (
    <DetailPage
      title={t('orders.title', { id: order.id })}
      // Announced when it changes, because the page updates live.
      badge={
        <span role="status">
          <OrderStatusBadge status={orderStatus} />
        </span>
      }
      notice={
        refund > 0 ? (
          <Callout tone="warning">
            <span>{t('orders.failed', { amount: money(refund) })}</span>{' '}
            <Link href={view.catalogHref}>{t('orders.failed.balance')}</Link>
          </Callout>
        ) : (
          orderStatus === 'inProgress' && <Callout tone="info">{t('orders.progress')}</Callout>
        )
      }
      facts={<OrderFacts view={view} />}
    >
      <ul className="flex flex-col gap-4">
        {items.map((item) => (
          <Item key={item.id} item={item} />
        ))}
      </ul>
    </DetailPage>
  );
}

function Item({ item }: { item: OrderItemView }) {
  const { t, money, dateOfMoment } = useI18n();
  const { kind, title, amount, fromBackup, serverHref } = item;
  return (
    <li className="flex min-w-0 flex-col gap-4 rounded-card border border-border bg-surface p-4 sm:p-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <div className="min-w-0">
          <p className="text-sm text-text-muted">{t(`orders.item.${kind}`)}</p>
          <h2 className="text-base font-semibold [overflow-wrap:anywhere]">{title}</h2>
          {fromBackup && (
            <p className="text-text-muted [overflow-wrap:anywhere]">
              {t('orders.item.fromBackup', {
                server: fromBackup.serverName,
                date: dateOfMoment(fromBackup.madeAt),
              })}
            </p>
          )}
        </div>
        <p className="figures">{money(amount)}</p>
      </div>
      <OrderSteps item={item} />
      {serverHref !== null && (
        <p>
          <Link href={serverHref} aria-label={`${t('orders.toServer')}: ${title}`}>
            {t('orders.toServer')}
          </Link>
        </p>
      )}
    </li>
  );
}
