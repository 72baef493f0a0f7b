import { sql } from 'kysely';
import type { notificationsContract } from '@app/contract/notifications';
import type { NotificationSubject } from '@/domain/notifications/notifications';
import { toIsoDateTime } from '@/domain/time/dates';
import type { Handlers } from '../routing/contractRoutes';

/** Maximum age of listed notifications, in days. */
const shownDays = 365;
const maxRows = 200;

const wireOrder = (orderId: number | undefined) => orderId !== undefined && { orderId: String(orderId) };

/** Converts a subject for the API: ids as strings, sums with their currency. */
function wireSubject(about: NotificationSubject) {
  if (about.kind === 'serverReady') {
    const { orderId, serverId, ...rest } = about;
    return { ...rest, serverId: String(serverId), ...wireOrder(orderId) };
  }
  if (about.kind === 'paymentReceived') {
    const { orderId, ...rest } = about;
    return { ...rest, currency: 'RUB' as const, ...wireOrder(orderId) };
  }
  const subject = 'amount' in about ? { ...about, currency: 'RUB' as const } : about;
  if ('serverId' in subject) return { ...subject, serverId: String(subject.serverId) };
  if ('orderId' in subject) return { ...subject, orderId: String(subject.orderId) };
  if ('incidentId' in subject) return { ...subject, incidentId: String(subject.incidentId) };
  if ('ticketId' in subject) return { ...subject, ticketId: String(subject.ticketId) };
  return subject;
}

/** Handlers of an account's notifications (D31). */
export const notificationRoutes: Handlers<typeof notificationsContract> = {
  async list({ db, caller, now }) {
    const rows = await db
      .selectFrom('notification')
      .select(['id', 'at', 'isRead', 'about'])
      .select(
        sql<boolean>`"about" ->> 'serverId' is not null and not exists (
          select from "server" where "server"."userId" = "notification"."userId"
            and "server"."id" = ("notification"."about" ->> 'serverId')::bigint)`.as('isServerGone'),
      )
      .where('userId', '=', caller.id)
      .where('at', '>', new Date(now.getTime() - shownDays * 86_400_000))
      .orderBy('at', 'desc')
      .orderBy('id', 'desc')
      .limit(maxRows)
      .execute();
    return {
      items: rows.map(({ id, at, isRead, about, isServerGone }) => ({
        id: String(id),
        at: toIsoDateTime(at),
        isRead,
        about: wireSubject(about),
        ...(isServerGone && { isServerGone }),
      })),
    };
  },
  async setRead({ db, caller, body, changed }) {
    const ids = body.ids.filter((id) => /^\d{1,15}$/.test(id)).map(Number);
    if (ids.length === 0) return;
    await db
      .updateTable('notification')
      .set({ isRead: body.isRead })
      .where('userId', '=', caller.id)
      .where('id', 'in', ids)
      .execute();
    changed(caller.id, 'notifications');
  },
};
