import type { Migration } from './migration';

/** A merge looks up the open acts of an account, which are to be issued to another one. */
export const actsByUser: Migration = {
  version: 711,
  name: 'acts-by-user',
  statements: [
    `create index "job_acts_by_user_idx" on "job" (("payload" ->> 'userId')) where "kind" = 'acts' and "doneAt" is null`,
  ],
};
