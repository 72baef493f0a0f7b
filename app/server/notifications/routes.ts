import { sql } from 'kysely';
import type { notificationsContract } from '@app/contract/notifications';
import type { NotificationSubject } from '@/domain/notificationSchema';
import type { IsoDateTime } from '@/domain/dates';
import type { Handlers } from '../routing/contractRoutes';

/** What is older is nobody's news. */
const shownDays = 365;
const shownMost = 200;

/** As it goes over the wire: ids as strings, sums with their currency. */
function wireSubject(about: NotificationSubject) {
  switch (about.kind) {
    case 'serverEnding':
    case 'serverEnded':
    case 'serverDeletion':
    case 'serverSuspended':
    case 'serverReady':
    case 'serverFailed':
      return { ...about, serverId: String(about.serverId) };
    case 'serverDeleted':
      return about;
    case 'serverRenewing':
    case 'serverRenewed':
      return { ...about, serverId: String(about.serverId), currency: 'RUB' as const };
    case 'serverLeft':
      return about;
    case 'paymentDue':
    case 'paymentReceived':
    case 'refunded':
    case 'refundCanceled':
    case 'paymentCredited':
    case 'billExpired':
    case 'billPartPaid':
      return { ...about, currency: 'RUB' as const };
    case 'orderFailed':
      return { ...about, orderId: String(about.orderId), currency: 'RUB' as const };
    case 'paymentFailed':
    case 'actIssued':
    case 'billCanceled':
    case 'promoUsed':
    case 'signedIn':
    case 'accessRestored':
      return about;
    case 'ticketAnswered':
      return { ...about, ticketId: String(about.ticketId) };
  }
}

/** The notifications of an account (D31). */
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
      .limit(shownMost)
      .execute();
    return {
      items: rows.map(({ id, at, isRead, about, isServerGone }) => ({
        id: String(id),
        // An ISO string of a Date is an IsoDateTime; the library only says string.
        at: at.toISOString() as IsoDateTime,
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
