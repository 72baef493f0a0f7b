import { rank, sortIndexes } from './0300-lists';
import type { Migration } from './migration';

/** Stores why an account was deleted by its owner as a code, which the portal translates. */
export const ownerDeletions: Migration = {
  version: 820,
  name: 'owner-deletions',
  statements: [
    `update "auditEvent" set "after" = ("after" - 'note') || '{"reason": "ownerRequest"}'
      where "kind" = 'userDeleted' and "adminEmail" = '' and "after" ->> 'note' = 'Deleted by its owner'`,
    `update "refund" set "reason" = 'accountDeleted', "note" = null
      where "reason" = 'decided' and "userId" is null and "note" = 'Deleted by its owner'`,
    `drop index "refund_by_reason_idx"`,
    ...sortIndexes('refund', {
      reason: rank('reason', [
        ['unusedDays'],
        ['newClient'],
        ['notStarted'],
        ['notDelivered'],
        ['decided'],
        ['accountDeleted'],
      ]),
    }),
  ],
};
