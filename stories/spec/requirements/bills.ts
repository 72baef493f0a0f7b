import type { Area } from './types';

export const bills = {
  prefix: 'BILLS',
  title: 'Bills',
  screen: 'BillListScreen',
  requirements: [
    { id: 'BILLS-01', text: 'Bills are listed with what they are for, unpaid first.', from: ['D35'] },
    {
      id: 'BILLS-02',
      text: 'Without bills the section says the sentence that its placeholder had.',
      from: ['D35', '§2 Dashboard routes'],
    },
    {
      id: 'BILLS-03',
      text: 'One or several bills are paid at once at the payment screen.',
      from: ['D20', 'D35'],
    },
    {
      id: 'BILLS-04',
      text: 'An unpaid bill is cancelled with what it was for, after a question.',
      from: ['D35', 'D12'],
    },
    { id: 'BILLS-05', text: 'Bill and receipt are saved as PDF.', from: ['D36'] },
  ],
} as const satisfies Area;
