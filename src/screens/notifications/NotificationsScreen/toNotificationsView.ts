import type { IsoDateTime } from '@/domain/dates';
import { unreadCount, type NotificationSubject, type PortalNotification } from '@/domain/notifications';
import type { NotificationsView } from './notificationsTypes';
import { paths, withQuery } from '@/paths';
import type { Loaded } from '@/domain/loaded';

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

/** The page's view. */
export function toNotificationsView(
  state: Loaded<readonly PortalNotification[]>,
  now: IsoDateTime,
): NotificationsView {
  if (state.status !== 'ready') return state;
  const items = state.value.map((each) => ({
    ...each,
    actionHref: actionHref(each.about),
  }));
  if (items.length === 0) return { status: 'empty' };
  return { status: 'ready', items, unreadCount: unreadCount(items), now };
}
