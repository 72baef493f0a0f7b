import type { Area } from './types';

export const notifications = {
  prefix: 'NOTIFY',
  title: 'Notifications',
  screen: 'NotificationsScreen',
  requirements: [
    {
      id: 'NOTIFY-01',
      text: 'Without notifications the page has its placeholder text.',
      from: ['§2 Notifications'],
    },
    {
      id: 'NOTIFY-02',
      text: 'The bell counts what the page lists; the sample has three unread.',
      from: ['§2 Dashboard layout'],
    },
    {
      id: 'NOTIFY-03',
      text: 'Each leads to where something can be done about it.',
      from: ['§2 Dashboard layout'],
    },
    {
      id: 'NOTIFY-04',
      text: 'A link is named by what it is about: no two are alike out of their row.',
      from: ['§2 Notifications'],
    },
    {
      id: 'NOTIFY-05',
      text: 'Notices and mails of a renewal or an end come 14, 7, 3 and 1 day before; of those that were missed only the last is sent.',
      from: ['D29'],
    },
    {
      id: 'NOTIFY-06',
      text: 'Nothing is deleted before its owner was warned twice and had the days of both warnings, however long the portal was down.',
      from: ['D29'],
    },
    {
      id: 'NOTIFY-07',
      text: 'Notices come from what happens: to payments, to servers, to tickets.',
      from: ['D31'],
    },
    {
      id: 'NOTIFY-08',
      text: 'A notice is settled by what answers it: the bill that is paid or cancelled, the server that is renewed.',
      from: ['D31'],
    },
    {
      id: 'NOTIFY-09',
      text: 'Each account chooses which notices and mails come, and in which language its mails are.',
      from: ['D31', 'D29'],
      screen: 'UserSettingsScreen',
    },
    {
      id: 'NOTIFY-10',
      text: 'A sign-in with an unknown browser is reported in the portal and by mail; neither can be turned off.',
      from: ['D31'],
    },
    {
      id: 'NOTIFY-11',
      text: 'A notification says what has happened: what the money is for, who gave a payment up, and that its server is gone.',
      from: ['D31'],
    },
    {
      id: 'NOTIFY-12',
      text: 'Notifications are listed by day of the provider’s time zone; due and failed ones are coloured.',
      from: ['§2 Notifications', 'D41'],
    },
    {
      id: 'NOTIFY-13',
      text: 'Those of one order on one day are together under its number, which leads to the order.',
      from: ['§2 Notifications', 'D31'],
    },
  ],
} as const satisfies Area;
