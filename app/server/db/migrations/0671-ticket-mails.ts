import type { Migration } from './migration';

/** Each member of staff chooses the tickets about which they get mails. */
export const ticketMails: Migration = {
  version: 671,
  name: 'ticket-mails',
  statements: [
    `alter table "user" add column "ticketMails" text not null default 'all'
      check ("ticketMails" in ('all', 'mine', 'none'))`,
  ],
};
