import type { Area } from './types';

export const paymentHistory = {
  prefix: 'HISTORY',
  title: 'Payment history',
  screen: 'PaymentHistoryScreen',
  requirements: [
    {
      id: 'HISTORY-01',
      text: 'Columns: id, number, date, payer, method, amount, amount in payment currency, status.',
      from: ['§2 Payment history', '§3'],
    },
    {
      id: 'HISTORY-02',
      text: 'Toolbar: Add, Pay, Delete, Print, Download and search.',
      from: ['§2 Payment history'],
    },
    { id: 'HISTORY-03', text: 'Search filters the list.', from: ['D12'] },
    { id: 'HISTORY-04', text: 'Add leads to topping up.', from: ['§2 Payment history', 'D4'] },
    { id: 'HISTORY-05', text: 'Print gives a real sheet.', from: ['D12'] },
    { id: 'HISTORY-06', text: 'Download gives a CSV of what is listed, UTF-8 with BOM.', from: ['D12'] },
    { id: 'HISTORY-07', text: 'The CSV opens in a spreadsheet without running formulas.', from: ['D12'] },
    { id: 'HISTORY-08', text: 'Pay acts on unpaid rows only and says why otherwise.', from: ['D12'] },
    { id: 'HISTORY-09', text: 'Delete acts on unpaid rows only and says why otherwise.', from: ['D12'] },
    {
      id: 'HISTORY-10',
      text: 'Statuses Paid and Canceled, and one that waits for money.',
      from: ['§4', 'D12'],
    },
    { id: 'HISTORY-11', text: 'Search, filter and sort live in the address.', from: ['D9'] },
    {
      id: 'HISTORY-12',
      text: 'A row has its bill or receipt as PDF, where the provider issues one.',
      from: ['D36'],
    },
  ],
} as const satisfies Area;
