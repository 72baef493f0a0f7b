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
  ],
} as const satisfies Area;
