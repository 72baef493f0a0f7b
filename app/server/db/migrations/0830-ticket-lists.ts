import { rank, sortIndexes, textKey } from './0300-lists';
import type { Migration } from './migration';

/** Sorts the queue by assignee and department, and searches it, along indexes of the tickets and their messages. */
export const ticketLists: Migration = {
  version: 830,
  name: 'ticket-lists',
  statements: [
    // An index cannot sort tickets by a column of their assignees.
    `alter table "ticket" add column "assigneeEmail" text not null default '',
      drop column "deskText"`,
    // Guests are found by their address and name until the ticket moves to an account.
    `alter table "ticket" add column "deskText" text not null generated always as
      ("folded"('#' || "id"::text || E'\\n' || "subject"
        || case when "userId" is null then E'\\n' || "guestEmail" || E'\\n' || "guestName" else '' end)) stored`,
    // Stored, because a search tests each text that its index finds.
    `alter table "ticketMessage" add column "searchText" text generated always as ("folded"("text")) stored`,
    // Replaced, because a restored older backup leaves them. The lock makes a simultaneous change of the e-mail wait, so that its trigger finds the ticket.
    `create or replace function "nameAssignee"() returns trigger language plpgsql as $$
      begin
        new."assigneeEmail" := coalesce(
          (select "email" from "user" where "id" = new."assigneeId" for key share), '');
        return new;
      end
    $$`,
    `create trigger "ticket_nameAssignee" before insert or update of "assigneeId" on "ticket"
      for each row execute function "nameAssignee"()`,
    `create or replace function "renameAssignee"() returns trigger language plpgsql as $$
      begin
        update "ticket" set "assigneeEmail" = new."email" where "assigneeId" = new."id";
        return null;
      end
    $$`,
    `create trigger "user_renameAssignee" after update on "user" for each row
      when (old."email" <> new."email") execute function "renameAssignee"()`,
    `update "ticket" set "assigneeEmail" = "user"."email" from "user" where "user"."id" = "ticket"."assigneeId"`,
    ...sortIndexes('ticket', {
      assignee: textKey('assigneeEmail'),
      department: rank('department', [['technical'], ['billing'], ['sales'], ['abuse']]),
    }),
    `create index "ticket_by_guest_idx" on "ticket" (${textKey('guestEmail')}, "id") where "userId" is null`,
    `drop index if exists "ticketMessage_search_idx"`,
    // As 0300 has it: without the extension a search scans the table.
    ...[
      `"ticket_desk_search_idx" on "ticket" using gin ("deskText" gin_trgm_ops)`,
      `"ticketMessage_search_idx" on "ticketMessage" using gin ("searchText" gin_trgm_ops)`,
    ].map(
      (index) => `do $$ begin
      create extension if not exists pg_trgm;
      create index ${index};
    exception when insufficient_privilege or feature_not_supported or undefined_file then
      raise notice 'Searches scan their tables: %', sqlerrm;
    end $$`,
    ),
  ],
};
