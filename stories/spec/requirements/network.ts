import type { Area } from './types';

export const network = {
  prefix: 'NETWORK',
  title: 'Network of a server',
  screen: 'ServerScreen',
  requirements: [
    {
      id: 'NETWORK-01',
      text: 'An owner sees the firewall of a server: the switch, its rules and whether they are in effect.',
      from: ['D32'],
    },
    {
      id: 'NETWORK-02',
      text: 'Up to 50 rules allow traffic by direction, protocol, ports and network; presets add common ones.',
      from: ['D32'],
    },
    {
      id: 'NETWORK-03',
      text: 'Rules are applied as one set after a question, which warns of a set that locks its owner out.',
      from: ['D8', 'D32'],
    },
    {
      id: 'NETWORK-04',
      text: 'A set that was not applied leaves the earlier one in effect, and the page says so.',
      from: ['D32'],
    },
    {
      id: 'NETWORK-05',
      text: 'An owner sees and sets the reverse name of each address of a server; an empty one removes it.',
      from: ['D7', 'D32'],
    },
    {
      id: 'NETWORK-06',
      text: 'A name that is no host name is refused; one that does not lead back to the address is warned of, not refused.',
      from: ['D7'],
    },
  ],
} as const satisfies Area;
