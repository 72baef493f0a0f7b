import { createHash } from 'node:crypto';
import { isOpenAccount } from '@/domain/admin/user';
import type { MemberRole } from '@/domain/members/memberRole';
import type { Db } from '../db/database';
import { Problem } from '../http/problem';
import type { ServerContext } from '../http/types';
import type { Limiter } from '../limiter';
import type { ActingMember, Caller } from '../routing/caller';

/** The last use is stored once in this many milliseconds. */
const usedMs = 60_000;

/** Hashes a secret as it is stored. A plain hash suffices, because secrets are random and long. */
export const hashSecret = (secret: string) => createHash('sha256').update(secret).digest('base64url');

/** Returns the secret of a request; null without a bearer token. Other schemes belong to a proxy. */
function bearerOf(c: ServerContext): string | null {
  const [, secret = null] = /^bearer +(\S+) *$/i.exec(c.req.header('authorization') ?? '') ?? [];
  return secret;
}

/**
 * Returns the account of a request's API token; null without one.
 *
 * @throws Problem 401 `invalidToken`, or 429 above the token's limit
 */
export async function tokenCaller(
  c: ServerContext,
  { db, limiter }: { readonly db: Db; readonly limiter: Limiter },
): Promise<Caller | null> {
  const secret = bearerOf(c);
  if (secret === null) return null;
  const now = new Date();
  const found = await db
    .selectFrom('apiToken')
    .innerJoin('user', 'user.id', 'apiToken.userId')
    .innerJoin('customer', 'customer.userId', 'user.id')
    .select(['user.id', 'user.email', 'user.firstName', 'user.lastName', 'customer.status'])
    .select(['apiToken.id as tokenId', 'apiToken.name', 'apiToken.scopes'])
    .select(['apiToken.expiresAt', 'apiToken.lastUsedAt'])
    .leftJoin('membership', 'membership.id', 'apiToken.membershipId')
    .leftJoin('user as maker', 'maker.id', 'membership.userId')
    .select(['membership.id as membershipId', 'membership.role'])
    .select(['maker.id as makerId', 'maker.email as makerEmail', 'maker.firstName as makerFirstName'])
    .select(['maker.lastName as makerLastName'])
    .where('apiToken.hash', '=', hashSecret(secret))
    .executeTakeFirst();
  if (!found || !isOpenAccount(found.status) || (found.expiresAt !== null && found.expiresAt <= now))
    throw new Problem(401, 'invalidToken', { 'WWW-Authenticate': 'Bearer error="invalid_token"' });
  const { id, email, firstName, lastName, tokenId, name, scopes, lastUsedAt } = found;
  await limiter.take('callsPerToken', String(tokenId));
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= usedMs)
    await db.updateTable('apiToken').set({ lastUsedAt: now }).where('id', '=', tokenId).execute();
  return {
    id,
    email,
    firstName,
    lastName,
    // Even an administrator's token reaches nothing of the admin area.
    role: 'customer',
    staffRole: null,
    needsSecondFactor: false,
    sessionId: '',
    token: { name, scopes },
    // No token may make a sensitive call.
    confirmedAt: new Date(0),
    viewedBy: null,
    member: makerOf(found),
  };
}

/** Returns the colleague who made a token: it never does more than their role allows now. Null for the owner's. */
function makerOf(row: {
  readonly membershipId: number | null;
  readonly role: MemberRole | null;
  readonly makerId: string | null;
  readonly makerEmail: string | null;
  readonly makerFirstName: string | null;
  readonly makerLastName: string | null;
}): ActingMember | null {
  const { membershipId, role, makerId, makerEmail, makerFirstName, makerLastName } = row;
  if (membershipId === null || role === null || makerId === null) return null;
  return {
    id: makerId,
    email: makerEmail ?? '',
    firstName: makerFirstName ?? '',
    lastName: makerLastName ?? '',
    role,
    membershipId,
  };
}
