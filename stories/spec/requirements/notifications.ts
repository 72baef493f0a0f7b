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
  ],
} as const satisfies Area;
