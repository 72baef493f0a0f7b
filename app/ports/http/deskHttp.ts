import { deskContract } from '@app/contract/desk';
import type { DeskPort } from '@app/ports/deskPort';
import { actionOf } from './adminAction';
import { keepKeyUntilAnswered } from './keepKeyUntilAnswered';
import { contentOf } from './messageContent';
import { partQuery, unsummed } from './partQuery';
import { orNull } from './refusals';
import { send } from './send';

const byId = (id: number) => ({ params: { id: String(id) } });

/** The support desk over HTTP. */
export const deskHttp: DeskPort = {
  tickets: async (query, part, signal) =>
    unsummed(await send(deskContract.tickets, { query: partQuery(query, part) }, signal)),
  counts: (signal) => send(deskContract.ticketCounts, {}, signal),
  responseTimes: (signal) => send(deskContract.responseTimes, {}, signal),
  ticketMails: (signal) => send(deskContract.ticketMails, {}, signal),
  saveTicketMails: ({ choice, departments }) =>
    actionOf(send(deskContract.saveTicketMails, { body: { choice, departments: [...departments] } })),
  ticket: (id, signal) => orNull(send(deskContract.deskTicket, byId(id), signal)),
  answer: (id, body, files) =>
    actionOf(
      keepKeyUntilAnswered(`answer ${contentOf([id, body], files)}`, (key) =>
        send(deskContract.answerTicket, { ...byId(id), key, body, files }),
      ),
    ),
  writing: (id) => send(deskContract.writeTicket, byId(id)),
  undoAnswer: (id, answerId) =>
    actionOf(send(deskContract.undoAnswer, { params: { id: String(id), answerId: String(answerId) } })),
  note: (id, text) =>
    actionOf(
      keepKeyUntilAnswered(`note ${id} ${text}`, (key) =>
        send(deskContract.noteTicket, { ...byId(id), key, body: { text } }),
      ),
    ),
  change: (id, body) => actionOf(send(deskContract.changeTicket, { ...byId(id), body })),
  merge: (id, into) =>
    actionOf(send(deskContract.mergeTicket, { ...byId(id), body: { into: String(into) } })),
  attach: (id) => actionOf(send(deskContract.attachTicket, byId(id))),
  cannedAnswers: async (signal) => (await send(deskContract.cannedAnswers, {}, signal)).items,
  saveCannedAnswer: (id, body) =>
    actionOf(
      id === null
        ? send(deskContract.addCannedAnswer, { body })
        : send(deskContract.saveCannedAnswer, { ...byId(id), body }),
    ),
  deleteCannedAnswer: (id) => actionOf(send(deskContract.deleteCannedAnswer, byId(id)).then(() => id)),
};
