import type { Migration } from './migration';

/** Counts the mails that were not sent without a look at the others. */
export const failedMails: Migration = {
  version: 781,
  name: 'failed-mails',
  statements: [`create index "mailLog_failed_idx" on "mailLog" ("day") where "result" = 'failed'`],
};
