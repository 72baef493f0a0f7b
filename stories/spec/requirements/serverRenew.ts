import type { Area } from './types';

export const serverRenew = {
  prefix: 'RENEW',
  title: 'Server renewal',
  screen: 'ServerRenewScreen',
  requirements: [
    { id: 'RENEW-01', text: 'Shows the expiration date and the status.', from: ['§2 Server renewal'] },
    { id: 'RENEW-02', text: 'Six periods, 1 month to 3 years, as radios.', from: ['§2 Server renewal'] },
    { id: 'RENEW-03', text: 'Each period has its price of the table.', from: ['§9 Renewal', 'D15'] },
    { id: 'RENEW-04', text: 'Shows the date it will be renewed until.', from: ['§2 Server renewal'] },
    {
      id: 'RENEW-05',
      text: 'Add to Cart shows a success notice and leads to the cart.',
      from: ['§2 Server renewal', '§8'],
    },
    { id: 'RENEW-06', text: 'Cancel leads to the server list.', from: ['§2 Server renewal'] },
    { id: 'RENEW-07', text: 'The saving of a longer period is stated in words.', from: ['D15'] },
  ],
} as const satisfies Area;
