import type { Migration } from './migration';

/** Password for the provider's mail server, encrypted by the server's secret. */
export const smtpPassword: Migration = {
  version: 491,
  name: 'smtp password',
  statements: [`alter table "setting" add column "smtpPassword" text`],
};
