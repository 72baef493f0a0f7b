import type { Journey } from './journey.ts';

/** Journeys of customers who have servers. */
export const serverJourneys = [
  {
    id: 'Run',
    title: 'Run a server',
    goal: 'A customer looks after servers that are there.',
    steps: [
      {
        does: 'Sees all of them',
        story: 'screens-servers-serverlistscreen--default',
        otherwise: [
          { if: 'Something needs attention', story: 'screens-servers-serverlistscreen--attention' },
          { if: 'A hundred thousand of them', story: 'screens-servers-serverlistscreen--hundred-thousand' },
          { if: 'Nothing fits the filter', story: 'screens-servers-serverlistscreen--no-matches' },
          {
            if: 'Saves a filter',
            story: 'screens-servers-serverlistscreen-serverlistchoices--default',
          },
          { if: 'Tags some', story: 'screens-servers-serverlistscreen-servertagsdialog--default' },
        ],
      },
      {
        does: 'Opens one',
        story: 'screens-servers-serverscreen--default',
        otherwise: [
          { if: 'It is being set up', story: 'screens-servers-serverscreen--activation' },
          { if: 'It is switched off', story: 'screens-servers-serverscreen--off' },
          { if: 'Hi-CPU and storage servers', story: 'screens-productlists-productlistscreen--listed' },
        ],
      },
      {
        does: 'Sets up its network',
        story: 'screens-servers-serverscreen-serversections--network',
        otherwise: [
          { if: 'The firewall', story: 'screens-servers-serverscreen-serverfirewall--default' },
          { if: 'Reverse names', story: 'screens-servers-serverscreen-serverreversenames--default' },
          { if: 'Addresses of all servers', story: 'screens-usage-addresslistscreen--default' },
        ],
      },
      {
        does: 'Makes a backup',
        story: 'screens-servers-serverscreen-serverbackups--making',
        otherwise: [
          { if: 'Restores one', story: 'screens-servers-serverscreen-serverbackups--confirm-restore' },
          { if: 'By a schedule', story: 'screens-servers-serverscreen-scheduledbackups--default' },
        ],
      },
      {
        does: 'Gets in again',
        story: 'screens-servers-serverscreen-serverrecovery--ask-password',
        otherwise: [
          { if: 'By the rescue system', story: 'screens-servers-serverscreen-serverrecovery--in-rescue' },
        ],
      },
      {
        does: 'Looks up what happened',
        story: 'screens-servers-serverscreen-serverhistorypanel--default',
        otherwise: [{ if: 'Its bills', story: 'screens-servers-serverscreen-serverbills--default' }],
      },
      {
        does: 'Reboots it',
        story: 'screens-servers-serverlistscreen--confirm-reboot',
        otherwise: [{ if: 'It fails', story: 'screens-servers-serverlistscreen--reboot-failed' }],
      },
      {
        does: 'Changes its settings',
        story: 'screens-serveredit-servereditscreen--filled',
        otherwise: [
          {
            if: 'Something does not go together',
            story: 'screens-serveredit-servereditscreen--incompatible',
          },
          { if: 'Somebody else was quicker', story: 'screens-serveredit-conflictnotice--default' },
        ],
      },
      { does: 'Installs it anew', story: 'screens-serveredit-servereditscreen--confirm-reinstall' },
    ],
  },
  {
    id: 'Renew',
    title: 'Renew',
    goal: 'A server is about to end and is to go on.',
    steps: [
      { does: 'Gets a notification', story: 'screens-notifications-notificationsscreen--default' },
      {
        does: 'Chooses how long',
        story: 'screens-serverrenew-serverrenewscreen--default',
        otherwise: [
          { if: 'Several at once', story: 'screens-serverrenew-serverrenewscreen--several-servers' },
          { if: 'It has ended already', story: 'screens-serverrenew-serverrenewscreen--expired' },
        ],
      },
      { does: 'Sees what a year saves', story: 'screens-serverrenew-serverrenewscreen--year' },
      { does: 'Puts it into the cart', story: 'screens-serverrenew-serverrenewscreen--pending' },
      { does: 'Pays, as for an order', story: 'screens-payment-paymentscreen--method-step' },
      { does: 'Or lets it renew by itself', story: 'screens-serveredit-servereditscreen--filled' },
    ],
  },
  {
    id: 'ChangeTariff',
    title: 'Change the tariff',
    goal: 'A server has become too small, or too dear.',
    steps: [
      {
        does: 'Chooses another tariff',
        story: 'screens-servertariff-servertariffscreen--select-step',
        otherwise: [{ if: 'None chosen', story: 'screens-servertariff-servertariffscreen--validation' }],
      },
      {
        does: 'Sees what it costs for the days left',
        story: 'screens-servertariff-servertariffscreen--confirm',
        otherwise: [
          {
            if: 'A smaller one: nothing comes back',
            story: 'screens-servertariff-servertariffscreen--confirm-downgrade',
          },
        ],
      },
      {
        does: 'Agrees',
        story: 'screens-servertariff-servertariffscreen--pending',
        otherwise: [
          { if: 'It fails', story: 'screens-servertariff-servertariffscreen--submit-failed' },
          { if: 'It waits for a bill', story: 'screens-servertariff-servertariffscreen--confirm-awaited' },
        ],
      },
      { does: 'Sees the new one with the server', story: 'screens-servers-serverscreen--default' },
    ],
  },
  {
    id: 'Cancel',
    title: 'Cancel a server',
    goal: 'A customer cancels a server and may get a refund.',
    steps: [
      { does: 'Opens the menu of the server', story: 'screens-servers-serverlistscreen--row-menu-open' },
      {
        does: 'Chooses when it ends and where the refund goes',
        story: 'components-servercancellation-cancellationdialog--default',
      },
      { does: 'Sees its last day', story: 'screens-serverrenew-serverrenewscreen--cancelled' },
      { does: 'Gets the money back', story: 'screens-orders-orderscreen--refunded' },
      { does: 'Finds the refund in the history', story: 'screens-payments-paymenthistoryscreen--refunded' },
    ],
  },
  {
    id: 'Documents',
    title: 'Payers and documents',
    goal: 'An accountant needs the right name on every document.',
    steps: [
      {
        does: 'Keeps the payers',
        story: 'screens-payers-payerlistscreen--default',
        otherwise: [{ if: 'There is none yet', story: 'screens-payers-payerlistscreen--empty' }],
      },
      {
        does: 'Adds one',
        story: 'screens-payers-payerscreen--adding',
        otherwise: [
          { if: 'A number is wrong', story: 'screens-payers-payerscreen--validation' },
          { if: 'Somebody has it already', story: 'screens-payers-payerscreen--taken' },
        ],
      },
      { does: 'Pays open bills', story: 'screens-bills-billlistscreen--selected' },
      { does: 'Takes the documents', story: 'screens-documents-documentlistscreen--default' },
      {
        does: 'Prints an invoice',
        story: 'screens-payments-paymenthistoryscreen-paymentsheet--invoice',
        otherwise: [{ if: 'As a PDF', story: 'sent-billingdocuments--bill' }],
      },
    ],
  },
  {
    id: 'Support',
    title: 'Ask for help',
    goal: 'Something does not work, and a person should look at it.',
    steps: [
      {
        does: 'Searches the help',
        story: 'screens-help-helpscreen--found',
        otherwise: [
          { if: 'Reads an article', story: 'screens-help-helpscreen--article' },
          { if: 'Nothing fits', story: 'screens-help-helpscreen--no-matches' },
          { if: 'Looks whether the portal works', story: 'sent-status--incidents' },
        ],
      },
      {
        does: 'Looks at earlier questions',
        story: 'screens-support-ticketlistscreen--default',
        otherwise: [{ if: 'There are none', story: 'screens-support-ticketlistscreen--empty' }],
      },
      { does: 'Writes one', story: 'screens-support-ticketformscreen--default' },
      {
        does: 'Sends it',
        story: 'screens-support-ticketformscreen--filled',
        otherwise: [
          { if: 'Something is missing', story: 'screens-support-ticketformscreen--validation' },
          { if: 'It cannot be sent', story: 'screens-support-ticketformscreen--submit-failed' },
        ],
      },
      { does: 'Reads the answer', story: 'screens-support-ticketscreen--answered' },
      { does: 'Closes it', story: 'screens-support-ticketscreen--closing' },
    ],
  },
] as const satisfies readonly Journey[];
