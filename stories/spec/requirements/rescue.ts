import type { Area } from './types';

export const rescue = {
  prefix: 'RESCUE',
  title: 'Ways back into a server',
  screen: 'ServerScreen',
  requirements: [
    {
      id: 'RESCUE-01',
      text: 'An owner makes a new root password of a running server; it is shown once, and stored and mailed nowhere.',
      from: ['D36', 'D32'],
    },
    {
      id: 'RESCUE-02',
      text: 'An owner starts a server in rescue mode, with a password that is shown once, and boots it from its disk again.',
      from: ['D32'],
    },
    {
      id: 'RESCUE-03',
      text: 'Both ask first; while another operation runs on the server, neither is possible.',
      from: ['D8', 'D32'],
    },
    {
      id: 'RESCUE-04',
      text: 'An owner starts a server from an ISO image at a public HTTPS address of up to ten gigabytes, after a question, sees its state and removes it.',
      from: ['D8', 'D32'],
    },
  ],
} as const satisfies Area;
