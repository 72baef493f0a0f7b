import type { Migration } from './migration';

/** Makes a queue of 50 000 tickets searchable, and a log of 1 000 000 mails countable, as fast as short ones. */
export const longLists: Migration = {
  version: 481,
  name: 'long-lists',
  statements: [
    `alter table "ticket" add column "deskText" text not null generated always as
      ("folded"('#' || "id"::text || E'\\n' || "subject")) stored`,
    // As 0300 has it: without the extension a search scans the table.
    `do $$ begin
      create extension if not exists pg_trgm;
      create index "ticket_desk_search_idx" on "ticket" using gin ("deskText" gin_trgm_ops);
    exception when insufficient_privilege or feature_not_supported or undefined_file then
      raise notice 'Searches scan their tables: %', sqlerrm;
    end $$`,
    `create table "mailCount" ("only" boolean primary key default true check ("only"), "mails" bigint not null)`,
    `insert into "mailCount" ("mails") select count(*) from "mailLog"`,
    // Mails are recorded outside of transactions, so that none waits long for the row.
    `create function "countMails"() returns trigger language plpgsql as $$
      begin
        update "mailCount" set "mails" = "mails" + (case tg_op when 'INSERT' then 1 else -1 end) * (select count(*) from "changed");
        return null;
      end
    $$`,
    ...[
      ['Added', 'insert', 'new'],
      ['Removed', 'delete', 'old'],
    ].map(
      ([name, event, rows]) => `create trigger "mailLog_count${name}" after ${event} on "mailLog"
        referencing ${rows} table as "changed" for each statement execute function "countMails"()`,
    ),
  ],
};
