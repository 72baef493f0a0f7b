import type { LegalDocument } from '../legalDocument';

/** Refund policy (§9, D3); its texts are in the area `legalRefund`. */
export const refund: LegalDocument = {
  title: 'legalRefund.title',
  lead: 'legalRefund.lead',
  sections: [
    {
      id: 'general',
      title: 'legalRefund.general.title',
      clauses: [{ text: 'legalRefund.general.1' }, { text: 'legalRefund.general.2' }],
    },
    {
      id: 'right',
      title: 'legalRefund.right.title',
      clauses: [
        { text: 'legalRefund.right.1' },
        { text: 'legalRefund.right.2' },
        { text: 'legalRefund.right.3' },
        { text: 'legalRefund.right.4' },
      ],
    },
    {
      id: 'newClients',
      title: 'legalRefund.newClients.title',
      clauses: [
        { text: 'legalRefund.newClients.1' },
        { text: 'legalRefund.newClients.2' },
        { text: 'legalRefund.newClients.3' },
      ],
    },
    {
      id: 'exceptions',
      title: 'legalRefund.exceptions.title',
      clauses: [
        {
          text: 'legalRefund.exceptions.1',
          items: [
            'legalRefund.exceptions.1.1',
            'legalRefund.exceptions.1.2',
            'legalRefund.exceptions.1.3',
            'legalRefund.exceptions.1.4',
          ],
        },
        { text: 'legalRefund.exceptions.2' },
        { text: 'legalRefund.exceptions.3' },
        { text: 'legalRefund.exceptions.4' },
      ],
    },
    {
      id: 'amount',
      title: 'legalRefund.amount.title',
      clauses: [
        { text: 'legalRefund.amount.1' },
        { text: 'legalRefund.amount.2' },
        { text: 'legalRefund.amount.3' },
        { text: 'legalRefund.amount.4' },
      ],
    },
    {
      id: 'request',
      title: 'legalRefund.request.title',
      clauses: [
        { text: 'legalRefund.request.1' },
        {
          text: 'legalRefund.request.2',
          items: ['legalRefund.request.2.1', 'legalRefund.request.2.2', 'legalRefund.request.2.3'],
        },
        { text: 'legalRefund.request.3' },
      ],
    },
    {
      id: 'timing',
      title: 'legalRefund.timing.title',
      clauses: [
        { text: 'legalRefund.timing.1' },
        { text: 'legalRefund.timing.2' },
        { text: 'legalRefund.timing.3' },
        { text: 'legalRefund.timing.4' },
      ],
    },
    {
      id: 'way',
      title: 'legalRefund.way.title',
      clauses: [{ text: 'legalRefund.way.1' }, { text: 'legalRefund.way.2' }, { text: 'legalRefund.way.3' }],
    },
    {
      id: 'balance',
      title: 'legalRefund.balance.title',
      clauses: [{ text: 'legalRefund.balance.1' }, { text: 'legalRefund.balance.2' }],
    },
    {
      id: 'law',
      title: 'legalRefund.law.title',
      clauses: [{ text: 'legalRefund.law.1' }, { text: 'legalRefund.law.2' }],
    },
  ],
};
