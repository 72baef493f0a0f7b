import type { Migration } from './migration';

/** Texts of mails that the provider has changed; every other is the portal's own. */
export const mailTexts: Migration = {
  version: 461,
  name: 'mail-texts',
  statements: [
    `create table "mailText" (
      "template" text not null,
      "language" text not null,
      "subject" text not null,
      "body" text not null,
      "version" bigint not null default 1,
      primary key ("language", "template")
    )`,
  ],
};
