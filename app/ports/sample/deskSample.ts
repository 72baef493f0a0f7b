import { createDeskRules, deskCountsOf } from '@/domain/desk/deskRules';
import { defaultTimeZone } from '@/domain/time/timeZone';
import {
  makeDeskCustomer,
  makeDeskGuest,
  makeDeskPage,
  sampleCannedAnswers,
  sampleDeskTickets,
  sampleResponseReport,
} from '@/sample-data/deskTickets';
import { keepDates, shiftDates } from '@/sample-data/shiftDates';
import type { DeskPort } from '@app/ports/deskPort';
import { answersParts } from './answersParts';
import { answerAfter, refuseAfter, type Latency } from './latency';

/** The support desk of the demonstration, on the current day. */
export const currentDeskSample = (latency: Latency): DeskPort =>
  makeDeskSample(latency, shiftDates(new Date(), defaultTimeZone));

/** Read-only tickets; actions report that the demonstration does not change them (D51). */
export function makeDeskSample(latency: Latency, shift = keepDates): DeskPort {
  const tickets = shift(sampleDeskTickets);
  const after = answerAfter(latency);
  const refuse = refuseAfter(latency);
  return {
    tickets: answersParts(latency)(
      tickets,
      createDeskRules(() => new Date()),
    ),
    counts: (signal) => after(() => deskCountsOf(tickets), signal),
    responseTimes: (signal) => after(() => sampleResponseReport, signal),
    ticketMails: (signal) => after(() => ({ choice: 'all' as const, departments: [] }), signal),
    saveTicketMails: refuse,
    async ticket(id, signal) {
      await latency(signal);
      const ticket = tickets.find((each) => each.id === id);
      if (!ticket) return null;
      if (ticket.isGuest)
        return { ...shift(makeDeskPage()), ticket, serverId: null, customer: null, guest: makeDeskGuest() };
      const customer = makeDeskCustomer({
        email: ticket.customer,
        tickets: tickets.filter((each) => each.customer === ticket.customer && each !== ticket),
      });
      return { ...shift(makeDeskPage()), ticket, customer };
    },
    answer: refuse,
    writing: () => Promise.resolve(),
    undoAnswer: refuse,
    note: refuse,
    change: refuse,
    merge: refuse,
    attach: refuse,
    cannedAnswers: (signal) => after(() => sampleCannedAnswers, signal),
    saveCannedAnswer: refuse,
    deleteCannedAnswer: refuse,
  };
}
