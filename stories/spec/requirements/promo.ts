import type { Area } from './types';

export const promo = {
  prefix: 'PROMO',
  title: 'Promo codes',
  screen: 'CartScreen',
  requirements: [
    { id: 'PROMO-01', text: 'A code field with Apply, disabled while empty.', from: ['§2 Cart', '§5'] },
    { id: 'PROMO-02', text: 'One code at a time, removable.', from: ['D10'] },
    { id: 'PROMO-03', text: 'Not found has its own message.', from: ['D10'] },
    { id: 'PROMO-04', text: 'Expired has its own message.', from: ['D10'] },
    { id: 'PROMO-05', text: 'Not yet active has its own message.', from: ['D10'] },
    { id: 'PROMO-06', text: 'Used up has its own message.', from: ['D10'] },
    { id: 'PROMO-07', text: 'Nothing eligible in the cart has its own message.', from: ['D10'] },
    { id: 'PROMO-08', text: 'A percentage or a fixed sum is taken off.', from: ['D10'] },
    {
      id: 'PROMO-09',
      text: 'Checked again at checkout; nobody pays another sum than was shown.',
      from: ['D10'],
    },
    { id: 'PROMO-10', text: 'Sample codes ship with the sample data.', from: ['D10'] },
    {
      id: 'PROMO-11',
      text: 'An applied code that fits nothing any more leaves quietly.',
      from: ['D10'],
    },
    {
      id: 'PROMO-12',
      text: 'A code may be limited per customer and to a first order; each failure has its own message.',
      from: ['D46', 'D10'],
    },
    {
      id: 'PROMO-13',
      text: 'However many payments wait with a limited code, only as many are paid with it as the limit allows.',
      from: ['D46'],
    },
    { id: 'PROMO-14', text: 'The sample codes ship with demo data only.', from: ['D46'] },
    {
      id: 'PROMO-15',
      text: 'The code is entered in the summary of the cart, which unfolds from a bar on a phone.',
      from: ['D10'],
    },
  ],
} as const satisfies Area;
