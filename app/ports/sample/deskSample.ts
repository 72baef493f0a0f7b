import { deskCountsOf, deskRules } from '@/domain/desk/deskRules';
import { refused } from '@/domain/results/outcome';
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
import type { Latency } from './latency';

/** The support desk of the demonstration, on the current day. */
export const currentDeskSample = (latency: Latency): DeskPort =>
  makeDeskSample(latency, shiftDates(new Date(), defaultTimeZone));

/** Read-only tickets; actions report that the demonstration does not change them (D51). */
export function makeDeskSample(latency: Latency, shift = keepDates): DeskPort {
  const tickets = shift(sampleDeskTickets);
  const after = async <Value>(value: Value, signal?: AbortSignal): Promise<Value> => {
    await latency(signal);
    return value;
  };
  const refuse = () => after(refused('demonstration'));
  return {
    tickets: answersParts(latency)(tickets, deskRules),
    counts: (signal) => after(deskCountsOf(tickets), signal),
    responseTimes: (signal) => after(sampleResponseReport, signal),
    ticketMails: (signal) => after({ choice: 'all', departments: [] }, signal),
    saveTicketMails: refuse,
    ticket(id, signal) {
      const ticket = tickets.find((each) => each.id === id);
      if (!ticket) return after(null, signal);
      if (ticket.isGuest)
        return after(
          { ...shift(makeDeskPage()), ticket, serverId: null, customer: null, guest: makeDeskGuest() },
          signal,
        );
      const customer = makeDeskCustomer({
        email: ticket.customer,
        tickets: tickets.filter((each) => each.customer === ticket.customer && each !== ticket),
      });
      return after({ ...shift(makeDeskPage()), ticket, customer }, signal);
    },
    answer: refuse,
    writing: () => Promise.resolve(),
    undoAnswer: refuse,
    note: refuse,
    change: refuse,
    merge: refuse,
    attach: refuse,
    cannedAnswers: (signal) => after(sampleCannedAnswers, signal),
    saveCannedAnswer: refuse,
    deleteCannedAnswer: refuse,
  };
}
