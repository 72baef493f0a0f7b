import type { Area } from './types';

export const routes = {
  prefix: 'ROUTE',
  title: 'Addresses',
  screen: 'routes',
  requirements: [
    {
      id: 'ROUTE-01',
      text: '/terms redirects to the terms of service, replacing the history entry.',
      from: ['D3', '§2 Routes'],
    },
    { id: 'ROUTE-02', text: '/services redirects to the service rules.', from: ['D3', '§2 Routes'] },
    { id: 'ROUTE-03', text: '/refund redirects to the refund policy.', from: ['D3', '§2 Routes'] },
    { id: 'ROUTE-04', text: '/privacy redirects to the privacy policy.', from: ['D3', '§2 Routes'] },
    { id: 'ROUTE-05', text: '/dashboard leads to the server list.', from: ['D3'] },
    { id: 'ROUTE-06', text: '/admin leads to the admin dashboard.', from: ['D3'] },
    {
      id: 'ROUTE-07',
      text: 'Every dashboard address that the specification names is a page.',
      from: ['§2 Dashboard routes', '§2 Dashboard layout'],
    },
    {
      id: 'ROUTE-08',
      text: 'What comes from an address, navigation state or storage passes a schema; invalid values count as absent.',
      from: ['D21'],
    },
    { id: 'ROUTE-09', text: 'Nothing from outside is ever inserted as HTML.', from: ['D21'] },
  ],
} as const satisfies Area;
