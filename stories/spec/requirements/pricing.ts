import type { Area } from './types';

export const pricing = {
  prefix: 'PRICE',
  title: 'Prices',
  screen: 'pricing',
  requirements: [
    { id: 'PRICE-01', text: 'A period costs ceil(monthly × months × (1 − d)).', from: ['D15', '§9 Renewal'] },
    { id: 'PRICE-02', text: 'd is 0, 5 %, 10 % for 1, 3, 6 months and 15 % from a year up.', from: ['D15'] },
    {
      id: 'PRICE-03',
      text: 'The renewal table comes out of it exactly: 1577, 4495, 8516, 16086, 32171, 48257.',
      from: ['§9 Renewal', 'D15'],
    },
    {
      id: 'PRICE-04',
      text: 'Any period and any plan are priced by that one function; the saving is shown.',
      from: ['D15'],
    },
    {
      id: 'PRICE-05',
      text: 'Monthly sum = plan + panel + 200.00 per IPv4 beyond the first + IPv6 + backup.',
      from: ['D16'],
    },
    {
      id: 'PRICE-06',
      text: "Total = the period's price of the monthly sum × number of services.",
      from: ['D16'],
    },
    { id: 'PRICE-07', text: "The receipt's lines add up to its total.", from: ['D16'] },
    {
      id: 'PRICE-08',
      text: 'Plesk is 300.00 on order and 400.00 on server edit: two price lists.',
      from: ['D17', '§9 Server edit'],
    },
    {
      id: 'PRICE-09',
      text: 'Tariff-change prices are a list of their own.',
      from: ['D17', '§9 Tariff change'],
    },
    {
      id: 'PRICE-10',
      text: 'Upgrade charge = for today and every day ahead the difference to its paid level / 30, less the discount of the running period; at least one day.',
      from: ['D18', 'D37', '§9 Tariff change'],
    },
    { id: 'PRICE-11', text: '1577 to 5500 with 12 days left is 1569.20.', from: ['D18'] },
    { id: 'PRICE-12', text: 'The charge is never below 0.', from: ['D18'] },
    {
      id: 'PRICE-13',
      text: 'A downgrade leaves the paid level of the days ahead: going up again within the term is not charged twice.',
      from: ['D37'],
    },
    {
      id: 'PRICE-14',
      text: 'A change of options is charged for the paid days ahead, at once or by a bill; each option keeps the price it was sold for.',
      from: ['D38'],
    },
    {
      id: 'PRICE-15',
      text: 'An open payment ends, with a notice, when the server that it was priced by changes; late money goes to the balance.',
      from: ['D39'],
    },
    {
      id: 'PRICE-16',
      text: 'Entries of one order are priced in the order in which they are delivered.',
      from: ['D39'],
    },
    {
      id: 'PRICE-17',
      text: 'A change at another sum than the one that was shown is refused with both sums.',
      from: ['D39'],
    },
  ],
} as const satisfies Area;
