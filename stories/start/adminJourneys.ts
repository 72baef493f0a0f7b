import type { Journey } from './journey.ts';

/** Journeys of the provider's staff. */
export const adminJourneys = [
  {
    id: 'AdminDay',
    title: 'An administrator’s day',
    goal: 'Whoever runs the portal sees what came in and puts it right.',
    steps: [
      {
        does: 'Sees the overview',
        story: 'screens-admin-admindashboardscreen--default',
        otherwise: [{ if: 'On the first day', story: 'screens-admin-admindashboardscreen--first-day' }],
      },
      {
        does: 'Credits a payment',
        story: 'screens-admin-adminpaymentsscreen--process',
        otherwise: [{ if: 'It is refused', story: 'screens-admin-adminpaymentsscreen--process-refused' }],
      },
      { does: 'Gives money back', story: 'screens-admin-adminpaymentsscreen--refund' },
      { does: 'Looks at the portal as a customer', story: 'screens-admin-adminusersscreen--confirm-view-as' },
      { does: 'Suspends one who abuses it', story: 'screens-admin-adminusersscreen--confirm-suspend' },
      { does: 'Restarts a server', story: 'screens-admin-adminserversscreen--confirm-restart' },
      { does: 'Starts a job that failed', story: 'screens-admin-adminjobsscreen--confirm-start' },
      { does: 'Changes a setting', story: 'screens-admin-adminsettingsscreen--filled' },
      { does: 'Finds all of it in the audit', story: 'screens-admin-adminauditscreen--default' },
    ],
  },
  {
    id: 'AdminDesk',
    title: 'Answer customers',
    goal: 'A member of the staff answers what customers and guests ask.',
    steps: [
      {
        does: 'Takes a ticket from the queue',
        story: 'screens-admin-adminticketsscreen--default',
        otherwise: [
          { if: 'Of a guest', story: 'screens-admin-adminticketsscreen--guest' },
          { if: 'Nothing waits', story: 'screens-admin-adminticketsscreen--empty' },
        ],
      },
      {
        does: 'Reads it',
        story: 'screens-admin-adminticketscreen--default',
        otherwise: [
          { if: 'The guest has no account', story: 'screens-admin-adminticketscreen--guest-without-account' },
          { if: 'A colleague is writing', story: 'screens-admin-adminticketscreen--colleague-writes' },
        ],
      },
      {
        does: 'Answers',
        story: 'screens-admin-adminticketscreen--filled',
        otherwise: [
          { if: 'With a canned answer', story: 'screens-admin-adminticketscreen--canned-menu' },
          { if: 'Writes a new one', story: 'screens-admin-adminticketscreen-ticketdialogs--default' },
          { if: 'Leaves a note', story: 'screens-admin-adminticketscreen--note' },
        ],
      },
      {
        does: 'Merges what belongs together',
        story: 'screens-admin-adminticketscreen-ticketdialogs--merge',
      },
      {
        does: 'Finds the e-mail that was sent',
        story: 'screens-admin-adminmailsscreen--details-open',
        otherwise: [{ if: 'Sends it again', story: 'screens-admin-adminmailsscreen--resend-open' }],
      },
      {
        does: 'Changes the text of an e-mail',
        story: 'screens-admin-adminmailtextsscreen--edit-open',
        otherwise: [{ if: 'As it looks', story: 'screens-admin-adminmailtextsscreen--preview-dark-open' }],
      },
    ],
  },
  {
    id: 'AdminMoney',
    title: 'Put money right',
    goal: 'A member of the staff finds money that is missing, or owed.',
    steps: [
      {
        does: 'Opens the customer',
        story: 'screens-admin-admincustomerscreen--default',
        otherwise: [
          { if: 'Suspends the account', story: 'screens-admin-admincustomerscreen--suspend-open' },
          { if: 'Credits the balance', story: 'screens-admin-admincustomerscreen--credit-open' },
          {
            if: 'Has two accounts: merges them',
            story: 'screens-admin-admincustomerscreen-accountmerge--default',
          },
        ],
      },
      {
        does: 'Looks through the payments',
        story: 'screens-admin-admincustomerscreen-linelist--default',
        otherwise: [
          { if: 'Refunds one', story: 'screens-admin-admincustomerscreen-linelist--refund-open' },
          { if: 'Writes off a bill', story: 'screens-admin-admincustomerscreen-linelist--write-off-open' },
        ],
      },
      {
        does: 'Issues a bill',
        story: 'screens-admin-admincustomerscreen-billfields--default',
        otherwise: [{ if: 'Bills of all', story: 'screens-admin-adminbillsscreen--default' }],
      },
      {
        does: 'Imports a statement',
        story: 'screens-admin-adminstatementsscreen--import-chosen-open',
        otherwise: [
          { if: 'The wrong file', story: 'screens-admin-adminstatementsscreen--import-wrong-file-open' },
        ],
      },
      {
        does: 'Assigns a transfer without a bill',
        story: 'screens-admin-adminunclaimedscreen--assign-open',
        otherwise: [{ if: 'Returns it', story: 'screens-admin-adminunclaimedscreen--return-open' }],
      },
      { does: 'Sends the refunds', story: 'screens-admin-adminrefundsscreen--confirm-sent' },
      { does: 'Corrects a balance', story: 'screens-admin-adminledgerscreen--filled' },
    ],
  },
  {
    id: 'AdminCatalogue',
    title: 'Change what is sold',
    goal: 'The provider sells something else, or at another price.',
    steps: [
      {
        does: 'Changes the price of a plan',
        story: 'screens-admin-adminplansscreen--edit-price',
        otherwise: [
          { if: 'From a later day', story: 'screens-admin-adminplansscreen--edit-later-price' },
          { if: 'Tells the customers', story: 'screens-admin-adminplansscreen--confirm-announce' },
        ],
      },
      { does: 'Changes options and discounts', story: 'screens-admin-adminpricesscreen--discount' },
      {
        does: 'Stops sales of a data centre',
        story: 'screens-admin-admindatacentersscreen--edit',
        otherwise: [{ if: 'Of a system', story: 'screens-admin-adminsystemsscreen--edit' }],
      },
      {
        does: 'Adds a promo code',
        story: 'screens-admin-adminpromosscreen--filled',
        otherwise: [{ if: 'Ends one', story: 'screens-admin-adminpromosscreen--confirm-end' }],
      },
      { does: 'Changes a payment method', story: 'screens-admin-adminmethodsscreen--filled' },
      {
        does: 'Enters a rate',
        story: 'screens-admin-adminratesscreen--filled',
        otherwise: [{ if: 'It is unusual', story: 'screens-admin-adminratesscreen--unusual' }],
      },
      { does: 'Sees what it brings', story: 'screens-admin-adminanalyticsscreen--default' },
    ],
  },
  {
    id: 'AdminPortal',
    title: 'Run the portal',
    goal: 'An owner decides who works here and what customers are told.',
    steps: [
      {
        does: 'Invites a member of the staff',
        story: 'screens-admin-adminstaffscreen--invitation',
        otherwise: [{ if: 'The account exists', story: 'screens-admin-adminstaffscreen--account-exists' }],
      },
      {
        does: 'Confirms with the password',
        story: 'screens-admin-passworddialog--default',
        otherwise: [{ if: 'It is wrong', story: 'screens-admin-passworddialog--wrong-password' }],
      },
      { does: 'Decides who bills customers', story: 'screens-admin-adminentitiesscreen--edit' },
      {
        does: 'Announces an incident',
        story: 'screens-admin-adminstatusscreen--add',
        otherwise: [
          { if: 'Resolves it', story: 'screens-admin-adminstatusscreen--resolve' },
          { if: 'As customers see it', story: 'sent-status--incidents' },
        ],
      },
      {
        does: 'Deletes a customer who asks for it',
        story: 'screens-admin-adminusersscreen-userdeletion--default',
      },
    ],
  },
] as const satisfies readonly Journey[];
