import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { accounts } from './migrations/0001-accounts';
import { registrations } from './migrations/0002-registrations';
import { requests } from './migrations/0003-requests';
import { notifications } from './migrations/0004-notifications';
import { catalog } from './migrations/0005-catalog';
import { servers } from './migrations/0006-servers';
import { billing } from './migrations/0007-billing';
import { carts } from './migrations/0008-carts';
import { support } from './migrations/0009-support';
import { admin } from './migrations/0010-admin';
import { attachments } from './migrations/0011-attachments';
import { rateTries } from './migrations/0012-rateTries';
import { indexes } from './migrations/0013-indexes';
import { paymentStates } from './migrations/0020-payment-states';
import { testBank } from './migrations/0021-test-bank';
import { jobs } from './migrations/0030-jobs';
import { operations } from './migrations/0031-operations';
import { papers } from './migrations/0040-papers';
import { renewals } from './migrations/0050-renewals';
import { notices } from './migrations/0051-notices';
import { bills } from './migrations/0060-bills';
import { savedCards } from './migrations/0061-saved-cards';
import { refunds } from './migrations/0070-refunds';
import { bankRefunds } from './migrations/0071-bank-refunds';
import { leaving } from './migrations/0072-leaving';
import { auditTrail } from './migrations/0080-audit-trail';
import { viewings } from './migrations/0081-viewings';
import { ledgerDays } from './migrations/0082-ledger-days';
import { refundedPayments } from './migrations/0090-refunded-payments';
import { formerPayments } from './migrations/0091-former-payments';
import { acts } from './migrations/0100-acts';
import { serverOperations } from './migrations/0110-server-operations';
import { refundsByHand } from './migrations/0140-refunds-by-hand';
import { canceledRefunds } from './migrations/0150-canceled-refunds';
import { heldServers } from './migrations/0230-held-servers';
import { writtenOff } from './migrations/0231-written-off';
import { formerItems } from './migrations/0232-former-items';
import { activity } from './migrations/0233-activity';
import { versions } from './migrations/0234-versions';
import { paidDays } from './migrations/0200-paid-days';
import { renewalPeriods } from './migrations/0220-renewal-periods';
import { billExpiry } from './migrations/0210-bill-expiry';
import { refundCurrency } from './migrations/0211-refund-currency';
import { addresses } from './migrations/0240-addresses';
import { goneServers } from './migrations/0241-gone-servers';
import { promoLimits } from './migrations/0212-promo-limits';
import { sessionEnd } from './migrations/0250-session-end';
import { paymentMethods } from './migrations/0261-payment-methods';
import { longLists } from './migrations/0481-long-lists';
import { lists } from './migrations/0300-lists';
import { listFigures } from './migrations/0310-list-figures';
import { ownSearch } from './migrations/0320-own-search';
import { customerPage } from './migrations/0360-customer-page';
import { unclaimedMoney } from './migrations/0361-unclaimed-money';
import { paymentSteps } from './migrations/0362-payment-steps';
import { planPrices } from './migrations/0420-plan-prices';
import { promoUses } from './migrations/0421-promo-uses';
import { methodVersions } from './migrations/0422-method-versions';
import { incidents } from './migrations/0470-incidents';
import { mergedTickets } from './migrations/0440-merged-tickets';
import { exchangeRates } from './migrations/0450-exchange-rates';
import { waitingSince } from './migrations/0480-waiting-since';
import { planRoom } from './migrations/0750-plan-room';
import { catalogStart } from './migrations/0770-catalog-start';
import { severalDepartments } from './migrations/0771-several-departments';
import { datacenterNames } from './migrations/0760-datacenter-names';
import { systems } from './migrations/0761-systems';
import { planDatacenterIndex } from './migrations/0762-plan-datacenter-index';
import { snapshots } from './migrations/0505-snapshots';
import { fiscalReceipts } from './migrations/0540-fiscal-receipts';
import { customBills } from './migrations/0600-custom-bills';
import { confirmedSessions } from './migrations/0601-confirmed-sessions';
import { answerFiles } from './migrations/0602-answer-files';
import { returnedMoney } from './migrations/0483-returned-money';
import { unclaimedDays } from './migrations/0484-unclaimed-days';
import { ticketWriters } from './migrations/0482-ticket-writers';
import { smtpPassword } from './migrations/0491-smtp-password';
import { desk } from './migrations/0400-desk';
import { mailLog } from './migrations/0460-mail-log';
import { mailTexts } from './migrations/0461-mail-texts';
import { apiTokens } from './migrations/0530-api-tokens';
import { secondFactor } from './migrations/0620-second-factor';
import { passkeys } from './migrations/0621-passkeys';
import { emailChange } from './migrations/0622-email-change';
import { webhooks } from './migrations/0531-webhooks';
import { members } from './migrations/0640-members';
import { dataExports } from './migrations/0641-data-exports';
import { listPrices } from './migrations/0610-list-prices';
import { datacenters } from './migrations/0611-datacenters';
import { withheldSystems } from './migrations/0612-withheld-systems';
import { nextPrices } from './migrations/0613-next-prices';
import { sshKeys } from './migrations/0630-ssh-keys';
import { serverTags } from './migrations/0730-server-tags';
import { firewalls } from './migrations/0631-firewalls';
import { reverseNames } from './migrations/0632-reverse-names';
import { rescue } from './migrations/0633-rescue';
import { proxmoxFirewalls } from './migrations/0634-proxmox-firewalls';
import { mergedAccounts } from './migrations/0710-merged-accounts';
import { statements } from './migrations/0660-statements';
import { proxmox } from './migrations/0661-proxmox';
import { imports } from './migrations/0680-imports';
import { guestTickets } from './migrations/0670-guest-tickets';
import { ticketMails } from './migrations/0671-ticket-mails';
import { promoSavings } from './migrations/0690-promo-savings';
import { orderMembers } from './migrations/0740-order-members';
import { renewalPrices } from './migrations/0720-renewal-prices';
import { trafficAllowance } from './migrations/0741-traffic-allowance';
import { ownIsos } from './migrations/0742-own-isos';
import { graceDays } from './migrations/0700-grace-days';
import { legalEntities } from './migrations/0701-legal-entities';
import { departmentMails } from './migrations/0702-department-mails';
import { actsByUser } from './migrations/0711-acts-by-user';
import { ticketCounts } from './migrations/0780-ticket-counts';
import { failedMails } from './migrations/0781-failed-mails';
import { ownerDeletions } from './migrations/0820-owner-deletions';
import { installedKeys } from './migrations/0810-installed-keys';
import { ticketLists } from './migrations/0830-ticket-lists';
import { orderedBackups } from './migrations/0840-ordered-backups';
import { columns } from './migrations/columns';
import type { Migration } from './migrations/migration';
import type { Schema } from './schema';

/** Every migration, in version order. */
export const migrations: readonly Migration[] = [
  accounts,
  registrations,
  requests,
  notifications,
  catalog,
  servers,
  billing,
  carts,
  support,
  admin,
  attachments,
  rateTries,
  indexes,
  paymentStates,
  testBank,
  jobs,
  operations,
  papers,
  renewals,
  notices,
  bills,
  savedCards,
  refunds,
  bankRefunds,
  leaving,
  auditTrail,
  viewings,
  ledgerDays,
  refundedPayments,
  formerPayments,
  acts,
  serverOperations,
  refundsByHand,
  canceledRefunds,
  heldServers,
  writtenOff,
  formerItems,
  activity,
  versions,
  paidDays,
  renewalPeriods,
  billExpiry,
  refundCurrency,
  addresses,
  goneServers,
  promoLimits,
  sessionEnd,
  paymentMethods,
  lists,
  listFigures,
  ownSearch,
  customerPage,
  unclaimedMoney,
  paymentSteps,
  planPrices,
  promoUses,
  methodVersions,
  incidents,
  mergedTickets,
  exchangeRates,
  waitingSince,
  fiscalReceipts,
  customBills,
  confirmedSessions,
  answerFiles,
  longLists,
  ticketWriters,
  smtpPassword,
  returnedMoney,
  unclaimedDays,
  statements,
  proxmox,
  imports,
  guestTickets,
  ticketMails,
  promoSavings,
  orderMembers,
  trafficAllowance,
  ownIsos,
  mergedAccounts,
  actsByUser,
  renewalPrices,
  desk,
  mailLog,
  mailTexts,
  snapshots,
  apiTokens,
  webhooks,
  members,
  dataExports,
  listPrices,
  datacenters,
  withheldSystems,
  nextPrices,
  sshKeys,
  secondFactor,
  firewalls,
  reverseNames,
  rescue,
  proxmoxFirewalls,
  passkeys,
  emailChange,
  serverTags,
  planRoom,
  datacenterNames,
  systems,
  planDatacenterIndex,
  ticketCounts,
  failedMails,
  ownerDeletions,
  installedKeys,
  catalogStart,
  severalDepartments,
  graceDays,
  legalEntities,
  departmentMails,
  ticketLists,
  orderedBackups,
  ...columns,
].toSorted((one, other) => one.version - other.version);

/** A newer release has migrated the database: this one could misread it or write invalid rows. */
class NewerSchema extends Error {
  override readonly name = 'NewerSchema';

  constructor(versions: readonly number[]) {
    super(
      `a newer release has opened it (this one does not know migration ${versions.join(', ')}), so start that release, or restore a backup from before it`,
    );
  }
}

/** Any number works if every instance uses the same. */
const LOCK_ID = 4_205_172;

/**
 * Migrates the schema in one transaction: after a failure the schema is that of the release before, which refuses a newer
 * one and so can be started again. Follow-ups need the whole schema.
 * The advisory lock makes instances that start together on one PostgreSQL wait for each other.
 */
export async function migrate(db: Kysely<Schema>): Promise<void> {
  await db.transaction().execute(async (tx) => {
    // A limit of the role is for calls: a migration may rewrite a large table.
    await sql`set local statement_timeout = 0`.execute(tx);
    await sql`select pg_advisory_xact_lock(${sql.lit(LOCK_ID)})`.execute(tx);
    await sql`create table if not exists "migration" (
      "version" integer primary key,
      "name" text not null,
      "appliedAt" timestamptz not null default current_timestamp
    )`.execute(tx);
    const applied = await tx.selectFrom('migration').select('version').execute();
    const done = new Set(applied.map((row) => row.version));
    const unknown = [...done].filter((version) => !migrations.some((step) => step.version === version));
    if (unknown.length > 0) throw new NewerSchema(unknown);
    const missing = migrations.filter(({ version }) => !done.has(version));
    for (const { version, name, statements } of missing) {
      for (const statement of statements) await sql.raw(statement).execute(tx);
      await tx.insertInto('migration').values({ version, name }).execute();
    }
    for (const { followUp } of missing) await followUp?.(tx);
  });
}
