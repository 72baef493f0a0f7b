import type { Db } from '../db/database';

export async function answeredCount(_db: Db, _userId: string): Promise<number> {
  return 0;
}
