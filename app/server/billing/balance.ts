import { kopecks, type Money } from '@/domain/money';
import type { Db } from '../db/database';

export async function balanceOf(_db: Db, _userId: string): Promise<Money> {
  return kopecks(0);
}

export async function unpaidCount(_db: Db, _userId: string): Promise<number> {
  return 0;
}
