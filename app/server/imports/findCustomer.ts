import { createHash } from 'node:crypto';
import type { Db } from '../db/database';
import { Refused } from './refused';

/** The stored key of a line: an e-mail is stored as its hash, because it would outlive its account. */
export function storedKey(key: string): string {
  return key.includes('@') ? createHash('sha256').update(key.toLowerCase()).digest('base64url') : key;
}

/**
 * Finds the account that a line names by its id in the old system or by its e-mail; of a merged account, the kept one.
 *
 * @throws Refused if there is none
 */
export async function findCustomer(tx: Db, name: string): Promise<string> {
  if (name === '') throw new Refused('The customer is missing.');
  const imported = await tx
    .selectFrom('importedLine')
    .select('userId')
    .where('kind', '=', 'customers')
    .where('key', '=', storedKey(name))
    .executeTakeFirst();
  if (imported?.userId === null) throw new Refused(`The account of ${name} is deleted.`);
  if (imported) return imported.userId;
  const user = await tx
    .selectFrom('user')
    .leftJoin('customer', 'customer.userId', 'user.id')
    .select(['user.id', 'customer.mergedInto'])
    .where('email', '=', name.toLowerCase())
    .executeTakeFirst();
  if (!user) throw new Refused(`There is no customer ${name}: import the customers first.`);
  return user.mergedInto ?? user.id;
}
