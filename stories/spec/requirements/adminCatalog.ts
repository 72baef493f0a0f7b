import type { Area } from './types';

export const adminCatalog = {
  prefix: 'PRICES',
  title: 'Prices of the provider',
  screen: 'AdminRatesScreen',
  requirements: [
    {
      id: 'PRICES-01',
      text: '/admin/catalog/rates: the exchange rate of each currency with source and day, entered by hand. Every rate that was entered stays in the history with its time and administrator.',
      from: ['D19', 'D33', 'D35'],
    },
    {
      id: 'PRICES-02',
      text: 'A rate is fresh for one day; then the page warns and the dashboard lists it as work. After seven days nobody pays in that currency: customers read why, and the other currencies stay.',
      from: ['D19', 'D41'],
    },
    {
      id: 'PRICES-03',
      text: 'Payments under way keep the sums of their rate. A payment at another rate than the person saw is refused with both sums.',
      from: ['D39'],
    },
  ],
} as const satisfies Area;
