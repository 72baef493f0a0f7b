import type { Area } from './types';

export const userSettings = {
  prefix: 'SETTINGS',
  title: 'User settings',
  screen: 'UserSettingsScreen',
  requirements: [
    {
      id: 'SETTINGS-01',
      text: 'For each event the account chooses notifications in the portal and by mail.',
      from: ['D31', 'D35'],
    },
    {
      id: 'SETTINGS-02',
      text: 'Notifications about security, and mails about a deletion, cannot be turned off.',
      from: ['D31'],
    },
    {
      id: 'SETTINGS-03',
      text: 'With nothing to choose the section says the sentence that its placeholder had.',
      from: ['D35', '§2 Dashboard routes'],
    },
    {
      id: 'SETTINGS-04',
      text: 'The settings are parts with addresses: security, notifications and data; the address alone opens the notifications.',
      from: ['D31', 'D35'],
    },
    {
      id: 'SETTINGS-05',
      text: 'The account sees its sessions with device, address and latest activity, this one marked, and ends one or all others.',
      from: ['D22', 'D33'],
    },
    {
      id: 'SETTINGS-06',
      text: 'The account sees its newest sign-ins with time and device.',
      from: ['D31', 'D33'],
    },
    {
      id: 'SETTINGS-07',
      text: 'The data of the account can be found from one place, and the account is deleted there.',
      from: ['D45'],
    },
    {
      id: 'SETTINGS-08',
      text: 'The password and a code of an authenticator app turn the second factor on; the key is shown as a QR code and as text.',
      from: ['D22', 'D33'],
    },
    {
      id: 'SETTINGS-09',
      text: 'Ten recovery codes are shown once, to copy or download; new ones replace them.',
      from: ['D22'],
    },
    {
      id: 'SETTINGS-10',
      text: 'The password turns the second factor off, with its recovery codes and trusted browsers.',
      from: ['D22', 'D33'],
    },
    {
      id: 'SETTINGS-11',
      text: 'Trusted browsers are listed with their end, and each can be forgotten.',
      from: ['D22'],
    },
    {
      id: 'SETTINGS-12',
      text: 'Every change of the password and the second factor is in a history and in a mail.',
      from: ['D31', 'D33'],
    },
    {
      id: 'SETTINGS-13',
      text: 'Where the settings require a second factor of administrators, the admin area is closed to those without one, by the server too, and leads them to set it up.',
      from: ['D33'],
    },
    {
      id: 'SETTINGS-14',
      text: 'Staff turn off the second factor of a customer who has lost it, with a record in the audit trail and a mail.',
      from: ['D33', 'D44'],
      screen: 'AdminCustomerScreen',
    },
    {
      id: 'SETTINGS-15',
      text: 'The owner requests a copy of all data: a job makes it, one at a time; it is notified, and downloaded for 7 days as a ZIP of JSON, PDFs and attachments, by the owner only.',
      from: ['D35', 'D45'],
    },
    {
      id: 'SETTINGS-16',
      text: 'The account has up to ten named passkeys with the day they were added and their last use; they can be renamed.',
      from: ['D22'],
    },
    {
      id: 'SETTINGS-17',
      text: 'Adding and removing a passkey ask for the password again.',
      from: ['D22'],
    },
    {
      id: 'SETTINGS-18',
      text: 'An added or removed passkey is in the history of changes and in a mail.',
      from: ['D31', 'D33'],
    },
    {
      id: 'SETTINGS-19',
      text: 'The e-mail changes after the password and the links mailed to the old and to the new address, within a day; the change can be withdrawn. A taken address looks the same and notifies its owner.',
      from: ['D22'],
    },
    {
      id: 'SETTINGS-20',
      text: 'A changed e-mail ends the other sessions, is in the history, and is mailed to both addresses.',
      from: ['D31', 'D33'],
    },
    {
      id: 'SETTINGS-21',
      text: 'The owner deletes the account after its password: the sums of its settlement are shown before, and it is refused when they have changed. Colleagues and tokens cannot, staff neither.',
      from: ['D39', 'D45'],
    },
  ],
} as const satisfies Area;
