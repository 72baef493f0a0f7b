import type { Migration } from './migration';

/** Files of answers that can still be undone; sending an answer attaches them to its message. */
export const answerFiles: Migration = {
  version: 602,
  name: 'answer-files',
  statements: [
    `create table "outgoingFile" (
      "id" bigint generated always as identity primary key,
      "answerId" bigint not null references "outgoingAnswer" ("id") on delete cascade,
      "contentId" uuid not null unique references "content" ("id"),
      "name" text not null,
      "size" bigint not null,
      "type" text not null
    )`,
    `create index "outgoingFile_answerId_idx" on "outgoingFile" ("answerId", "id")`,
  ],
};
