import type { Area } from './types';

export const status = {
  prefix: 'STATUS',
  title: 'Incidents and service status',
  screen: 'AdminStatusScreen',
  requirements: [
    {
      id: 'STATUS-01',
      text: 'Staff announce incidents, planned work with its window, and news: title and text in both languages, severity, affected data centres and services. Every change is in the audit trail.',
      from: ['D1', 'D33', 'D35'],
    },
    {
      id: 'STATUS-02',
      text: 'An incident has a history of updates, each with its state and time. The update that resolves it closes it; a closed one takes no other.',
      from: ['D33'],
    },
    {
      id: 'STATUS-03',
      text: 'A strip above the portal’s pages shows open incidents to customers with servers in an affected data centre, or to everybody where none is named. News can be hidden on the device; a failure cannot.',
      from: ['D33', 'D35'],
      screen: 'AppShell',
    },
    {
      id: 'STATUS-04',
      text: 'Customers whom an incident concerns are notified by bell and mail once when it is announced and once when it is over, by the channels of their settings.',
      from: ['D31'],
    },
    {
      id: 'STATUS-05',
      text: 'The public page has the state of every data centre and service, current incidents and those of 90 days, in both languages and themes, with a feed. It needs no script and no session.',
      from: ['D1', 'D35'],
      screen: 'status page',
    },
  ],
} as const satisfies Area;
