import { rank, textKey } from './0300-lists';
import type { Migration } from './migration';

/** Every mail that was sent or refused, without the secrets of its text. A deleted account takes its mails along. */
export const mailLog: Migration = {
  version: 460,
  name: 'mail-log',
  statements: [
    `create table "mailLog" (
      "id" bigint generated always as identity primary key,
      "at" timestamptz not null,
      "day" date not null,
      "kind" text not null,
      "email" text not null,
      "userId" text references "user" ("id") on delete cascade,
      "jobId" bigint unique,
      "subject" text not null,
      "text" text not null,
      "result" text not null check ("result" in ('sent', 'failed')),
      "reason" text,
      "event" jsonb,
      "searchText" text not null generated always as ("folded"('#' || "id"::text || E'\\n' || "email" || E'\\n' || "subject")) stored,
      check (("result" = 'failed') = ("reason" is not null))
    )`,
    ...['userId', 'kind', 'result', 'day'].map(
      (column) => `create index "mailLog_of_${column}_idx" on "mailLog" ("${column}", "id")`,
    ),
    ...['kind', 'email'].map(
      (column) => `create index "mailLog_by_${column}_idx" on "mailLog" (${textKey(column)}, "id")`,
    ),
    `create index "mailLog_by_result_idx" on "mailLog" (${rank('result', [['sent'], ['failed']])}, "id")`,
    // As 0300 has it: without the extension a search scans the table.
    `do $$ begin
      create extension if not exists pg_trgm;
      create index "mailLog_search_idx" on "mailLog" using gin ("searchText" gin_trgm_ops);
    exception when insufficient_privilege or feature_not_supported or undefined_file then
      raise notice 'Searches scan their tables: %', sqlerrm;
    end $$`,
  ],
};
