import type { Db } from '../db/database';

/** Returns the keys of the systems that new orders cannot choose. */
export async function withheldSystems(db: Db): Promise<readonly string[]> {
  const rows = await db.selectFrom('withheldSystem').select('system').orderBy('system').execute();
  return rows.map(({ system }) => system);
}
