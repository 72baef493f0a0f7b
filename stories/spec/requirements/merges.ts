import type { Area } from './types';

export const merges = {
  prefix: 'MERGE',
  title: 'Merged accounts',
  screen: 'AdminCustomerScreen',
  requirements: [
    {
      id: 'MERGE-01',
      text: 'An owner merges two accounts of one customer, after entering the password: servers, orders, payments, documents, tickets and balance move in one transaction, and documents keep their numbers.',
      from: ['D33', 'D45'],
    },
    {
      id: 'MERGE-02',
      text: 'Before that the form counts what moves and what ends, and names everything that refuses the merge: staff, suspended, merged or related accounts, a refund on its way, a balance that is too large.',
      from: ['D45'],
    },
    {
      id: 'MERGE-03',
      text: 'Money and answers that are on their way to the merged account arrive at the kept one: from gateways, from the provisioner, and by mail.',
      from: ['D27'],
    },
    {
      id: 'MERGE-04',
      text: 'A merged account is closed for good: nobody signs in with its address, its page and that of the kept account link each other, both addresses get a mail, and the audit has both sides.',
      from: ['D33', 'D35'],
    },
    {
      id: 'MERGE-05',
      text: 'A person who signs in to a merged account with the right password, or asks for a password reset, a code or a registration with its address, learns the address of the kept account: by the refusal or by mail. There is no reset link, and nobody else learns it.',
      from: ['D33'],
    },
    {
      id: 'MERGE-06',
      text: 'Staff whose role may not merge accounts find the button off, with the reason.',
      from: ['D33'],
    },
  ],
} as const satisfies Area;
