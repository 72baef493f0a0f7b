import type { Area } from './types.ts';

/** Money movements behind the screens. */
export const ledger = {
  prefix: 'LEDGER',
  title: 'Money behind the screens',
  screen: 'ledger',
  requirements: [
    {
      id: 'LEDGER-01',
      text: 'Entries that do not add up to zero are refused, and what is booked is never changed.',
      from: ['D27'],
    },
    { id: 'LEDGER-02', text: 'No balance falls below zero, however many pay at once.', from: ['D27'] },
    {
      id: 'LEDGER-03',
      text: 'The same key gives the first answer again; for something else it is refused.',
      from: ['D27'],
    },
    { id: 'LEDGER-04', text: 'Nothing is delivered before it is paid.', from: ['D27'] },
    { id: 'LEDGER-05', text: 'Deleting an unpaid bill cancels what it was for.', from: ['D27'] },
    {
      id: 'LEDGER-06',
      text: 'A change of tariff is charged from the balance at once, or billed; until that is paid the server stays as it is and says what it waits for.',
      from: ['D28'],
      screen: 'ServerTariffScreen',
    },
    {
      id: 'LEDGER-07',
      text: 'The daily renewal charges the end of a period; without the money it makes a bill, notifies, suspends, and at last deletes.',
      from: ['D29'],
    },
    {
      id: 'LEDGER-08',
      text: 'After a time of downtime it catches up without renewing a period twice or skipping a warning.',
      from: ['D29'],
    },
    {
      id: 'LEDGER-09',
      text: 'An organization gets an act at each month’s end, mailed to the payer; the acts together state what was paid.',
      from: ['D36'],
      screen: 'DocumentListScreen',
    },
    {
      id: 'LEDGER-10',
      text: 'Each refund has one document.',
      from: ['D36'],
      screen: 'DocumentListScreen',
    },
    {
      id: 'LEDGER-11',
      text: 'Paid within the days of grace a period goes on from the last one’s end; after the suspension it begins with the day of the payment, and checkout, receipt, act and mail say so.',
      from: ['D29', 'D36'],
    },
  ],
} as const satisfies Area;
