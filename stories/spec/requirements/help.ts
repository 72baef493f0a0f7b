import type { Area } from './types';

export const help = {
  prefix: 'HELP',
  title: 'Help',
  screen: 'HelpScreen',
  requirements: [
    {
      id: 'HELP-01',
      text: '25 articles about the portal, in both languages, by section; each has an address of its own and is loaded when it is opened.',
      from: ['D35', '§2 Dashboard routes'],
    },
    {
      id: 'HELP-02',
      text: 'Articles are searched by title, words and lead, in either keyboard layout. Without a match the page leads to a ticket.',
      from: ['D35'],
    },
    {
      id: 'HELP-03',
      text: 'An article has its answer first, then steps, and leads to the page on which it is done.',
      from: ['D35'],
    },
    { id: 'HELP-04', text: 'The command palette finds articles.', from: ['D35'] },
    {
      id: 'HELP-05',
      text: 'While a ticket is written, articles that fit its subject are offered.',
      from: ['D35'],
    },
  ],
} as const satisfies Area;
