import { customerRows, type CustomerContacts } from '@/domain/admin/customer';
import { orderStatusOf } from '@/domain/order/placedOrder';
import { phoneText } from '@/domain/profile/phone';
import { toIsoDateTime } from '@/domain/time/dates';
import { newestOfCustomer } from '../audit/auditTrail';
import { newestDocuments } from '../billingDocuments/documents';
import type { Db } from '../db/database';
import { orderPage } from '../orders/routes';
import { newestBills } from './bills';
import { countRows } from './countRows';
import { mergesOf } from './merge';
import { newestMails } from './mails';
import { newestPayments } from './payments';
import { newestServers } from './servers';
import { notesAbout } from './staffNotes';
import { toAdminUsers, type UserRow } from './users';
import { wireMail, wirePayment, wireServer, wireUser } from './wire';

/* Page of one customer for staff (D35). */

/** Returns the contacts of a saved profile. Viewing an account must not create its data. */
async function contactsOf(db: Db, userId: string): Promise<CustomerContacts> {
  const found = await db
    .selectFrom('customer')
    .select('profile')
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!found?.profile) return { phone: '', contactPerson: '', organization: '', inn: '' };
  const { contactPerson, organization, inn } = found.profile;
  return { phone: phoneText(found.profile), contactPerson, organization, inn };
}

async function secondFactorSince(db: Db, userId: string) {
  const row = await db
    .selectFrom('secondFactor')
    .select('confirmedAt')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return row?.confirmedAt ? toIsoDateTime(row.confirmedAt) : null;
}

async function newestOrders(db: Db, userId: string) {
  const { items, total } = await orderPage(db, userId, { limit: customerRows });
  const ids = items.map(({ id }) => Number(id));
  const paid = await db
    .selectFrom('order')
    .select(['id', 'paymentId'])
    .where('id', 'in', [0, ...ids])
    .execute();
  const paymentOf = new Map(paid.map(({ id, paymentId }) => [String(id), paymentId]));
  return {
    items: items.map(({ id, at, amount, currency, member, items: parts }) => {
      const paymentId = paymentOf.get(id) ?? null;
      return {
        id,
        at,
        titles: parts.map(({ title }) => title),
        status: orderStatusOf({ items: parts }),
        amount,
        currency,
        ...(member !== undefined && { member }),
        paymentId: paymentId === null ? null : String(paymentId),
      };
    }),
    total,
  };
}

async function newestTickets(db: Db, userId: string) {
  const own = db.selectFrom('ticket').where('userId', '=', userId);
  const rows = await own
    .select(['id', 'subject', 'department', 'status', 'updatedAt'])
    .orderBy('updatedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(customerRows)
    .execute();
  const items = rows.map(({ id, updatedAt, ...row }) => ({
    ...row,
    id: String(id),
    updatedAt: toIsoDateTime(updatedAt),
  }));
  return { items, total: await countRows(own) };
}

async function newestSignIns(db: Db, userId: string) {
  const own = db.selectFrom('signIn').where('userId', '=', userId);
  const rows = await own.select(['id', 'at', 'device']).orderBy('id', 'desc').limit(customerRows).execute();
  const items = rows.map(({ id, at, device }) => ({ id: String(id), at: toIsoDateTime(at), device }));
  return { items, total: await countRows(own) };
}

/** Returns a customer with the newest rows of each kind, limited to what `readerId` may see. */
export async function customerPage(db: Db, row: UserRow, readerId: string) {
  const { userId, email } = row;
  const [user] = await toAdminUsers(db, [row]);
  if (!user) throw new TypeError(`No account ${userId}`);
  const servers = await newestServers(db, userId, customerRows);
  const mails = await newestMails(db, userId, customerRows);
  const payments = await newestPayments(db, userId, customerRows);
  return {
    user: wireUser(user),
    contacts: await contactsOf(db, userId),
    ...(await mergesOf(db, userId)),
    secondFactorSince: await secondFactorSince(db, userId),
    servers: { ...servers, items: servers.items.map(wireServer) },
    orders: await newestOrders(db, userId),
    bills: await newestBills(db, userId, customerRows),
    payments: { ...payments, items: payments.items.map(wirePayment) },
    documents: await newestDocuments(db, userId, customerRows),
    tickets: await newestTickets(db, userId),
    signIns: await newestSignIns(db, userId),
    mails: { ...mails, items: mails.items.map(wireMail) },
    notes: await notesAbout(db, userId, readerId),
    history: await newestOfCustomer(db, email, customerRows),
  };
}
