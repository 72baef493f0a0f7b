import type { IsoDateTime } from '@/domain/dates';
import type { BillFilter } from '@/domain/payment/billRules';
import { unreadCount } from '@/domain/notifications';
import type { PortalNotification, NotificationSubject } from '@/domain/notificationSchema';
import { orderPath, paths, withQuery } from '@/paths';
import type { Loaded } from '@/domain/loaded';

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

const { dashboard } = paths;

const openBills: BillFilter = 'open';

/** Where a person can do something about it. */
function actionHref(about: NotificationSubject): string {
  switch (about.kind) {
    case 'serverEnding':
    case 'serverEnded':
    case 'serverDeletion':
    case 'serverSuspended':
      return withQuery(dashboard.serverRenew, { id: String(about.serverId) });
    case 'serverRenewing':
      return withQuery(dashboard.serverEdit, { id: String(about.serverId) });
    case 'serverDeleted':
    case 'accessRestored':
      return dashboard.vps;
    case 'serverRenewed':
    case 'serverReady':
      return withQuery(dashboard.vps, { q: about.domain });
    case 'serverLeft':
      return dashboard.vpsCatalog;
    case 'serverFailed':
      return withQuery(dashboard.supportCreate, { server: String(about.serverId) });
    case 'orderFailed':
      return orderPath(about.orderId);
    case 'paymentDue':
      return withQuery(dashboard.billing, { state: openBills });
    case 'paymentReceived':
    case 'refunded':
    case 'refundCanceled':
    case 'paymentCredited':
    case 'paymentFailed':
      return dashboard.paymentsHistory;
    case 'billExpired':
    case 'billPartPaid':
    case 'billCanceled':
      return dashboard.billing;
    case 'promoUsed':
      return dashboard.paymentsHistory;
    case 'signedIn':
      return dashboard.profile;
    case 'actIssued':
      return dashboard.documents;
    case 'ticketAnswered':
      return withQuery(dashboard.supportTicket, { id: String(about.ticketId) });
  }
}

/** The page's view. */
export function toNotificationsView(
  state: Loaded<readonly PortalNotification[]>,
  now: IsoDateTime,
): NotificationsView {
  if (state.status !== 'ready') return state;
  const items = state.value.map((each) => ({
    ...each,
    actionHref: each.isServerGone ? dashboard.vps : actionHref(each.about),
  }));
  if (items.length === 0) return { status: 'empty' };
  return { status: 'ready', items, unreadCount: unreadCount(items), now };
}
