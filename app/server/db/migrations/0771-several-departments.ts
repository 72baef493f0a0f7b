import type { Migration } from './migration';

/** Staff choose mails about the tickets of several departments, besides their own tickets. */
export const severalDepartments: Migration = {
  version: 771,
  name: 'several-departments',
  statements: [
    `alter table "user"
      add column "ticketDepartments" jsonb not null default '[]' check (jsonb_typeof("ticketDepartments") = 'array'),
      drop constraint "user_ticketMails_check"`,
    `update "user" set "ticketDepartments" = jsonb_build_array("ticketMails"), "ticketMails" = 'mine'
      where "ticketMails" not in ('all', 'mine', 'none')`,
    `alter table "user" add constraint "user_ticketMails_check" check ("ticketMails" in ('all', 'mine', 'none'))`,
  ],
};
