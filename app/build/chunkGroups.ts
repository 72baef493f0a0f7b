import type { Rolldown } from 'vite';

const groups: readonly Rolldown.CodeSplittingGroup[] = [
  {
    name: 'framework',
    test: /rolldown\/runtime|\/node_modules\/(?:react|react-dom|scheduler|react-router|react-router-dom|intl-messageformat|@formatjs|valibot|class-variance-authority|clsx)\//,
  },
  // Stylesheets that are inputs of their own.
  { name: 'areas', test: /\/app\/styles\.css$/ },
  { name: 'base', tags: ['$initial'], test: /^(?!.*\/(?:fonts|\w*[sS]tyles)\.css$)/ },
  // The forms before the sign-in.
  {
    name: 'forms',
    test: /\/app\/(?:calls\/|forms\/useForm|device\/(?:leaveTo|sessionStore))|\/primitives\/(?:BrandMark|Field|Form|TextField|PasswordField)\.|\/domain\/(?:form\/formState|values\/(?:isSame|visibleText)|results\/outcome)\./,
  },
  { name: 'authRules', test: /\/domain\/auth\/(?:fieldRules|payloads|regions)\./ },
  { name: 'passwords', test: /\/domain\/auth\/(?:passwordRules|guessablePassword)\./ },
  { name: 'fields', test: /\/primitives\/(?:Callout|Checkbox|VisuallyHidden)\./ },
  // The cards that one chooses from.
  {
    name: 'choices',
    test: /\/primitives\/(?:RadioCards|CheckboxCard|withFullControl)\.|\/radioCards\//,
    minShareCount: 2,
  },
  { name: 'login', test: /\/containers\/auth\/Login\./, includeDependenciesRecursively: true },
  // Both areas behind the sign-in: their frame, and the records that both show.
  {
    name: 'frame',
    test: /\/primitives\/(?:icons|sectionIcons|focusPlace|FocusKeeper|Skeleton|Badge|Menu|Tooltip)\.|\/(?:appShell\/|app\/session\/|app\/reads\/(?:Read|useRead|useChanges)|containers\/(?:shell|palette)\/use|app\/routes\/(?!dashboard|admin)|pageAt\.)|\/components\/(?:ServerStatusBadge|datacenterText)\.|\/app\/device\/(?:clock|shortcut|useMediaQuery)|\/src\/domain\/(?:list\/(?:local|paged|sortKey|listRules)|money|payment\/(?:payer|bill|currency|rateAge|refund|method|requisites|payment|paymentState)\.|search\/fold|catalog\/(?:plan|legal)|results\/loaded|values\/(?:csv|localized|wireSchemas)|servers\/(?:serverStates|power|hostName)|pricing\/period|renewal\/defaultRules|auth\/access|status\/incidentKind|cart\/promo\.|support\/(?:support|ticketRules)\.)/,
    minShareCount: 2,
  },
  {
    name: 'lists',
    test: /\/patterns\/listKit\/|\/primitives\/(?:DataGrid\/|Chip|SearchField)|\/app\/lists\/|\/domain\/list\/|\/components\/(?:breakable|cells|columnShapes|createStatusBadge)/,
    minShareCount: 6,
  },
  // The demonstrations, which accounts load nothing of.
  {
    name: 'samples',
    test: /\/sample-data\/(?:payments|plans|promos|sampleDay|shiftDates)\.|\/ports\/sample\/answersParts\./,
    minShareCount: 2,
  },
  { name: 'adminSample', test: /\/ports\/sample\/(?:admin|desk)Sample\.|\/sample-data\/deskTickets\./ },
  {
    name: 'admin',
    test: /\/src\/domain\/(?:admin|desk)\/|\/(?:src\/screens|app\/reads|app\/forms)\/.*(?:admin|desk)(?!.*(?:Dialog|Overlay))/i,
    minShareCount: 3,
  },
  // Every page of customers.
  { name: 'receipt', test: /\/components\/(?:Receipt|discountRows)\./, minShareCount: 2 },
  {
    name: 'orders',
    test: /\/src\/domain\/(?!admin|auth|desk|status\/incident\.|.*(?:orderUrl|requestedServers|renewalCharges|[sS]chema|support[AF]|search))|\/reads\/pageReads/,
    minShareCount: 2,
  },
  {
    name: 'dashboard',
    test: /\/DashboardShell\.container|\/dashboardPages|\/stores\/cartStorage/,
    includeDependenciesRecursively: true,
  },
  {
    name: 'servers',
    test: /serversSource|useBulkAction|useServerCancellation|serverColumns|ServerAttentionList|cancelMenuItem/,
    minShareCount: 2,
  },
  {
    name: 'server',
    test: /useKeepServer|useQuestion|ReasonButton|\/components\/(?:server|Server|datacenter|Datacenter|countryFlag\/|CountryFlagDrawing)/,
    minShareCount: 2,
  },
];

/**
 * Which modules come in one file; the first group that fits takes a module. Left to itself the bundler makes a file for
 * every set of pages that share a module, a hundred for the server list. The shares are counted over all lazily loaded
 * modules; tests/budgets/wire.ts measures what they cost, tests/budgets/adminCode.ts that customers get no admin code.
 */
export const chunkGroups: Rolldown.CodeSplittingGroup[] = groups.map((group, index) => ({
  includeDependenciesRecursively: false,
  ...group,
  priority: groups.length - index,
}));
