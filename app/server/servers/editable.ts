import type { EditableServer } from '@/domain/serverSettings';
import type { Db } from '../db/database';
import { toEditable, type ServerRow } from './store';
import { withAwaitedTariff } from './tariffBills';

/** What can be changed about a server, with the tariff that it waits for. */
export async function editableOf(db: Db, row: ServerRow): Promise<EditableServer> {
  const editable = toEditable(row);
  return { ...editable, server: await withAwaitedTariff(db, row.userId, editable.server) };
}
