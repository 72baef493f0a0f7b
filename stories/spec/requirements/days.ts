import type { Area } from './types.ts';

/** The provider's calendar, and how long a service is paid for. */
export const days = {
  prefix: 'DAYS',
  title: 'Days and periods',
  screen: 'ServerEditScreen',
  requirements: [
    {
      id: 'DAYS-01',
      text: 'The provider has one time zone, a setting: days of payments, documents and their numbers, ends, renewals, acts, promo codes and months of figures are days there, and the portal shows the same day.',
      from: ['D41'],
      screen: 'AdminSettingsScreen',
    },
    {
      id: 'DAYS-02',
      text: 'A server keeps the day of the month on which it was bought, through shorter months and leap days: three single months end on the same day as three months at once.',
      from: ['D40'],
      screen: 'ServerRenewScreen',
    },
    {
      id: 'DAYS-03',
      text: 'Auto-renewal is for the period that was bought last, unless its owner chooses another on server edit; checkout, the server’s page, reminders and mails say the period and its price.',
      from: ['D40', 'D36'],
    },
    {
      id: 'DAYS-04',
      text: 'A service’s last day is the same date in the list, on the documents and in the mails.',
      from: ['D41'],
      screen: 'DocumentListScreen',
    },
    {
      id: 'DAYS-05',
      text: 'The days of the reminders before an end and the days until the deletion of a suspended server are settings of the provider. A change concerns every server from then on; a week’s warning always comes first.',
      from: ['D29', 'D33'],
      screen: 'AdminSettingsScreen',
    },
    {
      id: 'DAYS-06',
      text: 'The days of grace in which an unpaid server runs are a setting of the provider, 1 to 30. A change concerns servers whose period is not over; days of grace that have started keep the day of suspension that bill and mail named.',
      from: ['D29', 'D39', 'D33'],
      screen: 'AdminSettingsScreen',
    },
  ],
} as const satisfies Area;
