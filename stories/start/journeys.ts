/** A step of a journey: the person's action and the story that shows it. */
export interface JourneyStep {
  /** Short description from the person's view. */
  does: string;
  /** Id of the story. */
  story: string;
  /** Alternative outcomes, each with its story. */
  otherwise?: readonly { if: string; story: string }[];
}

/** A path through the portal. */
export interface Journey {
  /** Also the name of its story: `Register`. */
  id: string;
  title: string;
  /** The person on this journey and their goal. */
  goal: string;
  steps: readonly JourneyStep[];
}

/** Journeys from a product owner's view, starting with the first visit. */
export const journeys = [
  {
    id: 'Register',
    title: 'Register',
    goal: 'A visitor wants an account.',
    steps: [
      { does: 'Looks around', story: 'screens-landing-landingscreen--default' },
      {
        does: 'Opens the registration',
        story: 'screens-auth-registrationscreen--default',
        otherwise: [{ if: 'Reads what is agreed to', story: 'screens-legal-legalscreen--default' }],
      },
      {
        does: 'Fills it in and agrees to the documents',
        story: 'screens-auth-registrationscreen--filled',
        otherwise: [
          { if: 'Something is missing', story: 'screens-auth-registrationscreen--validation' },
          { if: 'Leaves with something typed', story: 'screens-auth-registrationscreen--confirm-leave' },
        ],
      },
      {
        does: 'Sends it',
        story: 'screens-auth-registrationscreen--pending',
        otherwise: [
          { if: 'It is refused', story: 'screens-auth-registrationscreen--submit-failed' },
          { if: 'The server does not answer', story: 'screens-auth-registrationscreen--unreachable' },
        ],
      },
      {
        does: 'Types the code from the e-mail',
        story: 'screens-auth-verifyscreen--filled',
        otherwise: [
          { if: 'The code is wrong', story: 'screens-auth-verifyscreen--submit-failed' },
          { if: 'None came: another one', story: 'screens-auth-verifyscreen--sent' },
        ],
      },
      { does: 'Is in, with no server yet', story: 'screens-servers-serverlistscreen--empty' },
    ],
  },
  {
    id: 'SignIn',
    title: 'Sign in',
    goal: 'A customer comes back, perhaps without the password.',
    steps: [
      {
        does: 'Opens the login',
        story: 'screens-auth-loginscreen--default',
        otherwise: [{ if: 'The session has ended', story: 'screens-auth-loginscreen--session-ended' }],
      },
      {
        does: 'Types e-mail and password',
        story: 'screens-auth-loginscreen--filled',
        otherwise: [
          { if: 'They do not fit', story: 'screens-auth-loginscreen--submit-failed' },
          { if: 'The address was never confirmed', story: 'screens-auth-loginscreen--unverified' },
        ],
      },
      {
        does: 'Asks for a link, having forgotten the password',
        story: 'screens-auth-forgotpasswordscreen--default',
      },
      { does: 'Sees the hint to check the mailbox', story: 'screens-auth-forgotpasswordscreen--sent' },
      {
        does: 'Chooses a new password',
        story: 'screens-auth-resetpasswordscreen--filled',
        otherwise: [{ if: 'The link is too old', story: 'screens-auth-resetpasswordscreen--link-expired' }],
      },
      { does: 'Can sign in with it', story: 'screens-auth-resetpasswordscreen--done' },
    ],
  },
  {
    id: 'Order',
    title: 'Order a server',
    goal: 'A customer wants a server that suits them.',
    steps: [
      {
        does: 'Compares plans',
        story: 'screens-catalog-catalogscreen--default',
        otherwise: [
          { if: 'As a table', story: 'screens-catalog-catalogscreen--table' },
          { if: 'Side by side', story: 'screens-catalog-catalogscreen--comparison' },
          { if: 'Nothing fits the filter', story: 'screens-catalog-catalogscreen--no-matches' },
        ],
      },
      { does: 'Chooses the system', story: 'screens-order-osselectionscreen--default' },
      {
        does: 'Sets panel, addresses, backups and the period',
        story: 'screens-order-osselectionscreen--configured',
        otherwise: [
          {
            if: 'Too little memory for the system',
            story: 'screens-order-osselectionscreen--too-little-memory',
          },
          { if: 'No system chosen', story: 'screens-order-osselectionscreen--no-system' },
          { if: 'The link was damaged', story: 'screens-order-osselectionscreen--damaged-link' },
        ],
      },
      {
        does: 'Finds it in the cart',
        story: 'screens-cart-cartscreen--default',
        otherwise: [
          { if: 'Nothing is in it', story: 'screens-cart-cartscreen--empty' },
          { if: 'Changes the configuration', story: 'screens-order-osselectionscreen--editing' },
        ],
      },
      {
        does: 'Applies a promo code',
        story: 'screens-cart-cartscreen--promo-applied',
        otherwise: [
          { if: 'No such code', story: 'screens-cart-cartscreen--promo-not-found' },
          { if: 'It has expired', story: 'screens-cart-cartscreen--promo-expired' },
        ],
      },
      { does: 'Goes on to pay', story: 'screens-cart-cartscreen--checkout-pending' },
    ],
  },
  {
    id: 'Pay',
    title: 'Pay',
    goal: 'A customer pays an order, a bill or tops up the balance.',
    steps: [
      {
        does: 'Chooses a method',
        story: 'screens-payment-paymentscreen--method-step',
        otherwise: [
          { if: 'Too small for the method', story: 'screens-payment-paymentwizard--below-minimum' },
          { if: 'The method cannot be used', story: 'screens-payment-paymentwizard--unavailable-method' },
          { if: 'Tops up the balance', story: 'screens-payment-paymentwizard--top-up' },
          { if: 'Pays bills', story: 'screens-payment-paymentwizard--bills' },
        ],
      },
      {
        does: 'Sees whom it goes to, picks a payer',
        story: 'screens-payment-paymentscreen--payee-step',
        otherwise: [{ if: 'No payer chosen', story: 'screens-payment-paymentwizard--payer-missing' }],
      },
      {
        does: 'Fills in the payer',
        story: 'screens-payment-paymentscreen--payer-step',
        otherwise: [
          { if: 'Something is wrong in it', story: 'screens-payment-paymentscreen--validation' },
          { if: 'An organization', story: 'screens-payment-paymentwizard--organization' },
        ],
      },
      {
        does: 'Checks everything',
        story: 'screens-payment-paymentscreen--confirmation-step',
        otherwise: [{ if: 'The price has changed', story: 'screens-payment-paymentwizard--price-changed' }],
      },
      {
        does: 'Pays',
        story: 'screens-payment-paymentscreen--pending',
        otherwise: [
          { if: 'No answer', story: 'screens-payment-paymentscreen--submit-failed' },
          { if: 'The bank is still at it', story: 'screens-payment-paymentscreen--waiting' },
          { if: 'The bank declined', story: 'screens-payment-paymentscreen--declined-by-bank' },
        ],
      },
      {
        does: 'Sees the confirmation of payment',
        story: 'screens-payment-paymentscreen--paid',
        otherwise: [{ if: 'A transfer is awaited', story: 'screens-payment-paymentscreen--awaiting' }],
      },
      { does: 'Finds it in the history', story: 'screens-payments-paymenthistoryscreen--default' },
    ],
  },
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
        ],
      },
      { does: 'Opens one', story: 'screens-servers-serverscreen--default' },
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
      { does: 'Prints an invoice', story: 'screens-payments-paymenthistoryscreen-paymentsheet--invoice' },
    ],
  },
  {
    id: 'Support',
    title: 'Ask for help',
    goal: 'Something does not work, and a person should look at it.',
    steps: [
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
] as const satisfies readonly Journey[];

/** Ids of the journeys. */
export type JourneyId = (typeof journeys)[number]['id'];
