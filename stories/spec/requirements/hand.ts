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
      text: 'Staff with the right bills.edit make a bill for a customer from the customer’s page: lines of any text with their sums, the last day to pay, and a reason.',
      from: ['D33', 'D35'],
    },
    {
      id: 'HAND-06',
      text: 'The customer finds a bill made by staff among the bills and gets it by notice and by mail with its document; it can be paid by every method, and staff can cancel it while it is unpaid.',
      from: ['D31', 'D35', 'D36'],
    },
    {
      id: 'HAND-07',
      text: 'A bill made by staff expires after its last day to pay; deleting it cancels it, so that staff still see it.',
      from: ['D42'],
    },
  ],
} as const satisfies Area;
