import type { LegalDocument } from '../legalDocument';

/** Rules (§9, D3); their texts are in the area `legalRules`. */
export const rules: LegalDocument = {
  title: 'legalRules.title',
  lead: 'legalRules.lead',
  sections: [
    {
      id: 'general',
      title: 'legalRules.general.title',
      clauses: [{ text: 'legalRules.general.1' }, { text: 'legalRules.general.2' }],
    },
    {
      id: 'start',
      title: 'legalRules.start.title',
      clauses: [
        { text: 'legalRules.start.1' },
        { text: 'legalRules.start.2' },
        { text: 'legalRules.start.3' },
        { text: 'legalRules.start.4' },
      ],
    },
    {
      id: 'forbidden',
      title: 'legalRules.forbidden.title',
      clauses: [
        {
          text: 'legalRules.forbidden.1',
          items: [
            'legalRules.forbidden.1.1',
            'legalRules.forbidden.1.2',
            'legalRules.forbidden.1.3',
            'legalRules.forbidden.1.4',
            'legalRules.forbidden.1.5',
          ],
        },
        { text: 'legalRules.forbidden.2' },
        { text: 'legalRules.forbidden.3' },
        { text: 'legalRules.forbidden.4' },
        { text: 'legalRules.forbidden.5' },
      ],
    },
    {
      id: 'resources',
      title: 'legalRules.resources.title',
      clauses: [{ text: 'legalRules.resources.1' }, { text: 'legalRules.resources.2' }],
    },
    {
      id: 'security',
      title: 'legalRules.security.title',
      clauses: [
        { text: 'legalRules.security.1' },
        { text: 'legalRules.security.2' },
        { text: 'legalRules.security.3' },
      ],
    },
    {
      id: 'backups',
      title: 'legalRules.backups.title',
      clauses: [
        { text: 'legalRules.backups.1' },
        { text: 'legalRules.backups.2' },
        { text: 'legalRules.backups.3' },
        { text: 'legalRules.backups.4' },
      ],
    },
    {
      id: 'availability',
      title: 'legalRules.availability.title',
      clauses: [
        { text: 'legalRules.availability.1' },
        { text: 'legalRules.availability.2' },
        { text: 'legalRules.availability.3' },
        { text: 'legalRules.availability.4' },
      ],
    },
    {
      id: 'support',
      title: 'legalRules.support.title',
      clauses: [
        { text: 'legalRules.support.1' },
        { text: 'legalRules.support.2' },
        { text: 'legalRules.support.3' },
        { text: 'legalRules.support.4' },
      ],
    },
    {
      id: 'complaints',
      title: 'legalRules.complaints.title',
      clauses: [
        { text: 'legalRules.complaints.1' },
        { text: 'legalRules.complaints.2' },
        { text: 'legalRules.complaints.3' },
      ],
    },
    {
      id: 'suspension',
      title: 'legalRules.suspension.title',
      clauses: [
        {
          text: 'legalRules.suspension.1',
          items: [
            'legalRules.suspension.1.1',
            'legalRules.suspension.1.2',
            'legalRules.suspension.1.3',
            'legalRules.suspension.1.4',
          ],
        },
        { text: 'legalRules.suspension.2' },
        { text: 'legalRules.suspension.3' },
        { text: 'legalRules.suspension.4' },
      ],
    },
  ],
};
