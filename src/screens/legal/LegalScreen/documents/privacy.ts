import type { LegalDocument } from '../legalDocument';

/** Privacy policy (§9, D3); its texts are in the area `legalPrivacy`. */
export const privacy: LegalDocument = {
  title: 'legalPrivacy.title',
  lead: 'legalPrivacy.lead',
  sections: [
    {
      id: 'general',
      title: 'legalPrivacy.general.title',
      clauses: [
        { text: 'legalPrivacy.general.1' },
        { text: 'legalPrivacy.general.2' },
        { text: 'legalPrivacy.general.3' },
      ],
    },
    {
      id: 'data',
      title: 'legalPrivacy.data.title',
      clauses: [
        { text: 'legalPrivacy.data.1' },
        {
          text: 'legalPrivacy.data.2',
          items: ['legalPrivacy.data.2.1', 'legalPrivacy.data.2.2', 'legalPrivacy.data.2.3'],
        },
        { text: 'legalPrivacy.data.3' },
        { text: 'legalPrivacy.data.4' },
        { text: 'legalPrivacy.data.5' },
        { text: 'legalPrivacy.data.6' },
      ],
    },
    {
      id: 'purposes',
      title: 'legalPrivacy.purposes.title',
      clauses: [
        {
          text: 'legalPrivacy.purposes.1',
          items: [
            'legalPrivacy.purposes.1.1',
            'legalPrivacy.purposes.1.2',
            'legalPrivacy.purposes.1.3',
            'legalPrivacy.purposes.1.4',
          ],
        },
        { text: 'legalPrivacy.purposes.2' },
        { text: 'legalPrivacy.purposes.3' },
      ],
    },
    {
      id: 'consent',
      title: 'legalPrivacy.consent.title',
      clauses: [
        { text: 'legalPrivacy.consent.1' },
        { text: 'legalPrivacy.consent.2' },
        { text: 'legalPrivacy.consent.3' },
        { text: 'legalPrivacy.consent.4' },
        { text: 'legalPrivacy.consent.5' },
      ],
    },
    {
      id: 'cookies',
      title: 'legalPrivacy.cookies.title',
      clauses: [{ text: 'legalPrivacy.cookies.1' }, { text: 'legalPrivacy.cookies.2' }],
    },
    {
      id: 'sharing',
      title: 'legalPrivacy.sharing.title',
      clauses: [
        {
          text: 'legalPrivacy.sharing.1',
          items: ['legalPrivacy.sharing.1.1', 'legalPrivacy.sharing.1.2', 'legalPrivacy.sharing.1.3'],
        },
        { text: 'legalPrivacy.sharing.2' },
        { text: 'legalPrivacy.sharing.3' },
        { text: 'legalPrivacy.sharing.4' },
      ],
    },
    {
      id: 'storage',
      title: 'legalPrivacy.storage.title',
      clauses: [
        { text: 'legalPrivacy.storage.1' },
        { text: 'legalPrivacy.storage.2' },
        { text: 'legalPrivacy.storage.3' },
      ],
    },
    {
      id: 'protection',
      title: 'legalPrivacy.protection.title',
      clauses: [
        { text: 'legalPrivacy.protection.1' },
        { text: 'legalPrivacy.protection.2' },
        { text: 'legalPrivacy.protection.3' },
      ],
    },
    {
      id: 'rights',
      title: 'legalPrivacy.rights.title',
      clauses: [
        {
          text: 'legalPrivacy.rights.1',
          items: [
            'legalPrivacy.rights.1.1',
            'legalPrivacy.rights.1.2',
            'legalPrivacy.rights.1.3',
            'legalPrivacy.rights.1.4',
            'legalPrivacy.rights.1.5',
          ],
        },
        { text: 'legalPrivacy.rights.2' },
        { text: 'legalPrivacy.rights.3' },
      ],
    },
    {
      id: 'contacts',
      title: 'legalPrivacy.contacts.title',
      clauses: [{ text: 'legalPrivacy.contacts.1' }, { text: 'legalPrivacy.contacts.2' }],
    },
  ],
};
