import type { Migration } from './migration';

/** Indexes of the hourly cleaning: without these it reads four tables whole. */
export const indexes: Migration = {
  version: 13,
  name: 'indexes',
  statements: ['session', 'verification', 'registration', 'passwordReset'].map(
    (table) => `create index "${table}_expiresAt_idx" on "${table}" ("expiresAt")`,
  ),
};
