import type { Migration } from './migration';

/** Messages of a ticket move to another one of the same customer. */
export const mergedTickets: Migration = {
  version: 440,
  name: 'merged tickets',
  statements: [
    `alter table "ticket" add column "mergedInto" bigint references "ticket" ("id") on delete set null
      check ("mergedInto" <> "id")`,
    `create index "ticket_mergedInto_idx" on "ticket" ("mergedInto") where "mergedInto" is not null`,
    // Files follow their message.
    `alter table "attachment" drop constraint "attachment_userId_ticketId_messageNumber_fkey",
      add foreign key ("userId", "ticketId", "messageNumber")
        references "ticketMessage" ("userId", "ticketId", "number") on delete cascade on update cascade`,
  ],
};
