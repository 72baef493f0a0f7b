import type { Area } from './types';

export const documents = {
  prefix: 'DOCS',
  title: 'Documents',
  screen: 'DocumentListScreen',
  requirements: [
    {
      id: 'DOCS-01',
      text: 'An organization’s acts of months and the papers of refunds are listed.',
      from: ['D36'],
    },
    { id: 'DOCS-02', text: 'Each is saved as PDF in the language of the reader.', from: ['D36', 'D1'] },
    { id: 'DOCS-03', text: 'Without documents the section says when the first will be there.', from: ['D6'] },
  ],
} as const satisfies Area;
