import type { Area } from './types';

export const placeholder = {
  prefix: 'PLACE',
  title: 'Placeholder sections',
  screen: 'PlaceholderScreen',
  requirements: [
    {
      id: 'PLACE-01',
      text: 'protection, dns, ftp, ssl, ispmanager, modules and bitninja show a placeholder.',
      from: ['§2 Dashboard routes'],
    },
    {
      id: 'PLACE-02',
      text: 'affiliate shows a placeholder.',
      from: ['§2 Dashboard routes', '§6'],
    },
    { id: 'PLACE-03', text: 'No other page shows a placeholder.', from: ['§2 Dashboard routes'] },
    { id: 'PLACE-04', text: 'dedicated is a placeholder like its neighbours.', from: ['D5'] },
    { id: 'PLACE-05', text: 'A placeholder names its section.', from: ['D6'] },
    { id: 'PLACE-06', text: 'One sentence says what will be there.', from: ['D6'] },
    { id: 'PLACE-07', text: 'It links the nearest working screen.', from: ['D6'] },
    { id: 'PLACE-08', text: "'Спросить' opens a ticket with its subject filled in.", from: ['D6'] },
    {
      id: 'PLACE-09',
      text: 'What helps comes first: a service is ordered through support, with the ticket filled in; a page that is only akin never leads.',
      from: ['D6'],
    },
  ],
} as const satisfies Area;
