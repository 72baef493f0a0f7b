import type { IsoDateTime } from '@/domain/dates';
import { unreadCount, type NotificationSubject } from '@/domain/notifications';
import type { NotificationsView } from '@/screens/notifications/NotificationsScreen/notificationsTypes';
import { paths, withQuery } from '@app/routes/paths';
import type { NotificationsState } from './useNotifications';

/** Marks that were set here and that the port has not confirmed yet. */
export type PendingMarks = ReadonlyMap<string, boolean>;

const { dashboard } = paths;

/** Where a person can do something about it. */
function actionHref(about: NotificationSubject): string {
  switch (about.kind) {
    case 'serverEnding':
    case 'serverSuspended':
      return withQuery(dashboard.serverRenew, { id: String(about.serverId) });
    case 'paymentDue':
      return dashboard.payments;
    case 'paymentReceived':
      return dashboard.paymentsHistory;
    case 'ticketAnswered':
      return withQuery(dashboard.supportTicket, { id: String(about.ticketId) });
  }
}

/** The page's view; what was just marked shows at once. */
export function toNotificationsView(
  state: NotificationsState,
  marks: PendingMarks,
  now: IsoDateTime,
): NotificationsView {
  if (state.status === 'loading') return state;
  if (state.status === 'failed') return { status: 'error', reason: state.reason };
  const items = state.notifications.map((each) => ({
    ...each,
    isRead: marks.get(each.id) ?? each.isRead,
    actionHref: actionHref(each.about),
  }));
  if (items.length === 0) return { status: 'empty' };
  return { status: 'ready', items, unreadCount: unreadCount(items), now };
}
