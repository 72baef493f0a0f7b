import { newCannedAnswer } from '@/domain/desk/cannedAnswer';
import { deskCountsOf } from '@/domain/desk/deskRules';
import type { SupportDepartment } from '@/domain/support/support';
import {
  makeDeskCustomer,
  makeDeskPage,
  makeDeskTicket,
  sampleCannedAnswers,
  sampleDeskTickets,
  sampleResponseReport,
} from '@/sample-data/deskTickets';
import { wireCanned } from '../desk/canned';
import { wireDeskTicket } from '../desk/ticketPage';

const { ticket, serverId, entries, outgoing, staff, writers } = makeDeskPage();
const customer = makeDeskCustomer();
const stringId = <One extends { id: number }>({ id, ...one }: One) => ({ ...one, id: String(id) });
const page = {
  ticket: wireDeskTicket(ticket),
  serverId: String(serverId),
  mergedInto: null,
  entries,
  outgoing: outgoing.map(stringId),
  customer: {
    ...customer,
    id: String(customer.id),
    currency: 'RUB' as const,
    servers: customer.servers.map(stringId),
    tickets: customer.tickets.map(stringId),
  },
  guest: null,
  staff,
  writers,
};
const counts = deskCountsOf(sampleDeskTickets);
const params = { id: String(ticket.id) };
const draft = {
  ...newCannedAnswer,
  title: 'Where the bill is',
  text: '{name}, it is in the payment history.',
};
const canned = sampleCannedAnswers.slice(0, 1).map(wireCanned);
const saved = { ...draft, id: '1' };
const departments: SupportDepartment[] = ['billing'];
const mails = { choice: 'mine' as const, departments };

/** An example for each call of the support desk. */
export const deskExamples = {
  tickets: {
    query: { status: 'queued', holder: 'nobody' },
    answer: { items: [wireDeskTicket(makeDeskTicket())], next: null, total: 1, about: counts },
  },
  ticketCounts: { answer: counts },
  responseTimes: { answer: sampleResponseReport },
  ticketMails: { answer: mails },
  saveTicketMails: { body: mails, answer: mails },
  deskTicket: { params, answer: page },
  answerTicket: { params, body: { text: 'Please check the socket.', closes: false }, answer: page },
  writeTicket: { params },
  undoAnswer: { params: { ...params, answerId: '1' }, answer: page },
  noteTicket: { params, body: { text: 'Waits for the backup.' }, answer: page },
  changeTicket: { params, body: { field: 'priority' as const, value: 'urgent' as const }, answer: page },
  mergeTicket: { params, body: { into: '5005' }, answer: page },
  attachTicket: { params, answer: page },
  cannedAnswers: { answer: { items: canned } },
  addCannedAnswer: { body: draft, answer: saved },
  saveCannedAnswer: { params: { id: '1' }, body: draft, answer: saved },
  deleteCannedAnswer: { params: { id: '1' } },
} as const;

/** An example for each call without a session. */
export const guestExamples = {
  askSupport: {
    body: {
      email: 'anna@example.ru',
      name: 'Anna',
      subject: 'No code',
      message: 'The mail with the code does not arrive.',
      language: 'en' as const,
    },
  },
};
