import type { Migration } from './migration';

/**
 * Content of a file, apart from the attachment that names it. Content is stored before the call that links it, outlives
 * a deleted account until it is swept, and may be in another store than the database.
 */
export const attachments: Migration = {
  version: 11,
  name: 'attachments',
  statements: [
    `create table "content" (
      "id" uuid primary key default gen_random_uuid(),
      "userId" text references "user" ("id") on delete set null,
      "size" bigint not null,
      "store" text not null check ("store" in ('database', 's3')),
      "createdAt" timestamptz not null default current_timestamp
    )`,
    `create index "content_userId_idx" on "content" ("userId")`,
    `alter table "attachment" add column "contentId" uuid`,
    `update "attachment" set "contentId" = gen_random_uuid()`,
    `insert into "content" ("id", "userId", "size", "store")
      select "contentId", "userId", "size", 'database' from "attachment"`,
    `alter table "attachment" alter column "contentId" set not null`,
    `alter table "attachment" add constraint "attachment_contentId_key" unique ("contentId")`,
    `alter table "attachment" add foreign key ("contentId") references "content" ("id")`,
    `alter table "attachmentChunk" add column "contentId" uuid`,
    // The bytes themselves stay where they are: a column that is stored apart is not written again.
    `update "attachmentChunk" set "contentId" = "attachment"."contentId"
      from "attachment" where "attachment"."id" = "attachmentChunk"."attachmentId"`,
    `alter table "attachmentChunk" drop column "attachmentId"`,
    `alter table "attachmentChunk" add primary key ("contentId", "number")`,
    `alter table "attachmentChunk" add foreign key ("contentId") references "content" ("id")`,
    `alter table "attachmentChunk" rename to "contentChunk"`,
  ],
};
