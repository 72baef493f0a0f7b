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
    {
      id: 'HAND-02',
      text: 'Money of the same day, amount and reference as a record that was not returned is recorded only after staff confirm that it is a second transfer.',
      from: ['D33', 'D42'],
      screen: 'AdminUnclaimedScreen',
    },
    {
      id: 'HAND-03',
      text: 'Staff write off a balance, or a part of it, that cannot be refunded, from the customer’s page and with a reason: on the ledger account of write-offs, which is no revenue.',
      from: ['D27', 'D45'],
    },
    {
      id: 'HAND-04',
      text: 'No act of staff makes a balance larger than ten billion rubles, the largest sum that the portal shows.',
      from: ['D27'],
    },
    {
      id: 'HAND-05',
      text: '/admin/payments/statements: a statement of a gateway is imported from a CSV file and matched with payments and refunds. What is missing here, missing there or has another sum is listed; nothing is booked, and importing a statement again adds nothing.',
      from: ['D27', 'D33'],
      screen: 'AdminStatementsScreen',
    },
  ],
} as const satisfies Area;
