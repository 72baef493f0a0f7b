import type { Db } from '../db/database';
import type { Publish } from '../jobs/handler';
import { publishToStaff } from '../support/staff';

/** Leaves the open tickets of somebody who no longer answers to all other staff. */
export async function releaseTickets(
  tx: Db,
  assigneeId: string,
  { adminEmails, changed }: { readonly adminEmails: readonly string[]; readonly changed: Publish },
): Promise<void> {
  const released = await tx
    .updateTable('ticket')
    .set({ assigneeId: null })
    .where('assigneeId', '=', assigneeId)
    .where('status', '<>', 'closed')
    .returning('id')
    .execute();
  if (released.length > 0) await publishToStaff(tx, adminEmails, changed);
}
