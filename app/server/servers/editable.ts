import type { EditableServer } from '@/domain/servers/serverSettings';
import type { Db } from '../db/database';
import { toEditable, type ServerRow } from '../serverStore/store';
import { awaitedOptions, withAwaitedTariff } from './awaited';

/** Returns a server's settings with its awaited tariff and options. */
export async function editableOf(db: Db, row: ServerRow): Promise<EditableServer> {
  const editable = toEditable(row);
  return {
    ...editable,
    server: await withAwaitedTariff(db, row.userId, editable.server),
    awaitedOptions: await awaitedOptions(db, row.userId, row.id),
  };
}
