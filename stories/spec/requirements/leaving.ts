import type { Area } from './types.ts';

/** Giving a server up, by the refund policy of §9. */
export const leaving = {
  prefix: 'LEAVE',
  title: 'Leaving a server',
  screen: 'ServerScreen',
  requirements: [
    {
      id: 'LEAVE-01',
      text: 'A server can be left at once: what the policy gives back is quoted first, and given back as quoted or not at all.',
      from: ['§9 Legal', 'D27'],
    },
    {
      id: 'LEAVE-02',
      text: 'Nothing is given back of a period that is mostly used or was paid long ago.',
      from: ['§9 Legal'],
    },
    {
      id: 'LEAVE-03',
      text: 'Or it ends with its period, unless its owner stays or pays for more.',
      from: ['D29'],
    },
    {
      id: 'LEAVE-04',
      text: 'What was never set up is given back whole, and nothing twice.',
      from: ['§9 Legal', 'D27'],
    },
    { id: 'LEAVE-05', text: 'Nobody leaves another’s server, and a server is left once.', from: ['D24'] },
    {
      id: 'LEAVE-06',
      text: 'A server that is deleted on its own page leads to the list with the notice; one that is deleted elsewhere says so.',
      from: ['D7', 'D32'],
      screen: 'ServerScreen',
    },
  ],
} as const satisfies Area;
