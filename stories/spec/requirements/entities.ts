import type { Area } from './types.ts';

/** Legal entities that bill customers, and the numbers of their documents. */
export const entities = {
  prefix: 'ENTITY',
  title: 'Legal entities',
  screen: 'AdminEntitiesScreen',
  requirements: [
    {
      id: 'ENTITY-01',
      text: 'The provider’s legal entities are settings: one bills everyone, another may bill organizations and sole proprietors. Their codes and accounts are checked by their check digits. Documents keep the details of their day, and the receipt of a bill names the entity of the bill.',
      from: ['D20', 'D33'],
    },
    {
      id: 'ENTITY-02',
      text: 'Numbers of documents have a prefix of their legal entity and can be raised to continue those of another system. They never repeat and never go back.',
      from: ['D20', 'D33'],
    },
    {
      id: 'ENTITY-03',
      text: 'Payment and printed payments show the requisites of the legal entity that bills the payer; a sole proprietor has no KPP.',
      from: ['D20'],
      screen: 'PaymentScreen',
    },
    {
      id: 'ENTITY-04',
      text: 'Where the server sends the legal documents and the landing page, they state the legal entity and contacts of the settings that bill persons, within a minute of a change; a static host sends those of the build.',
      from: ['D20', 'D33'],
      screen: 'LegalScreen',
    },
    {
      id: 'ENTITY-05',
      text: 'Pages, mails, documents and passkeys bear the portal’s name of the settings, and the sign-in screens show its contacts. Until another name is saved it is that of the build, in the reader’s language; a static host always sends that one.',
      from: ['D33'],
      screen: 'AdminSettingsScreen',
    },
  ],
} as const satisfies Area;
