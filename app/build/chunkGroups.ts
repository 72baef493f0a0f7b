import type { Rolldown } from 'vite';

const groups: readonly Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /rolldown\/runtime|\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|intl-messageformat|@formatjs|valibot|class-variance-authority|clsx)\//,
  },
  // Stylesheets, which are entries of their own.
  { name: 'areas', test: /\/app\/styles\.css$/ },
  { name: 'base', tags: ['$initial'], test: /^(?!.*\/(?:fonts|\w*[sS]tyles)\.css$)/ },
  // Forms before the sign-in.
  {
    name: 'forms',
    test: /\/app\/(?:calls\/|forms\/useForm|device\/(?:leaveTo|sessionStore))|\/primitives\/(?:BrandMark|Field|Form|TextField|PasswordField)\.|\/domain\/(?:form\/formState|support\/ticketLimits|values\/(?:isSame|visibleText)|results\/outcome)\./,
  },
  { name: 'authRules', test: /\/domain\/auth\/(?:fieldRules|payloads|regions)\./ },
  { name: 'passwords', test: /\/domain\/auth\/(?:passwordRules|guessablePassword)\./ },
  { name: 'fields', test: /\/primitives\/(?:Callout|Checkbox|VisuallyHidden)\./ },
  // Cards to choose from.
  {
    name: 'choices',
    test: /\/primitives\/(?:RadioCards|CheckboxCard|withFullControl)\.|\/radioCards\//,
    minShareCount: 2,
  },
  { name: 'login', test: /\/containers\/auth\/Login\./, includeDependenciesRecursively: true },
  // Frame and shared records of both areas.
  {
    name: 'frame',
    test: /\/primitives\/(?:icons|sectionIcons|focusPlace|FocusKeeper|Skeleton|Badge|Menu|Tooltip)\.|\/(?:appShell\/|app\/session\/|app\/reads\/(?:Read|useRead|useChanges)|containers\/(?:shell|palette)\/use|app\/routes\/(?!dashboard|admin)|pageAt\.)|\/userSettingsTabs\.|\/components\/(?:ServerStatusBadge|datacenterText)\.|\/app\/device\/(?:clock|shortcut|useMediaQuery)|\/src\/domain\/(?:list\/(?:local|paged|sortKey|listRules)|money|payment\/(?:payer|bill|currency|rateAge|refund|method|requisites|payment|paymentState)\.|search\/fold|catalog\/(?:plan|legal)|results\/loaded|values\/(?:csv|localized|wireSchemas)|servers\/(?:serverStates|failedOperation|power|hostName|hold)|order\/(?:os|compatibility)\.|profile\/countries\.|account\/settlement\.|members\/memberRole|pricing\/period|renewal\/defaultRules|auth\/access|status\/incidentKind|cart\/promo\.|support\/(?:support|ticketRules)\.)/,
    minShareCount: 2,
  },
  {
    name: 'lists',
    test: /\/patterns\/listKit\/|\/primitives\/(?:DataGrid\/|Chip|SearchField)|\/app\/lists\/|\/domain\/list\/|\/components\/(?:breakable|cells|columnShapes|createStatusBadge)/,
    minShareCount: 6,
  },
  // Demonstrations, which accounts never load.
  {
    name: 'samples',
    test: /\/sample-data\/(?:datacenters|payments|plans|promos|sampleDay|shiftDates|systems)\.|\/ports\/sample\/answersParts\./,
    minShareCount: 2,
  },
  { name: 'adminSample', test: /\/ports\/sample\/(?:admin|desk)Sample\.|\/sample-data\/deskTickets\./ },
  {
    name: 'admin',
    test: /\/src\/domain\/(?:admin|desk)\/|\/(?:src\/screens|app\/reads|app\/forms)\/.*(?:admin|desk)(?!.*(?:Dialog|Overlay))/i,
    minShareCount: 3,
  },
  // Queue of tickets, one ticket and its customer.
  {
    name: 'desk',
    test: /\/stores\/deskQueue\.|\/domain\/desk\/ticketMails\.|\/useViewAs\./,
    minShareCount: 2,
  },
  // Keys of the account, at ordering too.
  {
    name: 'sshKeys',
    test: /\/domain\/sshKeys\/|accountReads|\/(?:sshKeyFormView|useSshKeyForm|SshKeyForm|SshKeyChoice|[oO]rderAccess\w*)\./,
    minShareCount: 1,
  },
  // All pages of customers.
  { name: 'receipt', test: /\/components\/(?:Receipt|discountRows|orderedSystemText)\./, minShareCount: 2 },
  {
    name: 'orders',
    test: /\/src\/domain\/(?!account\/|admin|auth|desk|help|members|sshKeys|usage|status\/incident\.|.*(?:orderUrl|requestedServers|firewall|reverseName|rescue|savedFilter|serverTags|eventFilter|attention[FL]|serverName|renewalCharges|[sS]chema|support[AF]|guestTicket|search))|\/reads\/pageReads/,
    minShareCount: 2,
  },
  {
    name: 'dashboard',
    test: /\/DashboardShell\.container|\/dashboardPages|\/stores\/cartStorage/,
    includeDependenciesRecursively: true,
  },
  {
    name: 'servers',
    test: /serversSource|useBulkAction|useServerCancellation|serverColumns|ServerAttentionList|attentionLines|cancelMenuItem/,
    minShareCount: 2,
  },
  {
    name: 'server',
    test: /useKeepServer|useQuestion|ReasonButton|\/components\/(?:server|Server|datacenter|Datacenter|countryFlag\/|CountryFlag(?:Drawing)?\.)/,
    minShareCount: 2,
  },
];

/**
 * Chunks of the client; a module belongs to the first matching group. By default the bundler makes a chunk for every
 * set of pages that share a module, a hundred for the server list. Shares are counted over all lazily loaded modules;
 * tests/budgets/wire.ts measures the bytes, tests/budgets/adminCode.ts checks that customers get no admin code.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = groups.map((group, index) => ({
  includeDependenciesRecursively: false,
  ...group,
  priority: groups.length - index,
}));
