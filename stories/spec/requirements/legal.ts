import type { Area } from './types';

export const legal = {
  prefix: 'LEGAL',
  title: 'Legal documents',
  screen: 'LegalScreen',
  requirements: [
    { id: 'LEGAL-01', text: 'Terms of service at /legal/terms-of-service, in Russian.', from: ['§2 Routes'] },
    { id: 'LEGAL-02', text: 'Service rules at /legal/service-rules, in Russian.', from: ['§2 Routes'] },
    { id: 'LEGAL-03', text: 'Refund policy at /legal/refund-policy, in Russian.', from: ['§2 Routes'] },
    { id: 'LEGAL-04', text: 'Privacy policy at /legal/privacy-policy, in Russian.', from: ['§2 Routes'] },
    { id: 'LEGAL-05', text: 'Each states its version, dated 1 April 2025.', from: ['§2 Routes'] },
    {
      id: 'LEGAL-06',
      text: "Each has a link back: to where the reader was, or 'На главную' when it was opened by its address.",
      from: ['§2 Routes'],
    },
    { id: 'LEGAL-07', text: 'A refund is requested within 30 days of payment.', from: ['§9 Legal'] },
    { id: 'LEGAL-08', text: 'A refund is reviewed in up to 5 working days.', from: ['§9 Legal'] },
    { id: 'LEGAL-09', text: 'An approved refund is paid out in up to 10 working days.', from: ['§9 Legal'] },
    { id: 'LEGAL-10', text: 'New clients may cancel within 24 hours.', from: ['§9 Legal'] },
    { id: 'LEGAL-11', text: 'No refund once more than half of the period is used.', from: ['§9 Legal'] },
    { id: 'LEGAL-12', text: 'Domains and SSL certificates are not refunded.', from: ['§9 Legal'] },
    {
      id: 'LEGAL-13',
      text: "Personal data is kept for the contract's term and 5 years after.",
      from: ['§9 Legal'],
    },
    {
      id: 'LEGAL-14',
      text: 'English readers get a translation, with a notice that the Russian text is binding.',
      from: ['D1'],
    },
  ],
} as const satisfies Area;
