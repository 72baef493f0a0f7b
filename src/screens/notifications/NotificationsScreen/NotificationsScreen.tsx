import type { ReactNode } from 'react';
import { useI18n } from '@/i18n/I18nProvider';
import { EmptyState } from '@/patterns/EmptyState';
import { ErrorState } from '@/patterns/ErrorState';
import { ListPage } from '@/patterns/listKit/ListPage';
import { Badge } from '@/primitives/Badge';
import { BellIcon, CheckIcon } from '@/primitives/icons';
import { ReasonButton } from '@/primitives/ReasonButton';
import { Link } from '@/primitives/Link';
import { Skeleton } from '@/primitives/Skeleton';
import { NotificationCard } from './NotificationCard';
import {
  toNotificationDays,
  type NotificationItem,
  type NotificationsScreenProps,
  type OrderNotifications,
} from './notificationsView';

/** Notifications with their actions. The bell counts the unread ones (§2). */
export function NotificationsScreen(props: NotificationsScreenProps) {
  const { view } = props;
  const { t } = useI18n();
  return (
    <ListPage
      title={t('notifications.title')}
      badge={
        view.status === 'loading' ? (
          <Skeleton className="h-6 w-32 rounded-full" />
        ) : (
          view.status === 'ready' && (
            <Badge tone={view.unreadCount > 0 ? 'info' : 'neutral'}>
              {view.unreadCount > 0
                ? t('notifications.unread', { count: view.unreadCount })
                : t('notifications.allRead')}
            </Badge>
          )
        )
      }
      primaryAction={
        view.status === 'loading' ? (
          <Skeleton className="h-control w-40 rounded-control" />
        ) : (
          view.status === 'ready' && (
            <ReasonButton
              icon={<CheckIcon />}
              disabledReason={view.unreadCount > 0 ? null : t('notifications.nothingUnread')}
              onExplain={props.onReasonAsk}
              onClick={props.onAllRead}
            >
              {t('notifications.readAll')}
            </ReasonButton>
          )
        )
      }
      busyLabel={view.status === 'loading' ? t('common.loading') : undefined}
    >
      <NotificationsBody {...props} />
    </ListPage>
  );
}

/** The list, or its replacement. */
function NotificationsBody({ view, ...actions }: NotificationsScreenProps) {
  const i18n = useI18n();
  const { t } = i18n;
  switch (view.status) {
    case 'loading':
      return (
        <div className="divide-y divide-border">
          {[1, 2, 3].map((row) => (
            <div key={row} className="flex gap-3 px-4 py-3.5">
              <Skeleton className="size-8 rounded-full" />
              <div className="flex min-w-0 flex-1 flex-col gap-2 py-0.5">
                <Skeleton className="h-4 w-60 max-w-full" />
                <Skeleton className="h-4 w-96 max-w-full" />
                <Skeleton className="h-4 w-24" />
              </div>
            </div>
          ))}
        </div>
      );
    case 'error':
      return <ErrorState description={t(`common.error.${view.reason}`)} onRetry={actions.onRetry} />;
    case 'empty':
      return (
        <EmptyState
          icon={<BellIcon />}
          title={t('notifications.empty.title')}
          description={t('notifications.empty.description')}
        />
      );
    case 'ready': {
      const cardOf = (item: NotificationItem) => (
        <NotificationCard
          key={item.id}
          item={item}
          now={view.now}
          onReadChange={actions.onReadChange}
          onActionFollow={actions.onActionFollow}
        />
      );
      return (
        <div className="min-h-0 overflow-y-auto narrow:flex narrow:flex-col narrow:gap-4 narrow:overflow-visible">
          {toNotificationDays(view.items, view.now, i18n).map(({ label, entries }) => (
            <section key={label} aria-label={label}>
              <h2 className="border-b border-border bg-sunken px-4 py-2 text-sm font-medium text-text-muted narrow:border-0 narrow:bg-transparent narrow:px-1">
                {label}
              </h2>
              <ul
                aria-label={label}
                className="divide-y divide-border narrow:overflow-hidden narrow:rounded-card narrow:border narrow:border-border narrow:bg-surface"
              >
                {entries.map((entry) =>
                  'items' in entry ? (
                    <OrderGroup key={`order ${entry.orderId}`} order={entry}>
                      {entry.items.map(cardOf)}
                    </OrderGroup>
                  ) : (
                    cardOf(entry)
                  ),
                )}
              </ul>
            </section>
          ))}
        </div>
      );
    }
  }
}

/** Notifications of one order under its number, in the place of the newest. */
function OrderGroup({ order, children }: { order: OrderNotifications; children: ReactNode }) {
  const { t } = useI18n();
  const title = t('notifications.order', { id: order.orderId });
  return (
    <li>
      <p className="px-4 pt-3 text-sm text-text-muted">
        <Link href={order.href}>{title}</Link>
      </p>
      <ul aria-label={title}>{children}</ul>
    </li>
  );
}
