import type { Migration } from './migration';

/** Carts and the settings have versions: of two who save at once, the second learns of the first. */
export const versions: Migration = {
  version: 234,
  name: 'versions',
  statements: [
    `alter table "cart" add column "version" bigint not null default 1`,
    `alter table "setting" add column "version" bigint not null default 1`,
    // A mail server that was saved before governed nothing: mail goes through one only where it is saved again.
    `update "setting" set "value" = "value" || '{"smtpHost": ""}'`,
  ],
};
