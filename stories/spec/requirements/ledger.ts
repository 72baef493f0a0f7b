import type { Area } from './types.ts';

/** What money does behind the screens. */
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
      text: 'What is given back has a paper of its own, once.',
      from: ['D36'],
      screen: 'DocumentListScreen',
    },
    {
      id: 'LEDGER-11',
      text: 'Paid within the days of grace a period goes on from the last one’s end; after the suspension it begins with the day of the payment, and checkout, receipt, act and mail say so.',
      from: ['D29', 'D36'],
    },
    {
      id: 'LEDGER-40',
      text: 'The provider has one time zone, a setting: days of payments, documents and their numbers, ends, renewals, acts, promo codes and months of figures are days there, and the portal shows the same day.',
      from: ['D41'],
      screen: 'AdminSettingsScreen',
    },
    {
      id: 'LEDGER-41',
      text: 'A server keeps the day of the month on which it was bought, through shorter months and leap days: three single months end on the same day as three months at once.',
      from: ['D40'],
    },
    {
      id: 'LEDGER-42',
      text: 'Auto-renewal is for the period that was bought last, unless its owner chooses another on server edit; checkout, the server’s page, reminders and mails say the period and its price.',
      from: ['D40', 'D36'],
      screen: 'ServerEditScreen',
    },
    {
      id: 'LEDGER-43',
      text: 'A service’s last day is the same date in the list, on the documents and in the mails.',
      from: ['D41'],
    },
  ],
} as const satisfies Area;
