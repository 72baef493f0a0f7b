import type { Migration } from './migration';

/** Staff may choose mails about the tickets of one department. */
export const departmentMails: Migration = {
  version: 702,
  name: 'department-mails',
  statements: [
    `alter table "user" drop constraint "user_ticketMails_check"`,
    `alter table "user" add constraint "user_ticketMails_check"
      check ("ticketMails" in ('all', 'mine', 'technical', 'billing', 'sales', 'abuse', 'none'))`,
  ],
};
