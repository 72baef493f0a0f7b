import type { Migration } from './migration';

/** Staff who write an answer or a note at present. */
export const ticketWriters: Migration = {
  version: 482,
  name: 'ticket-writers',
  statements: [
    `create table "ticketWriter" (
      "ticketId" bigint not null references "ticket" ("id") on delete cascade,
      "staffId" text not null references "user" ("id") on delete cascade,
      "until" timestamptz not null,
      primary key ("ticketId", "staffId")
    )`,
    `create index "ticketWriter_staffId_idx" on "ticketWriter" ("staffId")`,
    `create index "ticketWriter_until_idx" on "ticketWriter" ("until")`,
  ],
};
