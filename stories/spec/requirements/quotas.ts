import type { Area } from './types';

export const quotas = {
  prefix: 'QUOTAS',
  title: 'Limits of an account',
  screen: 'AdminSettingsScreen',
  requirements: [
    {
      id: 'QUOTAS-01',
      text: 'The provider sets how many snapshots a server may have, and how many colleagues, API tokens, webhooks and megabytes of ticket files an account may have. Each has bounds, and a change is audited with before and after.',
      from: ['D33'],
    },
    {
      id: 'QUOTAS-02',
      text: 'The server enforces these limits from the database, and what customers read has their numbers. A lower limit deletes nothing; it only refuses more.',
      from: ['D33'],
    },
  ],
} as const satisfies Area;
