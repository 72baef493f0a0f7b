import type { Area } from './types';

export const order = {
  prefix: 'ORDER',
  title: 'OS selection and configuration',
  screen: 'OsSelectionScreen',
  requirements: [
    {
      id: 'ORDER-01',
      text: 'Takes the chosen server from the address or navigation state.',
      from: ['§2 OS selection'],
    },
    {
      id: 'ORDER-02',
      text: 'Without one it shows the sample server at 1577.',
      from: ['§2 OS selection', '§9 Catalogue'],
    },
    {
      id: 'ORDER-03',
      text: 'An unknown or malformed value falls back to the sample server with a notice.',
      from: ['D21'],
    },
    {
      id: 'ORDER-04',
      text: 'The price comes from the catalogue by plan name, whatever a link says.',
      from: ['D21'],
    },
    { id: 'ORDER-05', text: 'The OS is picked from a card grid.', from: ['§2 OS selection'] },
    { id: 'ORDER-06', text: 'Then its version.', from: ['§2 OS selection'] },
    {
      id: 'ORDER-07',
      text: 'Ten families with their versions, as specified.',
      from: ['§3', '§2 OS selection'],
    },
    { id: 'ORDER-08', text: 'A family has a default version.', from: ['§3'] },
    { id: 'ORDER-09', text: 'Software: none, LAMP Stack, Docker, WordPress.', from: ['§2 OS selection'] },
    {
      id: 'ORDER-10',
      text: 'Control panel licence: none, cPanel 500.00, Plesk 300.00.',
      from: ['§2 OS selection', '§9 Options on order', 'D17'],
    },
    {
      id: 'ORDER-11',
      text: 'Public IPv4: a slider, 1 to 5, step 1.',
      from: ['§2 OS selection', '§5', '§9 Options on order'],
    },
    {
      id: 'ORDER-12',
      text: 'IPv6 network: a checkbox, 100.00.',
      from: ['§2 OS selection', '§9 Options on order'],
    },
    {
      id: 'ORDER-13',
      text: 'Backup: none, daily 100.00, weekly 50.00.',
      from: ['§2 OS selection', '§9 Options on order'],
    },
    {
      id: 'ORDER-14',
      text: 'Number of services: a slider, 1 to 100, step 1.',
      from: ['§2 OS selection', '§5', '§9 Options on order'],
    },
    {
      id: 'ORDER-15',
      text: 'Period: month, 3 months, 6 months, year.',
      from: ['§2 OS selection', '§9 Options on order'],
    },
    {
      id: 'ORDER-16',
      text: 'Auto-renewal is on at first.',
      from: ['§2 OS selection', '§9 Options on order'],
    },
    {
      id: 'ORDER-17',
      text: 'A receipt: base price, configuration cost, period, saving, total.',
      from: ['§2 OS selection', 'D16'],
    },
    {
      id: 'ORDER-18',
      text: 'Pay leads to /dashboard/payment-method with serverInfo, os, version, totalCost, paymentPeriod, autoRenewal.',
      from: ['§2 OS selection', '§3'],
    },
    { id: 'ORDER-19', text: 'To cart leads to the cart, with the item in it.', from: ['§2 OS selection'] },
    {
      id: 'ORDER-20',
      text: 'Pay and To cart are disabled until an OS is chosen.',
      from: ['§2 OS selection', '§5'],
    },
    { id: 'ORDER-21', text: 'A back button.', from: ['§2 OS selection'] },
  ],
} as const satisfies Area;
