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
  'tests/server/{announcedTariff,bookFaults,documentPdf,renewalDays}.test.ts',
  'tests/server/calls/{adminBills,awaitedTariff,payers,paymentDocuments,serverBills}.test.ts',
  // Run on PostgreSQL too.
  'tests/server/{accounts,addresses,calendar,lists}.embedded.test.ts',
  // Operations on machines besides order, renewal and power.
  'tests/server/calls/{backups,firewall,ownIso,planRoom,recovery,reverseNames,snapshots,traffic,usage}.test.ts',
  'tests/server/calls/{bulkActions,serverSshKeys,serverTags}.test.ts',
  'tests/adapters/serversHttp.test.ts',
  // Accounts: their protection, colleagues, ends.
  'tests/server/{accountMails,knownBrowser,passwordQueue,signInNotice}.test.ts',
  'tests/server/calls/{emailChange,memberRecords,members,passkeys,secondFactor,staffSecondFactor}.test.ts',
  'tests/server/calls/{accountMerge,accountTransfer,dataExport,deletion,ownDeletion,quotas,viewing}.test.ts',
  // Automation.
  'tests/server/calls/{tokens,webhooks}.test.ts',
  'tests/server/curlExamples.test.ts',
  // The database: old schemas, old rows, plans of queries, texts that it cannot store.
  'tests/server/{embeddedPlans,housekeeping,migrations,unstorableText}.test.ts',
  // Limits, logs and notices.
  'tests/server/{attachments,limits,metrics,mailPromises,moments,noticeChannels,requestLog}.test.ts',
  'tests/server/calls/noticeEvents.test.ts',
  // The desk and the office of the provider.
  'tests/server/{guestTickets,landingWorker,staffMail}.test.ts',
  'tests/server/calls/{answerFiles,answerStream,businessHours,incidents}.test.ts',
  'tests/server/calls/{mergeTickets,ticketAssignees,ticketCounts,ticketWriters}.test.ts',
  'tests/server/calls/{adminDashboard,auditFile,auditTrail,figures,ledgerExport,revenue,statements}.test.ts',
  'tests/server/calls/{datacenters,entities,mailTexts,mails,promoCodes,promoLimits,registrationMode}.test.ts',
  'tests/server/calls/{sampleCatalog,settings,smtpPassword,systems}.test.ts',
];

/** Contract tests that build an index of Storybook or a program of the compiler: two thirds of the contract tests' time. */
export const rareUnitTests: readonly string[] = ['tests/contract/{libraryApi,links}.test.ts'];

/** Container tests of rarer pages, left to `npm run test:all` in the same way. */
export const rareContainerTests: readonly string[] = [
  'tests/containers/admin/!(AdminAccess|PasswordPrompt).test.tsx',
  'tests/containers/{bills,cards,colleagues,notifications,palette,payers,payments}/*.test.tsx',
  'tests/containers/{profile,serverEdit,serverTariff,support,tools,usage,userSettings}/*.test.tsx',
  'tests/containers/auth/AskSupport.test.tsx',
  'tests/containers/payment/{SavedCard,TopUp}.test.tsx',
  'tests/containers/{routes/abandoned,shell/Demo,shell/LeaveGuard}.test.tsx',
  'tests/containers/server/{Backups,Firewall,History,OwnIso,Recovery,ReverseNames}.test.tsx',
  'tests/containers/servers/{bulkPower,serverTags}.test.tsx',
];

/** Name of the story of each component and screen that `npm test` plays. */
export const mainStory = 'Default';

export type Part = 'main' | 'rest';
