import type { Db } from '../db/database';

/** Says at the start how to become an administrator, while nobody is one or is named in `ADMIN_EMAILS`. */
export async function hintFirstAdministrator(
  db: Db,
  adminEmails: readonly string[],
  warn: (line: string) => void,
): Promise<void> {
  if (adminEmails.length > 0) return;
  const found = await db
    .selectFrom('user')
    .select('id')
    .where('role', '=', 'admin')
    .limit(1)
    .executeTakeFirst();
  if (!found)
    warn(
      'Nobody is an administrator yet. Start with ADMIN_EMAILS=you@example.com, register with that address, and open /admin.',
    );
}
