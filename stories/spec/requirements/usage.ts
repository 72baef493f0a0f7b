import type { Area } from './types';

export const usage = {
  prefix: 'USAGE',
  title: 'Addresses and use',
  screen: 'AddressListScreen',
  requirements: [
    {
      id: 'USAGE-01',
      text: 'Addresses and IPv6 networks of all servers are listed by server, the main one first, each with a button that copies it.',
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
      from: ['D10', 'D35'],
    },
    {
      id: 'USAGE-04',
      text: 'Without promo codes the page says the sentence of its placeholder and leads to the cart, where one is entered.',
      from: ['D35', '§2 Dashboard routes'],
    },
  ],
} as const satisfies Area;
