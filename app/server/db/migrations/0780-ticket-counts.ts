import type { Migration } from './migration';

const groups = `"status", "assigneeId", "userId" is null`;

/** Adds the rows of transition tables to the counts, each with the number by which it changes them. */
const addChanges = (rows: string) => `insert into "ticketCount" ("status", "assigneeId", "isGuest", "tickets")
  select ${groups}, sum("change") from (${rows}) "changes" group by ${groups} having sum("change") <> 0;`;
const added = `select "status", "assigneeId", "userId", 1 as "change" from "added"`;
const removed = `select "status", "assigneeId", "userId", -1 as "change" from "removed"`;

const events = {
  insert: { tables: 'new table as "added"', rows: added },
  update: { tables: 'new table as "added" old table as "removed"', rows: `${added} union all ${removed}` },
  delete: { tables: 'old table as "removed"', rows: removed },
};

/** Counts the tickets as they change, so that a queue of 50 000 is counted as fast as a short one. */
export const ticketCounts: Migration = {
  version: 780,
  name: 'ticket-counts',
  statements: [
    // Rows are only added, so that no transaction waits for another; the hourly cleaning adds them up.
    `create table "ticketCount" (
      "status" text not null, "assigneeId" text, "isGuest" boolean not null, "tickets" bigint not null
    )`,
    // For rows that were loaded without triggers.
    `create function "countTickets"() returns void language sql as $$
      delete from "ticketCount";
      insert into "ticketCount" ("status", "assigneeId", "isGuest", "tickets")
        select ${groups}, count(*) from "ticket" group by ${groups}
    $$`,
    ...Object.entries(events).flatMap(([event, { tables, rows }]) => [
      `create function "countTickets_${event}"() returns trigger language plpgsql as $$
        begin
          ${addChanges(rows)}
          return null;
        end
      $$`,
      `create trigger "ticket_count_${event}" after ${event} on "ticket" referencing ${tables}
        for each statement execute function "countTickets_${event}"()`,
    ]),
    // Last: the triggers hold a lock, so that a release that still runs adds no ticket between the count and them.
    `select "countTickets"()`,
  ],
};
