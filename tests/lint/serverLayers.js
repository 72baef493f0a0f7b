/**
 * Layers of the server, as on the architecture page. Each folder of app/server is a kind that may import itself and
 * folders of lower layers. architecture.js derives its rules from this table.
 */

/** Files at the root of app/server that any folder may import. They import only the type of the database. */
const base = 'background,changes,log,projectRoot,scrub,seal,secret,signature,startProblem,withDeadline';

/** From the bottom up; folders of one layer may not import each other. */
const layers = [
  ['messages'],
  // The database reports changes and start problems through the base, which imports its type.
  ['base', 'db'],
  ['http', 'catalogSeed'],
  ['parts', 'pdf', 'jobs', 'paging'],
  ['settings', 'audit', 'customers', 'payers', 'ledger', 'gateways', 'provisioning', 'metrics'],
  ['attachments', 'mail', 'testBank', 'webhooks'],
  ['systems'],
  // Routes calls of the contract to handlers in higher folders.
  ['routing'],
  ['cart', 'catalog', 'notifications', 'savedFilters', 'serverStore', 'sshKeys', 'viewings'],
  ['billing', 'periods'],
  ['fulfilment', 'billingDocuments'],
  ['consequences'],
  // Use cases, each in one transaction.
  [
    'apiTokens',
    'incidents',
    'members',
    'orders',
    'savedCards',
    'servers',
    'support',
    'usage',
    'webhookCalls',
  ],
  ['accounts', 'dataExports'],
  ['auth'],
  ['static'],
  // The type of all parts of the app, for code that uses many of them.
  ['deps'],
  ['operations', 'payments', 'inboundMail', 'stream'],
  ['renewals'],
  ['desk'],
  ['admin'],
  ['backup', 'imports', 'openapi'],
];

/** Imports to a higher or the same layer, each with its reason. Their number only decreases, and is at most 15. */
const exceptions = {
  base: { db: "An announcement of changes is part of its writer's transaction." },
  db: {
    base: 'It stops the start with a StartProblem, and hears the changes that other instances announce.',
    catalogSeed: 'Migration 0005 fills the tables that it makes.',
  },
  jobs: { mail: "kinds.ts parses the payload of a mail by the mail's own schema." },
  auth: { deps: 'Signing in needs a dozen parts of the app, which it names by their common type.' },
};

const patternOf = (folder) =>
  ({
    base: `app/server/{${base}}.ts`,
    parts: 'app/server/{env,envAcquirers,limiter,limits,readiness,recentTries,sharedLimiter}.ts',
    deps: 'app/server/deps.ts',
  })[folder] ?? `app/server/${folder}/**`;

const categoryOf = (folder) => `server-${folder}`;

/** The kinds of the server's files; other files at its root assemble the server. */
export const serverKinds = [
  ...layers.flat().map((folder) => ({ category: categoryOf(folder), pattern: patternOf(folder) })),
  { category: 'server', pattern: 'app/server/*.ts' },
  // A folder without a layer may import nothing, and no other folder may import it.
  { category: 'unlisted-server', pattern: 'app/server/**' },
];

/** Kinds of the server that a kind may import. */
export const serverImports = Object.fromEntries([
  ...layers.flatMap((layer, level) =>
    layer.map((folder) => [
      categoryOf(folder),
      [folder, ...layers.slice(0, level).flat(), ...Object.keys(exceptions[folder] ?? {})].map(categoryOf),
    ]),
  ),
  ['server', ['server', 'server-*']],
]);
