/** Environment variable that names a part of a project: `main` for `npm test`, `rest` for what `npm run test:all` adds. */
export const partVariable = 'TEST_PART';

/**
 * Server tests of rarer operations and of outside systems. `npm test` leaves them to `npm run test:all`, and runs them
 * with `--changed` if a change can affect them.
 */
export const rareServerTests: readonly string[] = [
  // Outside systems.
  'tests/server/{certificates,imports,inboundMail,openId*,proxmox*,relayIso,s3Store}.test.ts',
  'tests/server/gateways/{acquirer*,stripe*,testBank,yooKassa}.test.ts',
  // Rare cases of money.
  'tests/server/renewalPrices.test.ts',
  'tests/server/gateways/{canceledRefunds,refundsByHand,savedCards}.test.ts',
  'tests/server/calls/{customBills,exchangeRates,graceDays,listPrices,methodTerms,planPrices,unclaimed}.test.ts',
  // Operations on machines besides order, renewal and power. Addresses and calendar run on PostgreSQL too.
  'tests/server/{addresses,calendar}.embedded.test.ts',
  'tests/server/calls/{backups,firewall,ownIso,planRoom,recovery,reverseNames,snapshots,traffic,usage}.test.ts',
  // Accounts: their protection, colleagues, ends.
  'tests/server/{knownBrowser,signInNotice}.test.ts',
  'tests/server/calls/{emailChange,memberRecords,members,passkeys,secondFactor,staffSecondFactor}.test.ts',
  'tests/server/calls/{accountMerge,accountTransfer,dataExport,deletion,ownDeletion,quotas,viewing}.test.ts',
  // Automation.
  'tests/server/calls/{tokens,webhooks}.test.ts',
  // Limits, logs and notices.
  'tests/server/{attachments,limits,metrics,mailPromises,moments,noticeChannels,requestLog}.test.ts',
  'tests/server/calls/noticeEvents.test.ts',
  // The desk and the office of the provider.
  'tests/server/{guestTickets,staffMail}.test.ts',
  'tests/server/calls/{answerFiles,answerStream,businessHours,incidents,mergeTickets,ticketWriters}.test.ts',
  'tests/server/calls/{adminDashboard,auditFile,figures,ledgerExport,revenue,statements}.test.ts',
  'tests/server/calls/{datacenters,entities,mailTexts,mails,promoCodes,promoLimits,registrationMode}.test.ts',
  'tests/server/calls/{sampleCatalog,settings,smtpPassword,systems}.test.ts',
];

/** Contract tests that build an index of Storybook or a program of the compiler: two thirds of the contract tests' time. */
export const rareUnitTests: readonly string[] = ['tests/contract/{libraryApi,links}.test.ts'];

/** Container tests of rarer pages, left to `npm run test:all` in the same way. */
export const rareContainerTests: readonly string[] = [
  'tests/containers/admin/!(AdminAccess|AdminPages|AdminTickets|PasswordPrompt).test.tsx',
  'tests/containers/{cards,colleagues,notifications,palette,payers,profile,tools,usage,userSettings}/*.test.tsx',
  'tests/containers/{routes/abandoned,shell/LeaveGuard}.test.tsx',
  'tests/containers/server/{Backups,Firewall,History,OwnIso,Recovery,ReverseNames}.test.tsx',
];

/** Name of the story of each component and screen that `npm test` plays. */
export const mainStory = 'Default';

export type Part = 'main' | 'rest';
