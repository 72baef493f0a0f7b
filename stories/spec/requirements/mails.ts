import type { Area } from './types';

export const mails = {
  prefix: 'MAIL',
  title: 'Mails of the portal',
  screen: 'AdminMailsScreen',
  requirements: [
    {
      id: 'MAIL-01',
      text: '/admin/mails: every mail that the portal has sent or could not send, newest first, with event, time, address and result; found by address, event, result and day. The log is kept for half a year.',
      from: ['D33', 'D35'],
    },
    {
      id: 'MAIL-02',
      text: 'The log stores the text of a mail without its secrets: codes, passwords and tokens of links are replaced before it is stored.',
      from: ['D36'],
    },
    {
      id: 'MAIL-03',
      text: 'Staff with the right mails.edit send a mail again, once for two clicks, and the audit trail records it. A mail that had a secret, or that only its reader requests, is not sent again, and the menu says why.',
      from: ['D33'],
    },
    {
      id: 'MAIL-04',
      text: 'The page of a customer lists the newest mails to them.',
      from: ['D35'],
      screen: 'AdminCustomerScreen',
    },
  ],
} as const satisfies Area;
