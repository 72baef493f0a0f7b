import type { supportContract } from '@app/contract/support';
import { toIsoDateTime } from '@/domain/time/dates';
import type { TicketId } from '@/domain/support/support';
import {
  chosenFacts,
  replyProblems,
  ticketProblems,
  toNewTicket,
  type TicketProblems,
} from '@/domain/support/supportForm';
import { closedTicket, openedTicket } from '@/domain/support/supportThread';
import type { Db } from '../db/database';
import { applyToListed, bulkActionPart } from '../paging/bulkAction';
import type { Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import { serversNamed } from '../serverStore/read';
import { aboutTickets, lockedTicket, ticketOf, ticketPage } from './read';
import { lockKeptTicket } from './answer';
import { addReply } from './reply';
import { notifyStaff, publishToStaff } from './staff';
import { nextTicketId, storeTicket, type StoredTicket } from './store';

/** Converts a ticket for the API: ids as strings. */
function wireTicket({ id, serverId, mergedInto, messages, ...ticket }: StoredTicket) {
  return {
    ...ticket,
    id: String(id),
    mergedInto: mergedInto === null ? null : String(mergedInto),
    serverId: serverId === null ? null : String(serverId),
    messages: messages.map((message) =>
      message.author === 'robot'
        ? { ...message, id: String(message.id) }
        : {
            ...message,
            id: String(message.id),
            attachments: [...message.attachments],
          },
    ),
  };
}

/** Refuses problems of fields; files were checked before storing (attachments/contents.ts). */
function refuseBroken(problems: TicketProblems): void {
  const fields = Object.keys(problems);
  if (fields.length > 0) throw refusal('invalidTicket', { fields });
}

async function found(ticket: Promise<StoredTicket | null>): Promise<StoredTicket> {
  const one = await ticket;
  if (one === null) throw refusal('notFound');
  return one;
}

const wireOf = async (db: Db, userId: string, id: TicketId) =>
  wireTicket(await found(ticketOf(db, userId, id)));

/** Handlers of support tickets (§2). */
export const supportRoutes: Handlers<typeof supportContract> = {
  async list({ db, caller, query }) {
    const { items, ...page } = await ticketPage(db, caller.id, query);
    return { items: items.map(wireTicket), ...page, about: await aboutTickets(db, caller.id) };
  },
  ticket: ({ db, caller, params }) => wireOf(db, caller.id, params.id),
  async create({ db, caller, body, files, now, changed, adminEmails }) {
    // The server id comes from an address and may be another account's (D21).
    const servers = body.serverId === null ? [] : await serversNamed(db, caller.id, [body.serverId]);
    const serverId = servers[0]?.id ?? null;
    const draft = { ...body, ...chosenFacts(body), serverId };
    refuseBroken(ticketProblems(draft, files));
    const ticket = toNewTicket(draft, files);
    if (ticket === null) throw refusal('invalidTicket');
    const id = await nextTicketId(db);
    const after = openedTicket(ticket, { id, at: toIsoDateTime(now), attachments: files });
    await storeTicket(db, caller.id, { before: null, after, files });
    changed(caller.id, 'tickets', 'account');
    await notifyStaff(db, { before: null, after }, { adminEmails, publish: changed });
    return wireOf(db, caller.id, id);
  },
  async reply({ db, caller, params, body, files, now, changed, adminEmails }) {
    refuseBroken(replyProblems(body.message, files));
    const { ticket } = await lockKeptTicket(db, (await found(ticketOf(db, caller.id, params.id))).id);
    await addReply(
      db,
      { userId: caller.id, ticket, text: body.message.trim(), files, now },
      { adminEmails, publish: changed },
    );
    return wireOf(db, caller.id, ticket.id);
  },
  async close({ db, caller, params, now, changed, adminEmails }) {
    const before = await found(lockedTicket(db, caller.id, params.id));
    await storeTicket(db, caller.id, { before, after: closedTicket(before, toIsoDateTime(now)) });
    changed(caller.id, 'tickets', 'account');
    await publishToStaff(db, adminEmails, changed);
    return wireOf(db, caller.id, params.id);
  },
  async setArchived({ db, caller, body, changed }) {
    if (body.ids.length === 0) return;
    await db
      .updateTable('ticket')
      .set({ isArchived: body.isArchived })
      .where('userId', '=', caller.id)
      .where('id', 'in', body.ids)
      .execute();
    changed(caller.id, 'tickets', 'account');
  },
  async archiveListed({ db, caller, body: { isArchived, ...listed }, changed }) {
    const part = await ticketPage(db, caller.id, bulkActionPart(listed, 'id'));
    changed(caller.id, 'tickets', 'account');
    return applyToListed(db, part, listed.except, {
      isFor: () => true,
      act: ({ id }) =>
        db
          .updateTable('ticket')
          .set({ isArchived })
          .where('userId', '=', caller.id)
          .where('id', '=', id)
          .execute(),
      nameOf: ({ subject }) => subject,
    });
  },
  async attachment({ db, caller, params, contents }) {
    let wanted = db
      .selectFrom('attachment')
      .select(['contentId', 'name', 'size', 'type'])
      .where('id', '=', params.attachmentId)
      .where('ticketId', '=', params.id);
    if (caller.role !== 'admin') wanted = wanted.where('userId', '=', caller.id);
    const file = await wanted.executeTakeFirst();
    if (!file) throw refusal('notFound');
    return { ...file, content: await contents.read(file.contentId) };
  },
};
