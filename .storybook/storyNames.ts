import { journeys } from '../stories/start/journeys.ts';
import { inWords, titleOf } from './titles.ts';

/** Names of a screen's states, by the file's path below `stories`. */
const ownNames: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'screens/payment/PaymentScreen': {
    Default: 'Payment, step 1: method',
    MethodStep: 'Payment, step 1: several orders',
    PayeeStep: 'Payment, step 2: payee',
    PayerStep: 'Payment, step 3: payer',
    Filled: 'Payment, step 3: filled',
    Validation: 'Payment, step 3: error',
    ConfirmationStep: 'Payment, step 4: confirmation',
    Pending: 'Payment, step 4: sending',
    SubmitFailed: 'Payment, step 4: not accepted',
    Paid: 'Paid',
  },
  'screens/bills/BillListScreen': {
    Filtered: 'Overdue bills and other unpaid ones',
  },
  'patterns/AppShell': {
    DrawerOpen: 'Phone menu open',
  },
  'patterns/AdminShell': {
    DrawerOpen: 'Phone menu open (administrator)',
  },
  'primitives/Button': {
    Variants: 'Button variants',
  },
  'primitives/Toast': {
    Default: 'Default: success',
  },
  'screens/payment/PaymentWizard': {
    Default: 'Default: saved cards',
  },
  'screens/payment/SettledOutcome': {
    Default: 'Default: balance topped up',
  },
  'screens/payment/FailedOutcome': {
    Default: 'Default: expired',
  },
  'screens/payment/RefusedOutcome': {
    Default: 'Default: method unavailable',
  },
  'screens/payments/PaymentHistoryScreen/DeleteDialog': {
    Default: 'Default: question about one row',
  },
  'screens/serverEdit/ConflictNotice': {
    Default: 'Default: conflict',
  },
  'screens/profile/ConflictNotice': {
    Default: 'Default: conflict',
  },
  'screens/admin/AdminCustomerScreen/LineList': {
    Default: 'Default: payments',
  },
  'screens/admin/AdminCustomerScreen/AccountMerge': {
    Default: 'Default: choose an account',
  },
  'screens/admin/AdminTicketScreen/TicketDialogs': {
    Default: 'Default: new canned answer',
  },
  'screens/admin/AdminUsersScreen/UserDeletion': {
    Default: 'Default: question',
  },
  'sent/Mails': {
    VerificationCode: 'Verification mail',
  },
  'screens/notFound/NotFoundScreen': {
    Default: '404 on a page of its own',
    InShell: '404 inside the portal',
    NoSuggestion: '404 without a suggestion',
  },
};

/** Whether a screen is a list, so that its `Empty` is an empty list. */
const isList = (subject: string) =>
  /List(Screen)?$|History(Screen)?$|\/Admin(Audit|Bills|Datacenters|Entities|Jobs|MailTexts|Mails|Methods|Payments|Plans|Prices|Promos|Rates|Refunds|Servers|Staff|Statements|Status|Systems|Users)Screen$/.test(
    subject,
  );

/** A story's name in the sidebar: its state, in words. */
export function storyNameOf(subject: string, exportName: string): string {
  const own = ownNames[subject]?.[exportName];
  if (own !== undefined) return own;
  if (exportName === 'Empty' && isList(subject)) return 'Empty list';
  if (subject === 'start/Journeys') return journeys.find(({ id }) => id === exportName)?.title ?? exportName;
  const name = inWords(exportName);
  // The only story of a page of foundations has the page's name, and Storybook then lists the page alone.
  return subject.startsWith('foundations/') ? (titleOf(subject).split('/').at(-1) ?? name) : name;
}
