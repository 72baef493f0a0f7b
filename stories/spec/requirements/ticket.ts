import type { Area } from './types';

export const ticket = {
  prefix: 'TICKET',
  title: 'Ticket form',
  screen: 'TicketFormScreen',
  requirements: [
    {
      id: 'TICKET-01',
      text: 'Fields: subject, service, department, message, optional attachment.',
      from: ['§2 Ticket form', '§3'],
    },
    { id: 'TICKET-02', text: 'Twelve services.', from: ['§9 Support', '§1'] },
    {
      id: 'TICKET-03',
      text: 'Four departments: Technical Support, Billing, Sales, Abuse.',
      from: ['§9 Support'],
    },
    { id: 'TICKET-04', text: 'Subject and department are required.', from: ['§5'] },
    { id: 'TICKET-05', text: 'Service is optional.', from: ['§5'] },
    {
      id: 'TICKET-06',
      text: 'Submit is logged and returns to the list, above which the new ticket opens.',
      from: ['§2 Ticket form'],
    },
    { id: 'TICKET-07', text: 'Cancel returns to the list.', from: ['§2 Ticket form'] },
    { id: 'TICKET-08', text: 'Service, server and subject can come prefilled.', from: ['D6', 'D7'] },
    {
      id: 'TICKET-09',
      text: 'A ticket without message and files is asked about before it is sent.',
      from: ['§2 Ticket form'],
    },
    {
      id: 'TICKET-10',
      text: 'One of the customer’s servers can be chosen, besides the service.',
      from: ['D7'],
    },
  ],
} as const satisfies Area;
