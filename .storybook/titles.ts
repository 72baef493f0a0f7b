/**
 * Titles of the sidebar by the files' paths below `stories`, for designers to read and search. Ids of stories follow
 * the files instead, so that a new title breaks no link and no approved picture.
 */

/** Screens by journey, in the order customers meet them: journey, title and file. */
const screenTitles: readonly (readonly [journey: string, title: string, subject: string])[] = [
  ['First visit', 'Landing page', 'landing/LandingScreen'],
  ['First visit', 'Legal documents', 'legal/LegalScreen'],
  ['Sign up and sign in', 'Registration', 'auth/RegistrationScreen'],
  ['Sign up and sign in', 'Limited registration', 'auth/LimitedRegistrationScreen'],
  ['Sign up and sign in', 'Verification code from the mail', 'auth/VerifyScreen'],
  ['Sign up and sign in', 'Sign in', 'auth/LoginScreen'],
  ['Sign up and sign in', 'Sign in: second step', 'auth/SecondStepScreen'],
  ['Sign up and sign in', 'Forgotten password', 'auth/ForgotPasswordScreen'],
  ['Sign up and sign in', 'Question without signing in', 'auth/AskSupportScreen'],
  ['Sign up and sign in', 'New password', 'auth/ResetPasswordScreen'],
  ['Sign up and sign in', 'Already signed in', 'auth/SignedInScreen'],
  ['Order a server', 'Server catalogue', 'catalog/CatalogScreen'],
  ['Order a server', 'Order configuration', 'order/OsSelectionScreen'],
  ['Order a server', 'Order configuration: systems', 'order/OsSelectionScreen/OsSection'],
  ['Order a server', 'Order configuration: name and access', 'order/OsSelectionScreen/OrderAccess'],
  ['Order a server', 'Cart', 'cart/CartScreen'],
  ['Order a server', 'Orders', 'orders/OrderListScreen'],
  ['Order a server', 'Order', 'orders/OrderScreen'],
  ['Pay', 'Payment', 'payment/PaymentScreen'],
  ['Pay', 'Payment: methods, amounts and payers', 'payment/PaymentWizard'],
  ['Pay', 'Payment: done', 'payment/SettledOutcome'],
  ['Pay', 'Payment: links to the order', 'payment/PaymentScreen/PaidOrderLink'],
  ['Pay', 'Payment: failed', 'payment/FailedOutcome'],
  ['Pay', 'Payment: refused', 'payment/RefusedOutcome'],
  ['Pay', 'Bills', 'bills/BillListScreen'],
  ['Pay', 'Payment history', 'payments/PaymentHistoryScreen'],
  ['Pay', 'Payment history: deletion', 'payments/PaymentHistoryScreen/DeleteDialog'],
  ['Pay', 'Payment history: printed sheet', 'payments/PaymentHistoryScreen/PaymentSheet'],
  ['Pay', 'Saved cards', 'cards/CardListScreen'],
  ['Run servers', 'Servers', 'servers/ServerListScreen'],
  ['Run servers', 'Servers: restart question', 'servers/ServerListScreen/RebootDialog'],
  ['Run servers', 'Servers: start and stop', 'servers/ServerListScreen/BulkPowerDialog'],
  ['Run servers', 'Servers: tags', 'servers/ServerListScreen/ServerTagsDialog'],
  ['Run servers', 'Servers: saved filters and columns', 'servers/ServerListScreen/ServerListChoices'],
  ['Run servers', 'Server', 'servers/ServerScreen'],
  ['Run servers', 'Server: sections', 'servers/ServerScreen/ServerSections'],
  ['Run servers', 'Server: access', 'servers/ServerScreen/ServerRecovery'],
  ['Run servers', 'Server: SSH keys', 'servers/ServerScreen/ServerSshKeys'],
  ['Run servers', 'Server: own image', 'servers/ServerScreen/ServerIso'],
  ['Run servers', 'Server: traffic', 'servers/ServerScreen/ServerTraffic'],
  ['Run servers', 'Server: name', 'servers/ServerScreen/ServerName'],
  ['Run servers', 'Server: notice', 'servers/ServerScreen/ServerNotice'],
  ['Run servers', 'Server: operation under way', 'servers/ServerScreen/OperationSteps'],
  ['Run servers', 'Server: bills', 'servers/ServerScreen/ServerBills'],
  ['Run servers', 'Server: history', 'servers/ServerScreen/ServerHistoryPanel'],
  ['Run servers', 'Server: firewall', 'servers/ServerScreen/ServerFirewall'],
  ['Run servers', 'Server: reverse names', 'servers/ServerScreen/ServerReverseNames'],
  ['Run servers', 'Server: backups', 'servers/ServerScreen/ServerBackups'],
  ['Run servers', 'Server: scheduled backups', 'servers/ServerScreen/ScheduledBackups'],
  ['Run servers', 'Server settings', 'serverEdit/ServerEditScreen'],
  ['Run servers', 'Server settings: changed elsewhere', 'serverEdit/ConflictNotice'],
  ['Run servers', 'Hi-CPU and storage servers', 'productLists/ProductListScreen'],
  ['Renew and change the plan', 'Renewal', 'serverRenew/ServerRenewScreen'],
  ['Renew and change the plan', 'Change of plan', 'serverTariff/ServerTariffScreen'],
  ['Payers and documents', 'Payers', 'payers/PayerListScreen'],
  ['Payers and documents', 'Payer', 'payers/PayerScreen'],
  ['Payers and documents', 'Documents for accounting', 'documents/DocumentListScreen'],
  ['Get help', 'Support tickets', 'support/TicketListScreen'],
  ['Get help', 'Support ticket', 'support/TicketScreen'],
  ['Get help', 'New support ticket', 'support/TicketFormScreen'],
  ['Account', 'Client profile', 'profile/ProfileScreen'],
  ['Account', 'Client profile: contract', 'profile/ProfileScreen/ContractSection'],
  ['Account', 'Client profile: password', 'profile/ProfileScreen/PasswordFields'],
  ['Account', 'Client profile: changed elsewhere', 'profile/ConflictNotice'],
  ['Account', 'User settings', 'userSettings/UserSettingsScreen'],
  ['Account', 'SSH keys', 'sshKeys/SshKeysScreen'],
  ['Account', 'User settings: data', 'userSettings/UserSettingsScreen/DataTab'],
  ['Account', 'User settings: deletion', 'userSettings/UserSettingsScreen/AccountDeletionDialog'],
  ['Account', 'User settings: e-mail', 'userSettings/UserSettingsScreen/EmailChangeDialog'],
  ['Account', 'User settings: e-mail waits', 'userSettings/UserSettingsScreen/EmailPanel'],
  ['Account', 'User settings: link of a mail', 'userSettings/UserSettingsScreen/EmailLink'],
  ['Account', 'User settings: passkeys', 'userSettings/UserSettingsScreen/PasskeyOverlays'],
  ['Account', 'User settings: second factor', 'userSettings/UserSettingsScreen/SecondFactorOverlays'],
  ['Account', 'Notifications', 'notifications/NotificationsScreen'],
  ['Account', 'Tools', 'tools/ToolsScreen'],
  ['Run servers', 'Addresses', 'usage/AddressListScreen'],
  ['Get help', 'Help', 'help/HelpScreen'],
  ['Account', 'Discounts', 'usage/DiscountsScreen'],
  ['Account', 'Statistics', 'usage/StatisticsScreen'],
  ['Account', 'Colleagues', 'colleagues/ColleaguesScreen'],
  ['Wrong address', 'Page not found (404)', 'notFound/NotFoundScreen'],
  ['Wrong address', 'No access (403)', 'access/ForbiddenScreen'],
  ['Wrong address', 'Account changed in another tab', 'access/OtherAccountScreen'],
  ['Wrong address', 'Sections to come', 'placeholder/PlaceholderScreen'],
  ['Administration', 'Dashboard', 'admin/AdminDashboardScreen'],
  ['Administration', 'Users', 'admin/AdminUsersScreen'],
  ['Administration', 'Users: deletion', 'admin/AdminUsersScreen/UserDeletion'],
  ['Administration', 'Customer', 'admin/AdminCustomerScreen'],
  ['Administration', 'Customer: money', 'admin/AdminCustomerScreen/LineList'],
  ['Administration', 'Customer: bill', 'admin/AdminCustomerScreen/BillFields'],
  ['Administration', 'Customer: merge', 'admin/AdminCustomerScreen/AccountMerge'],
  ['Administration', 'Customers’ servers', 'admin/AdminServersScreen'],
  ['Administration', 'Customers’ payments', 'admin/AdminPaymentsScreen'],
  ['Administration', 'Statements of gateways', 'admin/AdminStatementsScreen'],
  ['Administration', 'Customers’ bills', 'admin/AdminBillsScreen'],
  ['Administration', 'Unclaimed money', 'admin/AdminUnclaimedScreen'],
  ['Administration', 'Tickets', 'admin/AdminTicketsScreen'],
  ['Administration', 'Ticket', 'admin/AdminTicketScreen'],
  ['Administration', 'Ticket: dialogs', 'admin/AdminTicketScreen/TicketDialogs'],
  ['Administration', 'Refunds', 'admin/AdminRefundsScreen'],
  ['Administration', 'Catalogue: plans', 'admin/AdminPlansScreen'],
  ['Administration', 'Catalogue: options, tariffs and periods', 'admin/AdminPricesScreen'],
  ['Administration', 'Catalogue: data centres', 'admin/AdminDatacentersScreen'],
  ['Administration', 'Catalogue: operating systems', 'admin/AdminSystemsScreen'],
  ['Administration', 'Catalogue: promo codes', 'admin/AdminPromosScreen'],
  ['Administration', 'Catalogue: payment methods', 'admin/AdminMethodsScreen'],
  ['Administration', 'Catalogue: exchange rates', 'admin/AdminRatesScreen'],
  ['Administration', 'Balance corrections', 'admin/AdminLedgerScreen'],
  ['Administration', 'Analytics', 'admin/AdminAnalyticsScreen'],
  ['Administration', 'Failed jobs', 'admin/AdminJobsScreen'],
  ['Administration', 'Sent mails', 'admin/AdminMailsScreen'],
  ['Administration', 'Mail texts', 'admin/AdminMailTextsScreen'],
  ['Administration', 'Audit trail', 'admin/AdminAuditScreen'],
  ['Administration', 'Incidents and announcements', 'admin/AdminStatusScreen'],
  ['Administration', 'Staff', 'admin/AdminStaffScreen'],
  ['Administration', 'Password', 'admin/PasswordDialog'],
  ['Administration', 'Portal settings', 'admin/AdminSettingsScreen'],
  ['Administration', 'Legal entities', 'admin/AdminEntitiesScreen'],
];

/** Components by purpose: the group and the names of their files. */
const componentGroups: Readonly<Record<string, readonly string[]>> = {
  Actions: ['Button', 'ReasonButton', 'CopyButton', 'Link', 'Menu', 'Chip', 'Disclosure'],
  Fields: [
    'Form',
    'Field',
    'TextField',
    'TextAreaField',
    'PasswordField',
    'PasswordStrengthHint',
    'CodeInput',
    'NumberField',
    'AmountField',
    'PhoneField',
    'DateField',
    'FileField',
    'AttachmentsField',
    'SearchField',
    'PayerFields',
    'SshKeyChoice',
    'SshKeyFacts',
    'SshKeyForm',
    'FieldGrid',
    'FormSection',
  ],
  Choices: [
    'Checkbox',
    'CheckboxCard',
    'Switch',
    'RadioCards',
    'SelectField',
    'ComboBox',
    'IconSelect',
    'QuietSelect',
    'Slider',
    'NumberSlider',
    'PageControls',
  ],
  Overlays: [
    'Dialog',
    'AlertDialog',
    'LeaveDialog',
    'CancellationDialog',
    'Drawer',
    'CommandDialog',
    'HoverCard',
    'Tooltip',
    'Toast',
  ],
  'Status and notices': [
    'Badge',
    'BillStateBadge',
    'OrderStatusBadge',
    'ServerStatusBadge',
    'TicketPriorityBadge',
    'TicketStatusBadge',
    'Callout',
    'ChangedElsewhere',
    'CancellationNotice',
    'ServerAttentionList',
    'Skeleton',
    'Spinner',
    'Steps',
  ],
  'Data and charts': [
    'DataGrid',
    'QrCode',
    'FactList',
    'StatCard',
    'UsageBar',
    'BarChart',
    'LineChart',
    'RelativeTime',
    'FoldingLines',
    'LinkTabs',
    'MoneyTabs',
    'Panel',
  ],
  'Money and documents': [
    'Receipt',
    'OrderReceipt',
    'RenewalCharges',
    'RenewalPromise',
    'CancellationRefund',
    'PayerDocument',
    'PrintSheet',
  ],
  Marks: ['BrandMark', 'CountryFlag', 'DatacenterName', 'MethodMark', 'OsMark', 'RecommendedMark'],
  'Focus and screen readers': ['FocusHeading', 'FocusKeeper', 'VisuallyHidden'],
};

/** Titles that are not the file's name in words. */
const ownTitles: Readonly<Record<string, string>> = {
  'foundations/Colour': 'Foundations/Colours',
  'foundations/Type': 'Foundations/Typography',
  'foundations/Space': 'Foundations/Spacing',
  'patterns/IncidentStrip': 'Patterns/Pages/Strip of incidents',
  'patterns/ActingStrip': 'Patterns/Pages/Strip of a colleague’s account',
  'patterns/AppShell': 'Patterns/Pages/Customer’s shell and menu',
  'patterns/AdminShell': 'Patterns/Pages/Administrator’s shell and menu',
  'patterns/CommandPalette': 'Patterns/Messages and search/Command palette',
  'patterns/EmptyState': 'Patterns/Messages and search/Empty state',
  'patterns/ErrorState': 'Patterns/Messages and search/Error state',
  'patterns/OfflineBanner': 'Patterns/Messages and search/Offline banner',
  'patterns/listKit/ListScreen': 'Patterns/Lists/List',
  'sent/BillingDocuments': 'Screens/Sent by the server/Billing documents (PDF)',
  'sent/Mails': 'Screens/Sent by the server/Mails',
  'sent/Status': 'Screens/Sent by the server/Status page',
  'sent/TestBank': 'Screens/Sent by the server/Test bank',
  'start/Journeys': 'Start/Journeys',
};

/** Words of file names with another spelling in titles. */
const spelled: Readonly<Record<string, string>> = {
  os: 'OS',
  ssh: 'SSH',
  qr: 'QR',
  ip: 'IP',
  windows: 'Windows',
};

/** Converts a file name to words: `TextAreaField` → `Text area field`. */
export function inWords(name: string): string {
  const [first = '', ...rest] = name
    .split(/(?<=[a-z])(?=[A-Z])|(?<=[A-Za-z])(?=\d)/)
    .map((word) => spelled[word.toLowerCase()] ?? word.toLowerCase());
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(' ');
}

const titles: ReadonlyMap<string, string> = new Map([
  ...screenTitles.map(
    ([journey, title, subject]) => [`screens/${subject}`, `Screens/${journey}/${title}`] as const,
  ),
  ...Object.entries(ownTitles),
]);

/** Returns a file's title; null for a screen or component without one. */
export function findTitle(subject: string): string | null {
  const own = titles.get(subject);
  if (own !== undefined) return own;
  const [kind = '', ...names] = subject.split('/');
  const name = names.at(-1) ?? '';
  if (kind === 'foundations') return `Foundations/${inWords(name)}`;
  if (kind === 'patterns') return `Patterns/${names.length > 1 ? 'Lists' : 'Pages'}/${inWords(name)}`;
  if (kind === 'kit') return `Checks/${inWords(name)}`;
  const group = Object.keys(componentGroups).find((each) => componentGroups[each]?.includes(name));
  return group === undefined || kind === 'screens' ? null : `Components/${group}/${inWords(name)}`;
}

/** Returns a file's title; throws for a screen or component without one. */
export function titleOf(subject: string): string {
  const title = findTitle(subject);
  if (title === null) throw new Error(`${subject} has no title: give it one in .storybook/titles.ts`);
  return title;
}

/** Returns a file's path below `stories` without its ending. */
export function subjectOf(file: string): string {
  return file.replace(/^.*\bstories\/(?=[a-z]+\/.*\.stories\.tsx$)/, '').replace(/\.stories\.tsx$/, '');
}

/** Returns a file's place in the sidebar, below its section: `Sign up and sign in`, `Registration`. */
export function placeOf(subject: string): readonly string[] {
  return titleOf(subject).split('/').slice(1);
}
