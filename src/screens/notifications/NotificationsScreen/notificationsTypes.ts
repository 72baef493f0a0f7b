import type { IsoDateTime } from '@/domain/dates';
import type { PortalNotification } from '@/domain/notifications';

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
  onReadChange: (id: string, isRead: boolean) => void;
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
