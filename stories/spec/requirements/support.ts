import type { Area } from './types';

export const support = {
  prefix: 'SUPPORT',
  title: 'Support tickets',
  screen: 'TicketListScreen',
  requirements: [
    {
      id: 'SUPPORT-01',
      text: "An empty queue has the badge 'Ticket queue is empty'.",
      from: ['§2 Support tickets', 'D1'],
    },
    {
      id: 'SUPPORT-02',
      text: 'Buttons Add, Open, To archive, Filter, and search.',
      from: ['§2 Support tickets'],
    },
    {
      id: 'SUPPORT-03',
      text: 'Columns: Id, Subject, Last updated, Delay, Status.',
      from: ['§2 Support tickets'],
    },
    { id: 'SUPPORT-04', text: 'The empty state has an Add button.', from: ['§2 Support tickets'] },
    {
      id: 'SUPPORT-05',
      text: 'Open shows the ticket with its messages.',
      from: ['§2 Support tickets'],
      screen: 'TicketScreen',
    },
    {
      id: 'SUPPORT-06',
      text: 'To archive moves the selection out of the list.',
      from: ['§2 Support tickets'],
    },
    {
      id: 'SUPPORT-07',
      text: 'Filter and search narrow the list and live in the address.',
      from: ['§2 Support tickets', 'D9'],
    },
  ],
} as const satisfies Area;
