import { sortIndexes, textKey } from './0300-lists';
import type { Migration } from './migration';

const parts = '"entries", "bills", "options", "customBill"';

/** Bills that staff make, with lines of their own; lists find and sort them by the lines' texts. */
export const customBills: Migration = {
  version: 600,
  name: 'custom-bills',
  statements: [
    `alter table "payment" add column "customBill" jsonb`,
    `create function "paymentSubject"(jsonb, jsonb, jsonb, jsonb) returns text language sql immutable parallel safe return
      coalesce(
        (select string_agg("item"."line" ->> 'title', E'\\n' order by "item"."place")
          from jsonb_array_elements(case jsonb_typeof($4 -> 'lines') when 'array' then $4 -> 'lines' else '[]'::jsonb end)
            with ordinality as "item" ("line", "place")),
        "paymentSubject"($1, $2, $3))`,
    `alter table "payment" drop column "subject", drop column "searchText"`,
    `alter table "payment"
      add column "subject" text not null generated always as ("paymentSubject"(${parts})) stored,
      add column "searchText" text not null generated always as
        ("folded"('#' || "id"::text || E'\\n' || "paymentSubject"(${parts}))) stored`,
    ...sortIndexes('payment', { description: textKey('subject') }),
    // Without the extension a search scans the table, as with 0300.
    `do $$ begin
      create extension if not exists pg_trgm;
      create index "payment_search_idx" on "payment" using gin ("searchText" gin_trgm_ops);
    exception when insufficient_privilege or feature_not_supported or undefined_file then
      raise notice 'Searches scan their tables: %', sqlerrm;
    end $$`,
  ],
};
