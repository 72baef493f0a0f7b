import { toIsoDateTime } from '@/domain/time/dates';
import type { Selectable } from 'kysely';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import type { Caller } from '../routing/caller';
import type { InvitationTable } from './tables';

/** Returns the colleagues of an account, in order of their joining. */
export const membersOf = (db: Db, accountId: string) =>
  db
    .selectFrom('membership')
    .innerJoin('user', 'user.id', 'membership.userId')
    .select(['membership.id', 'membership.userId', 'membership.role', 'membership.since'])
    .select(['user.name', 'user.email', 'user.role as portalRole'])
    .where('membership.accountId', '=', accountId)
    .orderBy('membership.id');

type MemberRow = Awaited<ReturnType<ReturnType<typeof membersOf>['executeTakeFirstOrThrow']>>;

/** Locks one colleague of the caller's account. */
export async function lockMember(tx: Db, caller: Caller, id: number): Promise<MemberRow> {
  const row = await membersOf(tx, caller.id)
    .where('membership.id', '=', id)
    .forUpdate('membership')
    .executeTakeFirst();
  if (!row) throw refusal('notFound');
  return row;
}

/** A colleague on the wire. */
export const wireMember = ({ id, name, email, role, since, userId }: MemberRow, caller: Caller) => ({
  id: String(id),
  name,
  email,
  role,
  since: toIsoDateTime(since),
  isSelf: caller.member?.id === userId,
});

/** An invitation on the wire, without its token. */
export const wireInvitation = (
  { id, email, role, expiresAt }: Pick<Selectable<InvitationTable>, 'id' | 'email' | 'role' | 'expiresAt'>,
  now: Date,
) => ({ id: String(id), email, role, expiresAt: toIsoDateTime(expiresAt), isExpired: expiresAt <= now });

/** Returns the accounts of a person: their own, then those of colleagues, in order of joining. */
export async function accountsOf(db: Db, person: Caller) {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('user', 'user.id', 'membership.accountId')
    .select(['membership.id', 'membership.role', 'user.name', 'user.email'])
    .where('membership.userId', '=', person.id)
    .orderBy('membership.id')
    .execute();
  const session = await db
    .selectFrom('session')
    .select('membershipId')
    .where('id', '=', person.sessionId)
    .where('userId', '=', person.id)
    .executeTakeFirst();
  const current = session?.membershipId ?? null;
  const { firstName, lastName, email } = person;
  const own = { id: null, name: `${firstName} ${lastName}`.trim(), email, role: 'owner' as const };
  return [
    { ...own, isCurrent: current === null },
    ...rows.map(({ id, ...row }) => ({ ...row, id: String(id), isCurrent: id === current })),
  ];
}
