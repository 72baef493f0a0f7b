import type { Area } from './types';

export const usage = {
  prefix: 'USAGE',
  title: 'Addresses and use',
  screen: 'AddressListScreen',
  requirements: [
    {
      id: 'USAGE-01',
      text: 'Addresses and IPv6 networks of all servers are listed by server, the main one first, each with its reverse name and a button that copies it.',
      from: ['D35'],
    },
    {
      id: 'USAGE-02',
      text: 'Without servers the page says the sentence of its placeholder and leads to the catalogue.',
      from: ['D35', '§2 Dashboard routes'],
    },
    {
      id: 'USAGE-03',
      text: 'Discounts lists the promo codes that the account has used with what each saved, as it was when ordered, and the sum of all. A payment that ends unpaid gives its code back and is not listed.',
      screen: 'DiscountsScreen',
      from: ['D10', 'D35'],
    },
    {
      id: 'USAGE-04',
      text: 'Without promo codes the page says the sentence of its placeholder and leads to the cart, where one is entered.',
      screen: 'DiscountsScreen',
      from: ['D35', '§2 Dashboard routes'],
    },
    {
      id: 'USAGE-05',
      text: 'Statistics sum what the account paid in the last twelve months, by month after refunds, by product and by server. Top-ups of the balance do not count, payments from it do; the database sums, no list is loaded.',
      screen: 'StatisticsScreen',
      from: ['D35', 'D47'],
    },
    {
      id: 'USAGE-06',
      text: 'They show the traffic of each server over seven days. A server that is not measured, or a provisioner that does not answer, hides nothing else.',
      screen: 'StatisticsScreen',
      from: ['D35'],
    },
    {
      id: 'USAGE-07',
      text: 'All that they show is downloaded as CSV in one file.',
      screen: 'StatisticsScreen',
      from: ['D12', 'D35'],
    },
    {
      id: 'USAGE-08',
      text: 'Without payments and servers the page says the sentence of its placeholder and leads to the catalogue.',
      screen: 'StatisticsScreen',
      from: ['D35', '§2 Dashboard routes'],
    },
  ],
} as const satisfies Area;
