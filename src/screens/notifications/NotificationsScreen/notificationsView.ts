import { toIsoDateTime, type IsoDateTime } from '@/domain/time/dates';
import type { Loaded } from '@/domain/results/loaded';
import { unreadCount, type PortalNotification } from '@/domain/notifications/notifications';
import type { OrderId } from '@/domain/order/placedOrder';
import type { I18n } from '@/i18n/I18nProvider';
import { orderPath } from '@/paths';
import { notificationHref } from './notificationKinds';

/** A notification with its action's target. */
export interface NotificationItem extends PortalNotification {
  actionHref: string;
}

/** The states of the screen. */
export type NotificationsView =
  | { status: 'loading' }
  | { status: 'error'; reason: 'offline' | 'unexpected' }
  | { status: 'empty' }
  | {
      status: 'ready';
      /** Newest first. */
      items: readonly NotificationItem[];
      /** Same number as the bell's. */
      unreadCount: number;
      now: IsoDateTime;
    };

export interface NotificationsActions {
  /** Marks a notification as read or unread. */
  onReadChange: (id: string, isRead: boolean) => void;
  /** Marks all as read. */
  onAllRead: () => void;
  /** Its action was followed, which also marks it as read. */
  onActionFollow: (id: string) => void;
  onRetry: () => void;
  /** A disabled control was pressed: shows the reason. */
  onReasonAsk: (reason: string) => void;
}

export interface NotificationsScreenProps extends NotificationsActions {
  view: NotificationsView;
}

/** Makes the page's view. */
export function toNotificationsView(
  state: Loaded<readonly PortalNotification[]>,
  now: IsoDateTime,
): NotificationsView {
  if (state.status !== 'ready') return state;
  const items = state.value.map((each) => ({ ...each, actionHref: notificationHref(each) }));
  if (items.length === 0) return { status: 'empty' };
  return { status: 'ready', items, unreadCount: unreadCount(items), now };
}

/** Several notifications of one order, newest first. */
export interface OrderNotifications {
  orderId: OrderId;
  href: string;
  items: readonly NotificationItem[];
}

/** Notifications of one calendar day. */
export interface NotificationDay {
  /** Today, yesterday, or the date. */
  label: string;
  /** In the order of their newest notification. */
  entries: readonly (NotificationItem | OrderNotifications)[];
}

const orderOf = ({ about }: NotificationItem): OrderId | null =>
  ('orderId' in about ? about.orderId : null) ?? null;

/** Puts notifications of one order together; a single one stays as it is. */
function groupByOrder(items: readonly NotificationItem[]): NotificationDay['entries'] {
  return items.flatMap((item): NotificationDay['entries'] => {
    const orderId = orderOf(item);
    const together = orderId === null ? [] : items.filter((other) => orderOf(other) === orderId);
    if (orderId === null || together.length < 2) return [item];
    return together[0] === item ? [{ orderId, href: orderPath(orderId), items: together }] : [];
  });
}

const dayMs = 24 * 3_600_000;

/** Groups notifications, newest first, by the calendar day of the portal's time zone (D41) and by order. */
export function toNotificationDays(
  items: readonly NotificationItem[],
  now: IsoDateTime,
  { t, dateOfMoment }: Pick<I18n, 't' | 'dateOfMoment'>,
): readonly NotificationDay[] {
  const yesterday = toIsoDateTime(new Date(Date.parse(now) - dayMs));
  const names = new Map([
    [dateOfMoment(yesterday), t('notifications.yesterday')],
    [dateOfMoment(now), t('notifications.today')],
  ]);
  const days = new Map<string, NotificationItem[]>();
  for (const item of items) {
    const date = dateOfMoment(item.at);
    const label = names.get(date) ?? date;
    days.set(label, [...(days.get(label) ?? []), item]);
  }
  return [...days].map(([label, ofDay]) => ({ label, entries: groupByOrder(ofDay) }));
}
