import type { Area } from './types';

export const hand = {
  prefix: 'HAND',
  title: 'Money by hand',
  screen: 'AdminCustomerScreen',
  requirements: [
    {
      id: 'HAND-01',
      text: 'Staff with the right refunds.edit refund a paid payment from the customer’s page, with the dialog, the call and the rules of /admin/payments.',
      from: ['D33', 'D35'],
    },
  ],
} as const satisfies Area;
