import type { Area } from './types.ts';

/** Ownership of data. The server that enforces it: authServer.ts. */
export const account = {
  prefix: 'ACCOUNT',
  title: 'Accounts and demonstration',
  screen: 'AppShell',
  requirements: [
    {
      id: 'ACCOUNT-01',
      text: 'Signed in, everything that a person sees and does belongs to their account: it is there in another browser, and for nobody else.',
      from: ['D24'],
    },
    {
      id: 'ACCOUNT-02',
      text: 'Signed out with open access, one has the demonstration, marked as such on every page; signed in, nothing of it is left or loaded.',
      from: ['D24'],
    },
    {
      id: 'ACCOUNT-03',
      text: 'Whoever was signed in when the server went down is not shown the demonstration.',
      from: ['D24'],
    },
    {
      id: 'ACCOUNT-04',
      text: 'With demo data an account begins with the specification’s sample, under numbers of its own and near its first day.',
      from: ['D25'],
    },
    { id: 'ACCOUNT-05', text: 'Without demo data it begins empty.', from: ['D25'] },
    { id: 'ACCOUNT-06', text: 'Name and e-mail are the person’s own from the beginning.', from: ['D25'] },
    {
      id: 'ACCOUNT-07',
      text: 'At sign-in the items of the device move into the account’s cart, once, and a notice says how many.',
      from: ['D26'],
      screen: 'CartScreen',
    },
    {
      id: 'ACCOUNT-08',
      text: 'A changed password ends every other session; wrong ones are counted.',
      from: ['D22'],
      screen: 'ProfileScreen',
    },
    {
      id: 'ACCOUNT-09',
      text: 'What changes on another device or in another tab shows by itself, over one connection for all tabs, and nobody else hears of it.',
      from: ['D24', 'D31'],
    },
    {
      id: 'ACCOUNT-10',
      text: 'On the pages of an account, ages and expiries are counted by the server’s clock, however wrong the device’s is.',
      from: ['D24', 'D41'],
    },
  ],
} as const satisfies Area;
