import type { Migration } from './migration';

/**
 * Tries that limits count, for all instances on one PostgreSQL (sharedLimiter.ts). Unlogged: after a crash of the database
 * everybody has their tries again, and counting one costs no sync of the disk. `key` is a hash: nothing personal is in it.
 */
export const rateTries: Migration = {
  version: 12,
  name: 'rateTries',
  statements: [
    `create unlogged table "rateTry" (
      "id" bigint generated always as identity primary key,
      "key" text not null,
      "at" timestamptz not null default clock_timestamp(),
      "expiresAt" timestamptz not null
    )`,
    `create index "rateTry_key_idx" on "rateTry" ("key", "at")`,
    `create index "rateTry_expiresAt_idx" on "rateTry" ("expiresAt")`,
  ],
};
