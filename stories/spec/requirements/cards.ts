import type { Area } from './types';

export const cards = {
  prefix: 'CARDS',
  title: 'Saved cards',
  screen: 'CardListScreen',
  requirements: [
    {
      id: 'CARDS-01',
      text: 'Saved cards are listed with their state, never with their numbers.',
      from: ['D35'],
    },
    {
      id: 'CARDS-02',
      text: 'A card is saved only by choice, at a payment, which says what for.',
      from: ['D20', 'D35'],
    },
    { id: 'CARDS-03', text: 'A payment can be made with a saved card.', from: ['D20'] },
    { id: 'CARDS-04', text: 'One card is for auto-renewal, or none.', from: ['D35'] },
    { id: 'CARDS-05', text: 'A card is removed after a question.', from: ['D35'] },
    {
      id: 'CARDS-06',
      text: 'Without cards the section says the sentence that its placeholder had.',
      from: ['D35', '§2 Dashboard routes'],
    },
  ],
} as const satisfies Area;
