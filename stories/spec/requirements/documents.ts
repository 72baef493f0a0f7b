import type { Area } from './types';

export const documents = {
  prefix: 'DOCS',
  title: 'Documents',
  screen: 'DocumentListScreen',
  requirements: [
    {
      id: 'DOCS-01',
      text: 'An organization’s monthly certificates and the documents of refunds are listed.',
      from: ['D36'],
    },
    { id: 'DOCS-02', text: 'Each is saved as PDF in the language of the reader.', from: ['D36', 'D1'] },
    { id: 'DOCS-03', text: 'Without documents the section says when the first will be there.', from: ['D6'] },
    {
      id: 'DOCS-04',
      text: 'A document has its number, both parties, its lines, the tax, and its sum in words.',
      from: ['D36'],
    },
    {
      id: 'DOCS-05',
      text: 'A bill can be paid by its QR code, which fills the transfer in.',
      from: ['D36'],
    },
    {
      id: 'DOCS-06',
      text: 'What was issued is never changed or deleted, whatever becomes of payment and payer.',
      from: ['D36', 'D27'],
    },
    {
      id: 'DOCS-07',
      text: 'Documents are numbered without gaps.',
      from: ['D36'],
    },
  ],
} as const satisfies Area;
