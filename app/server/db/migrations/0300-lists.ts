import type { Migration } from './migration';

/** A rank by which a status sorts: the same expression as `byRank` makes, or the index is of no use. */
export const rank = (column: string, groups: readonly (readonly string[])[]) =>
  `(case "${column}" ${groups
    .flatMap((values, place) => values.map((value) => `when '${value}' then ${place}`))
    .join(' ')} else ${groups.length} end)`;

export const textKey = (column: string) => `("sortKey"("${column}") collate "C")`;

/** An index for each order of a list that every customer's rows are in. */
export const sortIndexes = (table: string, orders: Readonly<Record<string, string>>) =>
  Object.entries(orders).map(
    ([name, order]) => `create index "${table}_by_${name}_idx" on "${table}" (${order}, "id")`,
  );

/** Indexes that find a part of a word. The extension needs rights that a database's owner may not have: then searches scan. */
const trigramIndexes = (columns: readonly (readonly [table: string, expression: string])[]) => `do $$ begin
  create extension if not exists pg_trgm;
  ${columns
    .map(
      ([table, expression]) =>
        `create index "${table}_search_idx" on "${table}" using gin (${expression} gin_trgm_ops);`,
    )
    .join('\n  ')}
exception when insufficient_privilege or feature_not_supported or undefined_file then
  raise notice 'Searches scan their tables: %', sqlerrm;
end $$`;

/** Lists of all customers' rows are searched and sorted by the database (D33); `src/domain/list` has the same rules for arrays. */
export const lists: Migration = {
  version: 300,
  name: 'lists',
  statements: [
    // Lower case, ё as е, plain spaces: `fold` of src/domain. ICU lowers every alphabet, whatever the database's own collation.
    `do $do$ begin
      execute 'create function "folded"(text) returns text language sql immutable strict parallel safe return '
        || 'translate(lower($1' || coalesce((select ' collate "und-x-icu"' from pg_collation where collname = 'und-x-icu' limit 1), '')
        || '), ''ё'' || chr(160) || chr(8239), ''е  '')';
    end $do$`,
    // Numbers by value: `toSortKey` of src/domain. To be compared by characters: collate "C".
    `create function "sortKey"(text) returns text language sql immutable strict parallel safe return
      regexp_replace(
        regexp_replace("folded"($1), '([0-9]+)', '000000000000\\1', 'g'), '0*([0-9]{12,})', '\\1', 'g')`,
    // The names and numbers in a payment's description: `subjectOf` of src/domain/admin/lists.ts.
    `create function "paymentSubject"(jsonb, jsonb, jsonb) returns text language sql immutable parallel safe return
      coalesce(
        '#' || ($3 ->> 'serverId'),
        (select string_agg('MRD-' || "bill"."id", ', ' order by "bill"."place")
          from jsonb_array_elements_text(case jsonb_typeof($2) when 'array' then $2 else '[]'::jsonb end)
            with ordinality as "bill" ("id", "place")),
        (select string_agg("line"."text", E'\\n' order by "item"."place", "line"."place")
          from jsonb_array_elements(case jsonb_typeof($1) when 'array' then $1 else '[]'::jsonb end)
            with ordinality as "item" ("entry", "place"),
          lateral (values
            (1, "item"."entry" ->> 'plan'), (2, "item"."entry" ->> 'tariff'), (3, '#' || ("item"."entry" ->> 'serverId'))
          ) as "line" ("place", "text")),
        '')`,
    `alter table "payment"
      add column "subject" text not null generated always as ("paymentSubject"("entries", "bills", "options")) stored,
      add column "searchText" text not null generated always as
        ("folded"('#' || "id"::text || E'\\n' || "paymentSubject"("entries", "bills", "options"))) stored`,
    ...sortIndexes('payment', {
      amount: '"amount"',
      date: '"date"',
      description: textKey('subject'),
      method: rank('method', [['crypto'], ['manual'], ['cards'], ['ruCards'], ['sberPay'], ['balance']]),
      status: rank('status', [['Paid'], ['Pending'], ['Canceled'], ['PartlyRefunded'], ['Refunded']]),
    }),
    // The texts that an administrator finds a server by: `serverRules` of src/domain/admin/lists.ts.
    `alter table "server" add column "adminText" text not null generated always as
      ("folded"('#' || "id"::text || E'\\n' || "domain" || E'\\n' || coalesce(host("ip"), '') || E'\\n' || "tariff")) stored`,
    ...sortIndexes('server', {
      name: textKey('domain'),
      status: rank('status', [
        ['Active'],
        ['Off', 'Stopped'],
        ['Suspended'],
        ['Ordered'],
        ['Activation'],
        ['Stopping'],
      ]),
      datacenter: textKey('datacenter'),
      ip: `coalesce("ip", 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'::inet)`,
      plan: textKey('tariff'),
      created: '"createdOn"',
      expires: '"endDate"',
    }),
    ...['kind', 'subject', 'customerEmail', 'adminEmail'].map(
      (column) => `create index "auditEvent_by_${column}_idx" on "auditEvent" (${textKey(column)}, "id")`,
    ),
    `create index "user_by_email_idx" on "user" (${textKey('email')}, "number")`,
    trigramIndexes([
      ['payment', '"searchText"'],
      ['server', '"adminText"'],
    ]),
  ],
};
