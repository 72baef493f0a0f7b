import type { Journey } from './journey.ts';

/** Journeys from the first visit to the first payment. */
export const orderJourneys = [
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
          { if: 'The provider opens no accounts', story: 'screens-auth-limitedregistrationscreen--default' },
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
          { if: 'The e-mail itself', story: 'sent-mails--verification-code' },
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
        otherwise: [
          { if: 'The session has ended', story: 'screens-auth-loginscreen--session-ended' },
          { if: 'Is signed in already', story: 'screens-auth-signedinscreen--default' },
        ],
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
        does: 'Types the code of the second step',
        story: 'screens-auth-secondstepscreen--filled',
        otherwise: [
          { if: 'With a recovery code', story: 'screens-auth-secondstepscreen--recovery-code-filled' },
          { if: 'The code is wrong', story: 'screens-auth-secondstepscreen--submit-failed' },
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
      {
        does: 'Can sign in with it',
        story: 'screens-auth-resetpasswordscreen--done',
        otherwise: [
          { if: 'Asks support without signing in', story: 'screens-auth-asksupportscreen--filled' },
          { if: 'The question is sent', story: 'screens-auth-asksupportscreen--sent' },
        ],
      },
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
        does: 'Names it and chooses how to get in',
        story: 'screens-order-osselectionscreen-orderaccess--chosen',
        otherwise: [
          { if: 'Adds an SSH key', story: 'screens-order-osselectionscreen-orderaccess--adding-key' },
          { if: 'Something is wrong', story: 'screens-order-osselectionscreen-orderaccess--validation' },
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
      {
        does: 'Follows the order once it is paid',
        story: 'screens-orders-orderscreen--in-progress',
        otherwise: [
          { if: 'Among all orders', story: 'screens-orders-orderlistscreen--default' },
          { if: 'Gets the access by e-mail', story: 'sent-mails--server-access' },
        ],
      },
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
          { if: 'With a saved card', story: 'screens-payment-paymentwizard--default' },
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
          { if: 'The page of the test bank', story: 'sent-testbank--enter-card' },
          { if: 'The bank declined', story: 'screens-payment-paymentscreen--declined-by-bank' },
          { if: 'The payment expired', story: 'screens-payment-failedoutcome--default' },
          { if: 'The method is refused', story: 'screens-payment-refusedoutcome--default' },
        ],
      },
      {
        does: 'Sees the confirmation of payment',
        story: 'screens-payment-paymentscreen--paid',
        otherwise: [
          { if: 'A transfer is awaited', story: 'screens-payment-paymentscreen--awaiting' },
          { if: 'The balance is topped up', story: 'screens-payment-settledoutcome--default' },
        ],
      },
      {
        does: 'Finds it in the history',
        story: 'screens-payments-paymenthistoryscreen--default',
        otherwise: [
          { if: 'Prints it', story: 'screens-payments-paymenthistoryscreen-paymentsheet--default' },
          {
            if: 'Deletes what is not paid',
            story: 'screens-payments-paymenthistoryscreen-deletedialog--default',
          },
        ],
      },
      { does: 'Removes a saved card', story: 'screens-cards-cardlistscreen--confirm-remove' },
    ],
  },
] as const satisfies readonly Journey[];
