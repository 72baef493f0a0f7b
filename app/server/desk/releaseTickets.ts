import type { Db } from '../db/database';
import type { Publish } from '../jobs/handler';
import { publishToStaff } from '../support/staff';

/** Unassigns the open tickets of a member of staff who no longer answers tickets. */
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
