import type { LegalDocument } from '../legalDocument';

/** Terms of service (§9, D3); their texts are in the area `legalTerms`. */
export const terms: LegalDocument = {
  title: 'legalTerms.title',
  lead: 'legalTerms.lead',
  sections: [
    {
      id: 'general',
      title: 'legalTerms.general.title',
      clauses: [
        { text: 'legalTerms.general.1' },
        { text: 'legalTerms.general.2' },
        {
          text: 'legalTerms.general.3',
          items: ['legalTerms.general.3.1', 'legalTerms.general.3.2', 'legalTerms.general.3.3'],
        },
        { text: 'legalTerms.general.4' },
        { text: 'legalTerms.general.5' },
      ],
    },
    {
      id: 'definitions',
      title: 'legalTerms.definitions.title',
      clauses: [
        { text: 'legalTerms.definitions.1' },
        { text: 'legalTerms.definitions.2' },
        { text: 'legalTerms.definitions.3' },
        { text: 'legalTerms.definitions.4' },
        { text: 'legalTerms.definitions.5' },
      ],
    },
    {
      id: 'account',
      title: 'legalTerms.account.title',
      clauses: [
        { text: 'legalTerms.account.1' },
        { text: 'legalTerms.account.2' },
        { text: 'legalTerms.account.3' },
        { text: 'legalTerms.account.4' },
        { text: 'legalTerms.account.5' },
      ],
    },
    {
      id: 'services',
      title: 'legalTerms.services.title',
      clauses: [
        { text: 'legalTerms.services.1' },
        { text: 'legalTerms.services.2' },
        { text: 'legalTerms.services.3' },
        { text: 'legalTerms.services.4' },
        { text: 'legalTerms.services.5' },
      ],
    },
    {
      id: 'payment',
      title: 'legalTerms.payment.title',
      clauses: [
        { text: 'legalTerms.payment.1' },
        { text: 'legalTerms.payment.2' },
        { text: 'legalTerms.payment.3' },
        { text: 'legalTerms.payment.4' },
        { text: 'legalTerms.payment.5' },
        { text: 'legalTerms.payment.6' },
        { text: 'legalTerms.payment.7' },
      ],
    },
    {
      id: 'renewal',
      title: 'legalTerms.renewal.title',
      clauses: [
        { text: 'legalTerms.renewal.1' },
        { text: 'legalTerms.renewal.2' },
        { text: 'legalTerms.renewal.3' },
        { text: 'legalTerms.renewal.4' },
      ],
    },
    {
      id: 'duties',
      title: 'legalTerms.duties.title',
      clauses: [
        {
          text: 'legalTerms.duties.1',
          items: [
            'legalTerms.duties.1.1',
            'legalTerms.duties.1.2',
            'legalTerms.duties.1.3',
            'legalTerms.duties.1.4',
          ],
        },
        {
          text: 'legalTerms.duties.2',
          items: [
            'legalTerms.duties.2.1',
            'legalTerms.duties.2.2',
            'legalTerms.duties.2.3',
            'legalTerms.duties.2.4',
          ],
        },
        { text: 'legalTerms.duties.3' },
      ],
    },
    {
      id: 'liability',
      title: 'legalTerms.liability.title',
      clauses: [
        { text: 'legalTerms.liability.1' },
        { text: 'legalTerms.liability.2' },
        { text: 'legalTerms.liability.3' },
        { text: 'legalTerms.liability.4' },
      ],
    },
    {
      id: 'termination',
      title: 'legalTerms.termination.title',
      clauses: [
        { text: 'legalTerms.termination.1' },
        { text: 'legalTerms.termination.2' },
        { text: 'legalTerms.termination.3' },
        { text: 'legalTerms.termination.4' },
      ],
    },
    {
      id: 'disputes',
      title: 'legalTerms.disputes.title',
      clauses: [
        { text: 'legalTerms.disputes.1' },
        { text: 'legalTerms.disputes.2' },
        { text: 'legalTerms.disputes.3' },
      ],
    },
    {
      id: 'changes',
      title: 'legalTerms.changes.title',
      clauses: [
        { text: 'legalTerms.changes.1' },
        { text: 'legalTerms.changes.2' },
        { text: 'legalTerms.changes.3' },
      ],
    },
    {
      id: 'requisites',
      title: 'legalTerms.requisites.title',
      clauses: [{ text: 'legalTerms.requisites.1' }, { text: 'legalTerms.requisites.2' }],
    },
  ],
};
