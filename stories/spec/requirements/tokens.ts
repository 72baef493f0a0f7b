import type { Area } from './types';

export const tokens = {
  prefix: 'TOKENS',
  title: 'API tokens',
  screen: 'ToolsScreen',
  requirements: [
    {
      id: 'TOKENS-01',
      text: 'A token has a name, scopes and a lifetime of 30, 90 or 365 days, or none.',
      from: ['D35'],
    },
    {
      id: 'TOKENS-02',
      text: 'Its secret is shown once, with a button that copies it, and stored only as a hash.',
      from: ['D35'],
    },
    {
      id: 'TOKENS-03',
      text: 'A token makes the calls of the portal over `Authorization: Bearer`, without cookies; its last use is listed.',
      from: ['D35'],
    },
    {
      id: 'TOKENS-04',
      text: 'An unknown, expired or revoked token is refused at once, and so is one of a suspended account.',
      from: ['D35', 'D33'],
    },
    {
      id: 'TOKENS-05',
      text: 'A token makes only the calls of its scopes; none makes tokens, changes the password or reaches the admin area.',
      from: ['D35'],
    },
    { id: 'TOKENS-06', text: 'The history of a server names the token that acted.', from: ['D32'] },
    { id: 'TOKENS-07', text: 'The calls of each token are limited by the minute.', from: ['D35'] },
    {
      id: 'TOKENS-08',
      text: 'The page has commands that work as they are, and leads to the description of the API, which states the scopes of each call.',
      from: ['D35'],
    },
    { id: 'TOKENS-09', text: 'A token is revoked after a question.', from: ['D35'] },
    {
      id: 'TOKENS-10',
      text: 'Creating a token asks for the person’s own password again, a colleague’s too; wrong ones are counted.',
      from: ['D35'],
    },
  ],
} as const satisfies Area;
