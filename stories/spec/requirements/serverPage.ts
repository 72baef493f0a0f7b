import type { Area } from './types';

export const serverPage = {
  prefix: 'SERVERPAGE',
  title: 'Page of a server',
  screen: 'ServerScreen',
  requirements: [
    {
      id: 'SERVERPAGE-01',
      text: 'A server has a page of its own with its state, what it is, until when it is paid for, and where to change it.',
      from: ['D36'],
    },
    {
      id: 'SERVERPAGE-02',
      text: 'The page names what will be charged next and when, and switches it off and on.',
      from: ['D36'],
    },
    {
      id: 'SERVERPAGE-03',
      text: 'Load and traffic of an hour, a day, a week or a month are pictures with their figures in a table.',
      from: ['D36'],
    },
    {
      id: 'SERVERPAGE-04',
      text: 'What is under way shows by itself, from the request to its end.',
      from: ['D32'],
    },
    {
      id: 'SERVERPAGE-05',
      text: 'Its owner starts what they have stopped, stops and restarts what runs; what an administrator has stopped stays so.',
      from: ['D8', 'D33'],
    },
    { id: 'SERVERPAGE-06', text: 'A stop and a restart are confirmed first.', from: ['D8'] },
    {
      id: 'SERVERPAGE-07',
      text: 'The console of a server that runs opens in a new tab, at an address that works for minutes.',
      from: ['D36'],
    },
    {
      id: 'SERVERPAGE-08',
      text: 'Starts, stops, restarts, renewals, changes of settings and of tariff, reinstallations and suspensions are events of a server’s history, each with its actor.',
      from: ['D32'],
    },
    {
      id: 'SERVERPAGE-09',
      text: 'The page has sections with addresses of their own: overview, access, network, history, billing and settings.',
      from: ['D7', 'D32'],
    },
    {
      id: 'SERVERPAGE-10',
      text: 'The billing section shows the monthly price line by line; the lines add up to the price.',
      from: ['D36', 'D38'],
    },
    {
      id: 'SERVERPAGE-11',
      text: 'A server is cancelled in a zone of its settings that is apart and marked as dangerous.',
      from: ['D37'],
    },
    {
      id: 'SERVERPAGE-12',
      text: 'Its owner changes the name of a server in place of the heading: Enter saves it, Escape keeps the earlier one, and a refusal says why.',
      from: ['D36'],
    },
    {
      id: 'SERVERPAGE-13',
      text: 'One menu restarts a server, shuts it down, or cuts its power; each is confirmed first.',
      from: ['D8'],
    },
    {
      id: 'SERVERPAGE-14',
      text: 'An operation under way shows when it was requested and when it began, and what it waits for.',
      from: ['D32'],
    },
    {
      id: 'SERVERPAGE-15',
      text: 'The page says what needs attention first, with the one button that helps: a failure, a payment, a cancellation or an end within a week.',
      from: ['D36'],
    },
    {
      id: 'SERVERPAGE-16',
      text: 'The history is filtered by kind and by who did it: the owner, a colleague, a program, support or the system.',
      from: ['D32'],
    },
    {
      id: 'SERVERPAGE-17',
      text: 'The billing section lists the newest payments for the server with their documents; unpaid ones lead to payment.',
      from: ['D36'],
    },
    {
      id: 'SERVERPAGE-18',
      text: 'A failed reinstallation restores system and software in the settings, and the notice says what each failed operation has left behind.',
      from: ['D31', 'D32'],
    },
    {
      id: 'SERVERPAGE-19',
      text: 'A technician among the colleagues renames servers, without the right to pay.',
      from: ['D35'],
    },
    {
      id: 'SERVERPAGE-20',
      text: 'The overview shows the traffic of the billing month against the monthly allowance of the plan, which staff set; no plan has one by default.',
      from: ['D32'],
    },
    {
      id: 'SERVERPAGE-21',
      text: 'At 80 and 100 % of the allowance the owner is notified once a month by the chosen channels; nothing is charged.',
      from: ['D31'],
    },
  ],
} as const satisfies Area;
