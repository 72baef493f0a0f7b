import type { Db } from '../db/database';

/** Says how to become an administrator, or `null` if somebody is one or is named in `ADMIN_EMAILS`. */
export async function firstAdministratorHint(db: Db, adminEmails: readonly string[]): Promise<string | null> {
  if (adminEmails.length > 0) return null;
  const found = await db
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  return found
    ? null
    : 'Nobody is an administrator yet. Start with ADMIN_EMAILS=you@example.com, register with that address, and open /admin.';
}
