import type { Area } from './types';

export const payers = {
  prefix: 'PAYER',
  title: 'Payers',
  screen: 'PayerListScreen',
  requirements: [
    {
      id: 'PAYER-01',
      text: 'The list shows each payer’s name, type, INN, e-mail for documents and phone.',
      from: ['§2 Dashboard layout', 'D20', 'D35'],
    },
    { id: 'PAYER-02', text: 'Search, type and order narrow the list and live in the address.', from: ['D9'] },
    {
      id: 'PAYER-03',
      text: 'An empty list keeps the sentence of the placeholder that stood there, and leads to adding.',
      from: ['D35'],
    },
    {
      id: 'PAYER-04',
      text: 'A payer’s page has the fields of its type, under the rules of the payment’s third step.',
      from: ['D20'],
      screen: 'PayerScreen',
    },
    {
      id: 'PAYER-05',
      text: 'What is typed and not saved is there again in the same tab, and can be discarded.',
      from: ['D20'],
      screen: 'PayerScreen',
    },
    { id: 'PAYER-06', text: 'Removing asks first and says what stays.', from: ['D20'] },
    { id: 'PAYER-07', text: 'A payer whose bill waits for its money is not removed.', from: ['D12', 'D36'] },
    {
      id: 'PAYER-08',
      text: 'An unknown id shows a message, with a link back to the list.',
      from: ['D21'],
      screen: 'PayerScreen',
    },
    {
      id: 'PAYER-09',
      text: 'The payment offers the payers of this list as they are now, and the list has those it saves.',
      from: ['D20'],
    },
    {
      id: 'PAYER-10',
      text: 'The same payer is not there twice: a name or an INN that the list has is refused with its reason.',
      from: ['D20'],
      screen: 'PayerScreen',
    },
  ],
} as const satisfies Area;
