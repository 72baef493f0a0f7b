import type { Migration } from './migration';

/** Tickets of guests: people without an account, who are answered by mail. */
export const guestTickets: Migration = {
  version: 670,
  name: 'guest-tickets',
  statements: [
    // Kept after staff move the ticket to an account, because the guest answers the mails that they have.
    `alter table "ticket" alter column "userId" drop not null,
      add column "guestEmail" text,
      add column "guestName" text,
      add column "guestLanguage" text,
      add check ("userId" is not null or num_nulls("guestEmail", "guestName", "guestLanguage") = 0)`,
    // A null is equal to no account, so a guest’s ticket is in no query by account.
    `create index "ticket_guest_idx" on "ticket" ("guestEmail") where "userId" is null`,
    `alter table "attachment" drop constraint "attachment_userId_ticketId_messageNumber_fkey"`,
    `alter table "ticketMessage" drop constraint "ticketMessage_pkey"`,
    `alter table "ticketMessage" alter column "userId" drop not null,
      add primary key ("ticketId", "number"),
      add unique ("userId", "ticketId", "number"),
      add foreign key ("ticketId") references "ticket" ("id") on delete cascade`,
    `alter table "attachment" add foreign key ("userId", "ticketId", "messageNumber")
      references "ticketMessage" ("userId", "ticketId", "number") on delete cascade on update cascade`,
    // Mails of guests that were delivered, because a mail server may deliver one twice.
    `create table "guestMail" (
      "ticketId" bigint not null references "ticket" ("id") on delete cascade,
      "digest" text not null,
      primary key ("ticketId", "digest")
    )`,
  ],
};
