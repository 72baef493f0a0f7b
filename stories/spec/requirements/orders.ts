import type { Area } from './types';

export const orders = {
  prefix: 'ORDERS',
  title: 'Orders',
  screen: 'OrderListScreen',
  requirements: [
    { id: 'ORDERS-01', text: 'Orders are listed with their state, newest first.', from: ['D35'] },
    {
      id: 'ORDERS-02',
      text: 'Without orders the section says the sentence that its placeholder had.',
      from: ['D35', '§2 Dashboard routes'],
    },
    {
      id: 'ORDERS-03',
      text: 'An order shows the steps of each server, and the one under way, by itself.',
      from: ['D35', 'D32'],
      screen: 'OrderScreen',
    },
    {
      id: 'ORDERS-04',
      text: 'What cannot be delivered goes back to the balance, and the order says how much.',
      from: ['D32'],
      screen: 'OrderScreen',
    },
    {
      id: 'ORDERS-05',
      text: 'A server has every address, the IPv6 network and the control panel that were ordered, by the report of the provisioner.',
      from: ['D7', '§2 OS selection', '§9 Options on order'],
    },
    {
      id: 'ORDERS-06',
      text: 'No two servers share an address; what is given up is free for others.',
      from: ['D7'],
    },
    {
      id: 'ORDERS-07',
      text: 'What no address is left for fails and is refunded.',
      from: ['D27', 'D32'],
    },
  ],
} as const satisfies Area;
