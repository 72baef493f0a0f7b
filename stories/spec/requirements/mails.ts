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
    {
      id: 'MAIL-05',
      text: '/admin/mails/texts: the text of each mail in each language, with subject and body, is changed, and the next mails use it; the audit trail has what it was. The portal’s own text can be restored.',
      from: ['D33', 'D1'],
      screen: 'AdminMailTextsScreen',
    },
    {
      id: 'MAIL-06',
      text: 'A text without a variable that its mail must state, or with a variable that does not exist, is refused by the form and by the server.',
      from: ['D33'],
      screen: 'AdminMailTextsScreen',
    },
    {
      id: 'MAIL-07',
      text: 'A text is previewed with sample data as the server makes its mail: 375 and 800 px wide, light and dark.',
      from: ['D33'],
      screen: 'AdminMailTextsScreen',
    },
    {
      id: 'MAIL-08',
      text: 'An administrator sends a test mail to their own address by the saved settings, or by the environment where it overrides them, and sees what the mail server answered.',
      from: ['D33'],
      screen: 'AdminSettingsScreen',
    },
    {
      id: 'MAIL-09',
      text: 'The password for the mail server is stored encrypted and never returned; the audit trail names its change only. It is sent over TLS only, and deleted with its login.',
      from: ['D33'],
      screen: 'AdminSettingsScreen',
    },
  ],
} as const satisfies Area;
