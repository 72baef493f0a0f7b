import type { Area } from './types';

export const hooks = {
  prefix: 'HOOKS',
  title: 'Webhooks',
  screen: 'ToolsScreen',
  requirements: [
    {
      id: 'HOOKS-01',
      text: 'A webhook receives events of its topics: servers, bills, tickets. An event is queued in the transaction of what happened.',
      from: ['D35'],
    },
    { id: 'HOOKS-02', text: 'Events are signed as Standard Webhooks define it.', from: ['D35'] },
    {
      id: 'HOOKS-03',
      text: 'A delivery is retried with growing pauses; the log states its status and the beginning of its answer.',
      from: ['D35'],
    },
    {
      id: 'HOOKS-04',
      text: 'Five failed deliveries in a row pause a webhook, which says so until it is resumed.',
      from: ['D35'],
    },
    { id: 'HOOKS-05', text: 'A test can be sent, and the secret replaced.', from: ['D35'] },
    {
      id: 'HOOKS-06',
      text: 'Only public addresses over https are accepted, also after a name is resolved.',
      from: ['D35'],
    },
  ],
} as const satisfies Area;
