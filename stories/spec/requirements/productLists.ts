import type { Area } from './types';

export const productLists = {
  prefix: 'PRODUCT',
  title: 'Hi-CPU and Storage lists',
  screen: 'ProductListScreen',
  requirements: [
    {
      id: 'PRODUCT-01',
      text: "An empty list: 'The list is empty' / 'You have not created any entries yet'.",
      from: ['§2 Empty lists', 'D1'],
    },
    { id: 'PRODUCT-02', text: 'Order leads to the matching catalogue.', from: ['§2 Empty lists'] },
    {
      id: 'PRODUCT-03',
      text: 'Hi-CPU also has Order, Edit, Snapshots, History, Question, Filter and search.',
      from: ['§2 Empty lists'],
    },
    { id: 'PRODUCT-04', text: "Hi-CPU shows 'Total: 0'.", from: ['§2 Empty lists'] },
    {
      id: 'PRODUCT-05',
      text: 'Hi-CPU columns: Id, IP address, OS template, Tariff plan, End date, Status, Price.',
      from: ['§2 Empty lists'],
    },
    { id: 'PRODUCT-06', text: 'Search and filter stay usable and live in the address.', from: ['D9'] },
    { id: 'PRODUCT-07', text: 'What is ordered of a line is in the list of that line.', from: ['D30'] },
  ],
} as const satisfies Area;
