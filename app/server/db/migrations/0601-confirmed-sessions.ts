import type { Migration } from './migration';

/** When the person of a session last entered their password for a sensitive action; null since the sign-in. */
export const confirmedSessions: Migration = {
  version: 601,
  name: 'confirmed-sessions',
  statements: [`alter table "session" add column "confirmedAt" timestamptz`],
};
