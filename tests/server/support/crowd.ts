import { sql } from 'kysely';
import { openAccount } from '@app/server/accounts/openAccount';
import type { Db } from '@app/server/db/database';

export interface CrowdSize {
  readonly accounts: number;
  readonly serversEach: number;
  readonly paymentsEach?: number;
  readonly ticketsEach?: number;
}

/** The id of an account of the crowd, which is the token of its session too; from 1. */
export const crowdId = (number: number) => `crowd-${number}`;

/** An account with the specification's sample, whose rows the crowd's are copies of. */
const modelId = 'crowd-model';

async function addModel(db: Db): Promise<void> {
  await sql`insert into "user" ("id", "name", "email", "emailVerified", "firstName", "lastName", "countryCode", "region")
    values (${modelId}, 'Ann Lee', 'crowd-model@example.com', true, 'Ann', 'Lee', 'RU', 'texas')`.execute(db);
  await openAccount(db, modelId, { now: new Date(), isDemo: true, language: 'ru' });
}

/**
 * Owners of the new rows: every account in turn, as rows arrive over time, so that no account's lie side by side.
 */
const accounts = (count: number) =>
  `(select 'crowd-' || n as "userId", n from generate_series(1, ${count}) n)`;
const copies = (count: number) => `generate_series(1, ${count}) k`;
const modelRows = (table: string) =>
  `(select t.*, row_number() over (order by "id") as "row", count(*) over () as "rows" from "${table}" t where "userId" = '${modelId}')`;
const ownRows = (table: string) => `"${table}" where "userId" like 'crowd-%' and "userId" <> '${modelId}'`;

function statementsFor(size: CrowdSize): readonly string[] {
  const { accounts: count, serversEach, paymentsEach = 10, ticketsEach = 3 } = size;
  const all = accounts(count);
  return [
    `insert into "user" ("id", "name", "email", "emailVerified", "firstName", "lastName", "countryCode", "region")
      select "userId", 'Ann Lee', "userId" || '@example.com', true, 'Ann', 'Lee', 'RU', 'texas' from ${all} a order by n`,
    `insert into "session" ("id", "expiresAt", "token", "userId")
      select "userId", now() + interval '7 days', "userId", "userId" from ${all} a`,
    `insert into "account" ("id", "accountId", "providerId", "userId", "password")
      select "userId", "userId", 'credential', "userId", 'none' from ${all} a`,
    `insert into "consent" ("userId", "document", "version")
      select "userId", document, '2024-01-01' from ${all} a,
        unnest(array['userAgreement', 'serviceTerms', 'refundPolicy', 'dataProcessing']) document`,
    `insert into "registration" ("id", "email", "passwordHash", "firstName", "lastName", "countryCode", "region",
        "documentVersion", "expiresAt")
      select "userId", 'new-' || "userId" || '@example.com', 'none', 'Ann', 'Lee', 'RU', 'texas', '2024-01-01',
        now() + interval '1 day' from ${all} a`,
    `insert into "passwordReset" ("tokenHash", "userId", "expiresAt")
      select "userId", "userId", now() + interval '1 day' from ${all} a`,
    `insert into "verification" ("id", "identifier", "value", "expiresAt")
      select "userId", "userId", '{}', now() + interval '1 day' from ${all} a`,
    `insert into "customer" ("userId") select "userId" from ${all} a`,
    `insert into "request" ("userId", "key", "fingerprint", "answer")
      select "userId", 'key-' || k, 'none', '{}' from ${copies(5)}, ${all} a`,
    `insert into "cart" ("userId", "entries")
      select a."userId", m."entries" from ${all} a, "cart" m where m."userId" = '${modelId}'`,
    `insert into "server" ("userId", "product", "domain", "host", "ip", "os", "tariff", "datacenter", "endDate", "status",
        "monthlyPrice", "optionsMonthly", "autoRenewal", "panelUrl", "createdOn", "memory", "settings", "addresses", "ipv6Subnets",
        "searchText")
      select a."userId", m."product", 's' || k || '.' || m."domain", 's' || k || '.' || m."host",
        '10.0.0.0'::inet + ((n - 1) * ${serversEach} + k), m."os", m."tariff", m."datacenter", m."endDate" + k % 90,
        m."status", m."monthlyPrice", m."optionsMonthly", m."autoRenewal", m."panelUrl", m."createdOn", m."memory", m."settings",
        m."addresses", m."ipv6Subnets", 's' || k || '.' || m."searchText"
      from ${copies(serversEach)} join ${modelRows('server')} m on m."row" = k % m."rows" + 1, ${all} a order by k, n`,
    `insert into "serverEvent" ("userId", "serverId", "at", "kind", "actor")
      select "userId", "id", now() - interval '1 day', 'ordered', 'customer' from ${ownRows('server')}`,
    `insert into "payer" ("id", "userId", "draft")
      select a."userId" || '-' || m."row", a."userId", m."draft" from ${modelRows('payer')} m, ${all} a`,
    `insert into "payment" ("userId", "date", "payer", "method", "amount", "paidCurrency", "paidMinor", "state", "reason")
      select a."userId", m."date" - k, m."payer", m."method", m."amount", m."paidCurrency", m."paidMinor", m."state", 'sample'
      from ${copies(paymentsEach)} join ${modelRows('payment')} m on m."row" = k % m."rows" + 1, ${all} a order by k, n`,
    `insert into "order" ("userId", "at", "paymentId", "amount")
      select "userId", now(), "id", "amount" from ${ownRows('payment')} and "status" = 'Paid'`,
    `insert into "operation" ("userId", "serverId", "orderId", "item", "title", "amount", "command", "createdAt", "status", "endedAt")
      select "userId", "id", "id", 'server', 'Adriafil', "amount", '{"action": "create"}', now(), 'done', now()
      from ${ownRows('order')}`,
    `insert into "job" ("kind", "key", "payload", "runAt", "doneAt", "failedAt")
      select 'operation', 'operation:' || "id", jsonb_build_object('operationId', "id"), now(),
        case when "id" % 1000 > 0 then now() end, case when "id" % 1000 = 0 then now() end
      from ${ownRows('operation')}`,
    `insert into "transfer" ("userId", "key", "fingerprint", "at")
      select "userId", 'payment:' || "id" || ':money', 'none', now() from ${ownRows('payment')} and "status" = 'Paid'`,
    `insert into "ledgerEntry" ("transferId", "account", "amount")
      select "id", "account", "amount" from (select "id", "userId" from ${ownRows('transfer')}) t,
        lateral (values ('incoming', -1000000), ('customer:' || "userId", 1000000)) e("account", "amount")`,
    `insert into "notification" ("userId", "at", "about")
      select a."userId", m."at" - k * interval '1 hour', m."about"
      from ${copies(10)} join ${modelRows('notification')} m on m."row" = k % m."rows" + 1, ${all} a order by k, n`,
    `insert into "ticket" ("userId", "subject", "department", "status", "updatedAt")
      select "userId", 'Question ' || k, 'technical', 'queued', now() - k * interval '1 hour'
      from ${copies(ticketsEach)}, ${all} a order by k, n`,
    `insert into "ticketMessage" ("userId", "ticketId", "number", "at", "author", "text")
      select "userId", "id", 1, "updatedAt", 'customer', 'Hello' from ${ownRows('ticket')}`,
    `insert into "content" ("userId", "size", "store") select "userId", 5, 'database' from ${ownRows('ticket')}`,
    `insert into "attachment" ("userId", "ticketId", "messageNumber", "name", "size", "type", "contentId")
      select t."userId", t."id", 1, 'note.txt', 5, 'text/plain', c."id"
      from (select "userId", "id", row_number() over (order by "userId", "id") as "row" from ${ownRows('ticket')}) t
      join (select "id", row_number() over (order by "userId", "id") as "row" from ${ownRows('content')}) c
      using ("row")`,
    `insert into "contentChunk" ("contentId", "number", "data")
      select "id", 0, 'Hello'::bytea from ${ownRows('content')}`,
    `insert into "formerPayment" ("id", "email", "date", "method", "amount", "status")
      select -n, 'gone@example.com', current_date, 'manual', 10000, 'Paid' from ${all} a`,
    `insert into "viewing" ("sessionId", "adminId", "adminEmail", "userId", "userEmail", "startedAt", "until", "endedAt")
      select "userId", "userId", 'gone@example.com', "userId", 'ann@example.com', now() - interval '1 hour', now(), case when n % 2 = 0 then now() end
      from ${all} a`,
    `insert into "auditEvent" ("at", "adminId", "adminEmail", "kind", "subject")
      select now(), "userId", 'gone@example.com', 'userEdited', '' from ${all} a`,
  ];
}

/**
 * Fills a database with accounts that have rows in every table, each with a session, its servers, payments and tickets; tens of
 * thousands of rows a second, since nothing is checked. The books add up.
 */
export async function addCrowd(db: Db, size: CrowdSize): Promise<void> {
  await addModel(db);
  await db.transaction().execute(async (tx) => {
    // Neither foreign keys nor triggers: every row that is referred to is made above.
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of statementsFor(size)) await sql.raw(statement).execute(tx);
    await sql`select "summarizeAccounts"(), "countTickets"()`.execute(tx);
  });
  await sql`vacuum analyze`.execute(db);
  // Writes all data to disk now, because later writes would slow down the measurement.
  await sql`checkpoint`.execute(db);
}
