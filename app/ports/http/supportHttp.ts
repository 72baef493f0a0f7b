import { catalogContract } from '@app/contract/catalog';
import { supportContract } from '@app/contract/support';
import type { SupportPort } from '@app/ports/ports';
import type { TicketId } from '@/domain/support/support';
import { keepKeyUntilAnswered } from './keepKeyUntilAnswered';
import { contentOf } from './messageContent';
import { listedBody, partQuery, unsummed } from './partQuery';
import { orNull } from './refusals';
import { send } from './send';

const one = (id: TicketId) => ({ params: { id: String(id) } });

/** The signed-in user's tickets over HTTP. */
export const supportHttp: SupportPort = {
  list: async (query, part, signal) =>
    unsummed(await send(supportContract.list, { query: partQuery(query, part) }, signal)),
  ticket: (id, signal) => orNull(send(supportContract.ticket, one(id), signal)),
  answers: async (signal) => (await send(catalogContract.supportAnswers, {}, signal)).items,
  create(ticket, files) {
    const body = { ...ticket, serverId: ticket.serverId === null ? null : String(ticket.serverId) };
    return keepKeyUntilAnswered(contentOf(body, files), (key) =>
      send(supportContract.create, { key, body, files }),
    );
  },
  reply: (id, message, files) =>
    keepKeyUntilAnswered(contentOf([id, message], files), (key) =>
      send(supportContract.reply, { ...one(id), key, body: { message }, files }),
    ),
  close: (id) => send(supportContract.close, one(id)),
  archiveListed: (isArchived, listed, cursor) =>
    send(supportContract.archiveListed, { body: { ...listedBody(listed, cursor), isArchived } }),
  setArchived: (ids, isArchived) =>
    send(supportContract.setArchived, { body: { ids: ids.map(String), isArchived } }),
};
