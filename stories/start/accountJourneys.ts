import type { Journey } from './journey.ts';

/** Journeys of customers around their account. */
export const accountJourneys = [
  {
    id: 'Secure',
    title: 'Keep the account safe',
    goal: 'A customer wants nobody else to get in.',
    steps: [
      {
        does: 'Sees where the account is signed in',
        story: 'screens-usersettings-usersettingsscreen--security',
        otherwise: [
          { if: 'Ends a session', story: 'screens-usersettings-usersettingsscreen--security-ending' },
          {
            if: 'Another tab has changed the account',
            story: 'screens-access-otheraccountscreen--default',
          },
        ],
      },
      {
        does: 'Adds a passkey',
        story: 'screens-usersettings-usersettingsscreen-passkeyoverlays--default',
        otherwise: [
          { if: 'Has some already', story: 'screens-usersettings-usersettingsscreen--passkeys' },
          { if: 'Cancels', story: 'screens-usersettings-usersettingsscreen-passkeyoverlays--canceled' },
        ],
      },
      {
        does: 'Turns on a second step',
        story: 'screens-usersettings-usersettingsscreen-secondfactoroverlays--authenticator-key',
        otherwise: [
          {
            if: 'The code is wrong',
            story: 'screens-usersettings-usersettingsscreen-secondfactoroverlays--authenticator-key-refused',
          },
        ],
      },
      {
        does: 'Keeps the recovery codes',
        story: 'screens-usersettings-usersettingsscreen-secondfactoroverlays--recovery-codes',
      },
      {
        does: 'Keeps the keys for servers',
        story: 'screens-sshkeys-sshkeysscreen--default',
        otherwise: [{ if: 'Removes one', story: 'screens-sshkeys-sshkeysscreen--confirm-remove' }],
      },
      {
        does: 'Takes a copy of the data',
        story: 'screens-usersettings-usersettingsscreen--copy-ready',
        otherwise: [
          { if: 'It is being prepared', story: 'screens-usersettings-usersettingsscreen--copy-preparing' },
        ],
      },
    ],
  },
  {
    id: 'Profile',
    title: 'Keep the profile right',
    goal: 'Name, contract, password or e-mail have changed.',
    steps: [
      {
        does: 'Changes the profile',
        story: 'screens-profile-profilescreen--filled',
        otherwise: [
          { if: 'Something is wrong', story: 'screens-profile-profilescreen--validation' },
          { if: 'Somebody else was quicker', story: 'screens-profile-conflictnotice--default' },
          { if: 'Lives abroad', story: 'screens-profile-profilescreen-contractsection--individual-abroad' },
        ],
      },
      {
        does: 'Chooses another password',
        story: 'screens-profile-profilescreen-passwordfields--strong-password',
        otherwise: [
          { if: 'It is weak', story: 'screens-profile-profilescreen-passwordfields--weak-password' },
        ],
      },
      {
        does: 'Changes the e-mail',
        story: 'screens-usersettings-usersettingsscreen-emailchangedialog--default',
        otherwise: [
          {
            if: 'The password is wrong',
            story: 'screens-usersettings-usersettingsscreen-emailchangedialog--wrong-password',
          },
        ],
      },
      {
        does: 'Confirms it from both mailboxes',
        story: 'screens-usersettings-usersettingsscreen-emailpanel--waiting',
        otherwise: [
          { if: 'The link is opened', story: 'screens-usersettings-usersettingsscreen-emaillink--changed' },
          { if: 'The address is taken', story: 'screens-usersettings-usersettingsscreen-emaillink--taken' },
        ],
      },
    ],
  },
  {
    id: 'Team',
    title: 'Work together',
    goal: 'Several people look after the same servers.',
    steps: [
      {
        does: 'Sees who has access',
        story: 'screens-colleagues-colleaguesscreen--default',
        otherwise: [{ if: 'As a technician', story: 'screens-colleagues-colleaguesscreen--as-technician' }],
      },
      {
        does: 'Invites a colleague',
        story: 'screens-colleagues-colleaguesscreen--invitation',
        otherwise: [
          { if: 'The address is wrong', story: 'screens-colleagues-colleaguesscreen--invitation-invalid' },
          { if: 'The e-mail itself', story: 'sent-mails--invitation' },
        ],
      },
      {
        does: 'The colleague accepts',
        story: 'screens-colleagues-colleaguesscreen--invited',
        otherwise: [
          { if: 'Has no account yet', story: 'screens-colleagues-colleaguesscreen--invited-visitor' },
        ],
      },
      { does: 'Changes a role', story: 'screens-colleagues-colleaguesscreen--confirm-role' },
      { does: 'Hands the account over', story: 'screens-colleagues-colleaguesscreen--confirm-transfer' },
    ],
  },
  {
    id: 'Costs',
    title: 'Know the costs',
    goal: 'A customer wants to know where money and traffic go.',
    steps: [
      {
        does: 'Sees what was spent and transferred',
        story: 'screens-usage-statisticsscreen--default',
        otherwise: [{ if: 'Nothing yet', story: 'screens-usage-statisticsscreen--nothing-spent' }],
      },
      {
        does: 'Sees the discounts',
        story: 'screens-usage-discountsscreen--default',
        otherwise: [{ if: 'There are none', story: 'screens-usage-discountsscreen--empty' }],
      },
      { does: 'Reads the notifications', story: 'screens-notifications-notificationsscreen--one-of-each' },
    ],
  },
  {
    id: 'Automate',
    title: 'Automate',
    goal: 'A developer wants programs to do what people do.',
    steps: [
      {
        does: 'Creates a token',
        story: 'screens-tools-toolsscreen--new-token',
        otherwise: [{ if: 'Something is missing', story: 'screens-tools-toolsscreen--new-token-invalid' }],
      },
      { does: 'Copies it once', story: 'screens-tools-toolsscreen--created' },
      {
        does: 'Adds a webhook',
        story: 'screens-tools-toolsscreen--new-webhook',
        otherwise: [{ if: 'Its address is private', story: 'screens-tools-toolsscreen--private-address' }],
      },
      {
        does: 'Looks at its deliveries',
        story: 'screens-tools-toolsscreen--deliveries',
        otherwise: [{ if: 'There are none', story: 'screens-tools-toolsscreen--deliveries-empty' }],
      },
      { does: 'Revokes the token', story: 'screens-tools-toolsscreen--confirm-revoke' },
    ],
  },
  {
    id: 'Lost',
    title: 'Get lost',
    goal: 'A link is old, or leads where one may not go.',
    steps: [
      {
        does: 'Opens an address that is not there',
        story: 'screens-notfound-notfoundscreen--default',
        otherwise: [{ if: 'While signed in', story: 'screens-notfound-notfoundscreen--in-shell' }],
      },
      { does: 'Opens a page of the staff', story: 'screens-access-forbiddenscreen--default' },
      {
        does: 'Opens a section to come',
        story: 'screens-placeholder-placeholderscreen--default',
      },
    ],
  },
] as const satisfies readonly Journey[];
