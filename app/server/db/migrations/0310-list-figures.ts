import { rank, sortIndexes, textKey } from './0300-lists';
import type { Migration } from './migration';

/**
 * Indexes that find a part of a word, each in the same way as 0300 has them: where the extension is not allowed, searches scan.
 * An index may cover the rows of a condition only.
 */
const trigramIndexes = (
  indexes: readonly (readonly [name: string, table: string, expression: string, condition?: string])[],
) => `do $$ begin
  create extension if not exists pg_trgm;
  ${indexes
    .map(
      ([name, table, expression, condition]) =>
        `create index "${name}" on "${table}" using gin (${expression} gin_trgm_ops)${condition === undefined ? '' : ` where ${condition}`};`,
    )
    .join('\n  ')}
exception when insufficient_privilege or feature_not_supported or undefined_file then
  raise notice 'Searches scan their tables: %', sqlerrm;
end $$`;

/** As `accountSummary` has it of each account, counted anew. */
const summaries = `select "user"."id", "user"."number", "user"."email",
    "user"."name", "customer"."profile" ->> 'fullName', coalesce("customer"."status", 'Active'),
    coalesce("entries"."balance", 0), coalesce("servers"."count", 0), coalesce("payments"."count", 0),
    coalesce("payments"."amount", 0)
  from "user"
  left join "customer" on "customer"."userId" = "user"."id"
  left join (select "account", sum("amount")::bigint as "balance" from "ledgerEntry"
    where "account" like 'customer:%' group by "account") "entries" on "entries"."account" = 'customer:' || "user"."id"
  left join (select "userId", count(*) as "count" from "server" group by "userId") "servers"
    on "servers"."userId" = "user"."id"
  left join (select "userId", count(*) as "count", sum("amount")::bigint as "amount" from "payment" group by "userId") "payments"
    on "payments"."userId" = "user"."id"`;

const summaryTable = [
  // Kopecks: "balance" of the ledger's entries, "amount" of all payments.
  `create table "accountSummary" (
    "userId" text primary key references "user" ("id") on delete cascade,
    "number" bigint not null,
    "email" text not null,
    "userName" text not null,
    "fullName" text,
    "name" text not null generated always as (coalesce("fullName", "userName")) stored,
    "status" text not null,
    "balance" bigint not null default 0,
    "servers" bigint not null default 0,
    "payments" bigint not null default 0,
    "amount" bigint not null default 0,
    "searchText" text not null generated always as
      ("folded"('#' || "number"::text || E'\\n' || coalesce("fullName", "userName") || E'\\n' || "email")) stored
  )`,
  // For rows that were loaded without triggers.
  `create function "summarizeAccounts"() returns void language sql as $$
    delete from "accountSummary";
    insert into "accountSummary" ("userId", "number", "email", "userName", "fullName", "status", "balance", "servers", "payments", "amount")
      ${summaries}
  $$`,
  `select "summarizeAccounts"()`,
  `create unique index "accountSummary_number_idx" on "accountSummary" ("number")`,
  ...['name', 'status', 'balance', 'servers'].map((column) => {
    const orders: Readonly<Record<string, string>> = {
      name: textKey('name'),
      status: rank('status', [['Active'], ['Suspended']]),
    };
    return `create index "accountSummary_by_${column}_idx" on "accountSummary" (${orders[column] ?? `"${column}"`}, "number")`;
  }),
];

/**
 * Triggers that update the sums in the transaction that changes a summed row. The row's lock makes others wait. Each
 * trigger writes what its own row says: another row may have changed since the trigger's snapshot.
 */
const summaryTriggers = [
  `create function "summarizeUser"() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then
        insert into "accountSummary" ("userId", "number", "email", "userName", "status")
          values (new."id", new."number", new."email", new."name", 'Active');
      else
        update "accountSummary" set "email" = new."email", "userName" = new."name" where "userId" = new."id";
      end if;
      return null;
    end
  $$`,
  `create trigger "user_summarize" after insert on "user" for each row execute function "summarizeUser"()`,
  `create trigger "user_summarizeChanged" after update on "user" for each row
    when (old."email" <> new."email" or old."name" <> new."name") execute function "summarizeUser"()`,
  `create function "summarizeCustomer"() returns trigger language plpgsql as $$
    begin
      update "accountSummary" set "status" = new."status", "fullName" = new."profile" ->> 'fullName'
        where "userId" = new."userId";
      return null;
    end
  $$`,
  `create trigger "customer_summarize" after insert on "customer" for each row execute function "summarizeCustomer"()`,
  `create trigger "customer_summarizeChanged" after update on "customer" for each row
    when (old."status" <> new."status" or old."profile" is distinct from new."profile")
    execute function "summarizeCustomer"()`,
  `create function "summarizeServers"() returns trigger language plpgsql as $$
    begin
      update "accountSummary" set "servers" = "servers" + (case tg_op when 'INSERT' then 1 else -1 end) * "changes"."count"
        from (select "userId", count(*) as "count" from "changed" group by "userId") "changes"
        where "accountSummary"."userId" = "changes"."userId";
      return null;
    end
  $$`,
  `create function "summarizePayments"() returns trigger language plpgsql as $$
    declare
      sign bigint := case tg_op when 'INSERT' then 1 else -1 end;
    begin
      update "accountSummary" set "payments" = "payments" + sign * "changes"."count",
          "amount" = "accountSummary"."amount" + sign * "changes"."amount"
        from (select "userId", count(*) as "count", sum("amount")::bigint as "amount" from "changed" group by "userId") "changes"
        where "accountSummary"."userId" = "changes"."userId";
      return null;
    end
  $$`,
  ...['server', 'payment'].flatMap((table) =>
    [
      ['Added', 'insert', 'new'],
      ['Removed', 'delete', 'old'],
    ].map(
      ([name, event, rows]) => `create trigger "${table}_summarize${name}" after ${event} on "${table}"
        referencing ${rows} table as "changed"
        for each statement execute function "summarize${table === 'server' ? 'Servers' : 'Payments'}"()`,
    ),
  ),
  `create function "summarizeAmount"() returns trigger language plpgsql as $$
    begin
      update "accountSummary" set "amount" = "amount" + new."amount" - old."amount" where "userId" = new."userId";
      return null;
    end
  $$`,
  `create trigger "payment_summarizeAmount" after update on "payment" for each row
    when (old."amount" <> new."amount") execute function "summarizeAmount"()`,
  `create function "summarizeEntries"() returns trigger language plpgsql as $$
    begin
      update "accountSummary" set "balance" = "balance" + "changes"."amount"
        from (select substr("account", 10) as "userId", sum("amount")::bigint as "amount" from "changed"
          where "account" like 'customer:%' group by "account") "changes"
        where "accountSummary"."userId" = "changes"."userId";
      return null;
    end
  $$`,
  `create trigger "ledgerEntry_summarize" after insert on "ledgerEntry" referencing new table as "changed"
    for each statement execute function "summarizeEntries"()`,
];

/** As `isBill` of src/domain/payment/bill.ts, word for word as admin/bills.ts has it: the indexes are found by that. */
const isBill = `("status" = 'Pending' or "method" in ('manual', 'crypto') or ("method" = 'balance' and "fromBalance" < "amount"))`;

const billOrders = {
  payer: textKey('payer'),
  date: '"date"',
  state: `(case when "status" = 'Pending' and "due" is null then 0 when "status" = 'Pending' and "due" is not null then 1
    when "status" in ('Paid', 'PartlyRefunded') then 2 when "status" = 'Canceled' then 3 when "status" = 'Refunded' then 4 end)`,
  amount: '"amount"',
};

const billTable = [
  // The texts that an administrator finds a bill by, but for its customer's e-mail.
  `alter table "payment" add column "billText" text not null generated always as
    ("folded"('MRD-' || "id"::text || E'\\n' || "payer")) stored`,
  `create index "payment_bill_idx" on "payment" ("id") where ${isBill}`,
  ...Object.entries(billOrders).map(
    ([name, order]) =>
      `create index "payment_bill_by_${name}_idx" on "payment" (${order}, "id") where ${isBill}`,
  ),
  // The sums of a month and status are read from it alone.
  `create index "payment_figures_idx" on "payment" ("status", "date") include ("amount")`,
];

const formerPaymentTable = [
  // As "paymentSubject", from the items that a deletion stores.
  `create function "itemsSubject"(jsonb) returns text language sql immutable parallel safe return
    coalesce((
      select string_agg("line"."text", E'\\n' order by "item"."place", "line"."place")
      from jsonb_array_elements(case jsonb_typeof($1) when 'array' then $1 else '[]'::jsonb end)
        with ordinality as "item" ("entry", "place"),
      lateral (values (1, nullif("item"."entry" ->> 'title', '')), (2, '#' || ("item"."entry" ->> 'serverId')))
        as "line" ("place", "text")), '')`,
  `alter table "formerPayment"
    add column "subject" text not null generated always as ("itemsSubject"("items")) stored,
    add column "searchText" text not null generated always as
      ("folded"('#' || "id"::text || E'\\n' || "email" || E'\\n' || "itemsSubject"("items"))) stored`,
  ...sortIndexes('formerPayment', {
    user: textKey('email'),
    description: textKey('subject'),
    amount: '"amount"',
    method: rank('method', [['crypto'], ['manual'], ['cards'], ['ruCards'], ['sberPay'], ['balance']]),
    status: rank('status', [['Paid'], [], ['Pending', 'Canceled'], ['PartlyRefunded'], ['Refunded']]),
    date: '"date"',
  }),
];

const refundTable = [
  `alter table "refund" add column "searchText" text not null generated always as
    ("folded"('#' || "id"::text || E'\\n' || "email" || E'\\n' || coalesce('MRD-' || "paymentId"::text, '') || E'\\n'
      || coalesce("note", ''))) stored`,
  ...sortIndexes('refund', {
    user: textKey('email'),
    payment: `coalesce("paymentId", 0)`,
    amount: '"amount"',
    target: rank('target', [['balance'], ['method']]),
    reason: rank('reason', [['unusedDays'], ['newClient'], ['notStarted'], ['notDelivered'], ['decided']]),
    at: '"at"',
  }),
];

/** Sums and indexes by which the first page of a long list is read as fast as that of a short one. */
export const listFigures: Migration = {
  version: 310,
  name: 'list-figures',
  statements: [
    ...summaryTable,
    ...summaryTriggers,
    `create index "user_by_joined_idx" on "user" ("createdAt", "number")`,
    `create index "user_by_lastLogin_idx" on "user" (coalesce("lastLoginAt", '-infinity'), "number")`,
    ...billTable,
    ...formerPaymentTable,
    ...refundTable,
    `create index "job_by_failedAt_idx" on "job" ("failedAt", "id") where "failedAt" is not null`,
    `alter table "auditEvent" add column "searchText" text not null generated always as
      ("folded"("subject" || E'\\n' || "adminEmail" || E'\\n' || "customerEmail")) stored`,
    trigramIndexes([
      ['accountSummary_search_idx', 'accountSummary', '"searchText"'],
      ['accountSummary_email_search_idx', 'accountSummary', '"folded"("email")'],
      ['payment_bill_search_idx', 'payment', '"billText"', isBill],
      ['formerPayment_search_idx', 'formerPayment', '"searchText"'],
      ['refund_search_idx', 'refund', '"searchText"'],
      ['auditEvent_search_idx', 'auditEvent', '"searchText"'],
    ]),
  ],
};
