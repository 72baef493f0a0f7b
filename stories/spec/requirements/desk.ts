import type { Area } from './types';

export const desk = {
  prefix: 'DESK',
  title: 'Tickets of the staff',
  screen: 'AdminTicketScreen',
  requirements: [
    {
      id: 'DESK-01',
      text: '/admin/tickets: the tickets of all customers, the longest unanswered first, by department, state, priority and who has them; a search looks into the texts of messages too. The menu counts the unanswered ones.',
      from: ['D35', 'D33'],
      screen: 'AdminTicketsScreen',
    },
    {
      id: 'DESK-02',
      text: '/admin/tickets/:id: the thread with its files, internal notes that look different, and the customer beside it: balance, unpaid bills, servers, other tickets.',
      from: ['D35', 'D33'],
    },
    {
      id: 'DESK-03',
      text: 'An answer can be taken back for ten seconds; then the customer has it with a notice, a badge and a mail. Every act is in the audit trail.',
      from: ['D31', 'D33'],
    },
    {
      id: 'DESK-04',
      text: 'Canned answers, shared and own, with variables; an unknown variable is refused.',
      from: ['D35'],
    },
    {
      id: 'DESK-05',
      text: 'An answer to the mail about an answer reaches the ticket, without what it quotes, once, with its files, and reopens it; other senders, wrong addresses and automatic mails are refused.',
      from: ['D31', 'D33'],
    },
    {
      id: 'DESK-06',
      text: 'Two tickets of one customer are merged: messages, files and notes move in order, the other is closed and leads to the one that has them, for its customer too. Both are in the audit trail.',
      from: ['D33', 'D35'],
    },
    {
      id: 'DESK-07',
      text: 'While a member of staff writes to a ticket, colleagues see it on its page; it ends seconds after the last keystroke.',
      from: ['D35'],
    },
    {
      id: 'DESK-08',
      text: 'Staff answer with files, by the rules for the customer’s files; undoing the answer removes them. The customer downloads them from the ticket, and the mail names them.',
      from: ['§5', 'D33'],
    },
    {
      id: 'DESK-09',
      text: 'The settings have the opening hours of the support desk, in the provider’s time zone; response times count these hours only, and the report says so.',
      from: ['D33', 'D41'],
      screen: 'AdminTicketsScreen',
    },
    {
      id: 'DESK-10',
      text: 'Somebody who cannot sign in asks support from the login page, with name, e-mail, subject and text. The answer is the same for every address; questions are limited by network address and e-mail.',
      from: ['D33', 'D35'],
      screen: 'AskSupportScreen',
    },
    {
      id: 'DESK-11',
      text: 'A guest’s ticket is in the queue, marked as one, and in no account. Support’s answer is mailed; the guest’s answer to that mail reaches the ticket, once, without files.',
      from: ['D33', 'D36'],
      screen: 'AdminTicketScreen',
    },
    {
      id: 'DESK-12',
      text: 'Staff move a guest’s ticket to the account whose verified address is the guest’s, and to no other; its owner goes on there. It is in the audit trail.',
      from: ['D33'],
      screen: 'AdminTicketScreen',
    },
    {
      id: 'DESK-13',
      text: 'Staff who may answer get a mail when a ticket starts to wait for an answer, without the customer’s files: about all tickets, their own and those of the departments that they choose, or none, as they choose at /admin/tickets. Within opening hours only; until the answer there is no second mail.',
      from: ['D33', 'D36'],
      screen: 'AdminTicketsScreen',
    },
    {
      id: 'DESK-14',
      text: 'The queue is filtered by how long a customer has waited for an answer: over an hour, four hours, a day or three days.',
      from: ['D9', 'D35'],
      screen: 'AdminTicketsScreen',
    },
    {
      id: 'DESK-15',
      text: 'A ticket leads back to the place in the queue from which it was opened, with its search, filter and order, and on to the next ticket of that queue that waits.',
      from: ['D9', 'D35'],
      screen: 'AdminTicketScreen',
    },
    {
      id: 'DESK-16',
      text: 'Messages that arrive while a ticket is open are marked, and the form announces them, until the reader answers.',
      from: ['D35'],
      screen: 'AdminTicketScreen',
    },
  ],
} as const satisfies Area;
