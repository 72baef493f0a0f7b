import type { IsoDateTime } from '@/domain/time/dates';
import type { Loaded } from '@/domain/results/loaded';
import { unreadCount, type PortalNotification } from '@/domain/notifications/notifications';
import { notificationHref } from './notificationKinds';

/** A notification with where its one action leads. */
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
      /** The same number as the bell's. */
      unreadCount: number;
      now: IsoDateTime;
    };

export interface NotificationsActions {
  /** A notification was marked as read, or as not read. */
  onReadChange: (id: string, isRead: boolean) => void;
  /** All of them were marked as read. */
  onAllRead: () => void;
  /** Its action was followed: whoever does something about it has read it. */
  onActionFollow: (id: string) => void;
  onRetry: () => void;
  /** Someone pressed what is disabled: tell them why. */
  onReasonAsk: (reason: string) => void;
}

export interface NotificationsScreenProps extends NotificationsActions {
  view: NotificationsView;
}

/** The page's view. */
export function toNotificationsView(
  state: Loaded<readonly PortalNotification[]>,
  now: IsoDateTime,
): NotificationsView {
  if (state.status !== 'ready') return state;
  const items = state.value.map((each) => ({ ...each, actionHref: notificationHref(each) }));
  if (items.length === 0) return { status: 'empty' };
  return { status: 'ready', items, unreadCount: unreadCount(items), now };
}
