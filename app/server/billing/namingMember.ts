import { sql } from 'kysely';
import type { Db } from '../db/database';

/** E-mail of the colleague who acts in the current transaction; null for the owner and the portal. */
export const currentMember = sql<string | null>`nullif(current_setting('portal.member', true), '')`;

/** Runs work whose records name the colleague who made a payment, also when the bank reports it later. */
export async function namingMember<Value>(
  tx: Db,
  { member }: { readonly member: string | null },
  work: () => Promise<Value>,
): Promise<Value> {
  if (member === null) return work();
  const { rows } = await sql<{ member: string | null }>`select ${currentMember} as "member"`.execute(tx);
  const setMember = (email: string) => sql`select set_config('portal.member', ${email}, true)`.execute(tx);
  await setMember(member);
  const value = await work();
  await setMember(rows[0]?.member ?? '');
  return value;
}
