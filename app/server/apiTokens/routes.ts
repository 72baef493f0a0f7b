import { randomBytes } from 'node:crypto';
import type { Selectable } from 'kysely';
import { rightsOfRole } from '@/domain/members/memberRole';
import { tokenExpiry, tokenScopes, type TokenDraft } from '@/domain/tokens/apiToken';
import { toIsoDateTime } from '@/domain/time/dates';
import type { tokensContract } from '@app/contract/tokens';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import type { Caller } from '../routing/caller';
import type { Handlers } from '../routing/contractRoutes';
import type { RequireOwnPassword } from '../routing/ownPassword';
import type { ApiTokenTable } from './tables';
import { hashSecret } from './tokenCaller';
import { settingsOf } from '../settings/storedSettings';

/** Marks secrets, so that scanners of source code find leaked ones. */
const secretPrefix = 'mrd_';
const hintLength = 4;

function toWire(row: Omit<Selectable<ApiTokenTable>, 'userId' | 'hash' | 'membershipId'>, now: Date) {
  const { id, name, scopes, hint, createdAt, expiresAt, lastUsedAt } = row;
  return {
    id: String(id),
    name,
    scopes,
    hint,
    createdAt: toIsoDateTime(createdAt),
    expiresAt: expiresAt && toIsoDateTime(expiresAt),
    isExpired: expiresAt !== null && expiresAt <= now,
    lastUsedAt: lastUsedAt && toIsoDateTime(lastUsedAt),
  };
}

const listed = ['id', 'name', 'scopes', 'hint', 'createdAt', 'expiresAt', 'lastUsedAt'] as const;

/** Stores a token and returns it with its secret. */
async function storeToken(tx: Db, caller: Caller, { draft, now }: { draft: TokenDraft; now: Date }) {
  const { name, scopes, days } = draft;
  await lockCustomer(tx, caller.id);
  const { count } = await tx
    .selectFrom('apiToken')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('userId', '=', caller.id)
    .executeTakeFirstOrThrow();
  const { apiTokensPerAccount: max } = await settingsOf(tx);
  if (Number(count) >= max) throw refusal('tooManyTokens', { max });
  const secret = secretPrefix + randomBytes(32).toString('base64url');
  const row = await tx
    .insertInto('apiToken')
    .values({
      userId: caller.id,
      name,
      scopes: JSON.stringify(tokenScopes.filter((scope) => scopes.includes(scope))),
      hash: hashSecret(secret),
      hint: secret.slice(-hintLength),
      createdAt: now,
      expiresAt: tokenExpiry(now, days),
      membershipId: caller.member?.membershipId ?? null,
    })
    .returning(listed)
    .executeTakeFirstOrThrow();
  return { token: toWire(row, now), secret };
}

/** Handlers of API tokens. */
export const tokenRoutes = (requirePassword: RequireOwnPassword): Handlers<typeof tokensContract> => ({
  async list({ db, caller, now }) {
    const rows = await db
      .selectFrom('apiToken')
      .select(listed)
      .where('userId', '=', caller.id)
      .orderBy('id')
      .execute();
    return { items: rows.map((row) => toWire(row, now)) };
  },
  async create({ caller, context, body: { password, ...draft }, now, stored }) {
    // A colleague's token gets nothing beyond their role.
    const rights = rightsOfRole(caller.member?.role ?? 'owner');
    if (!draft.scopes.every((scope) => rights.includes(scope))) throw refusal('role');
    await requirePassword({ caller, context, password });
    return stored((tx) => storeToken(tx, caller, { draft, now }));
  },
  async revoke({ db, caller, params }) {
    let revoked = db.deleteFrom('apiToken').where('userId', '=', caller.id).where('id', '=', params.id);
    // A colleague revokes only their own.
    if (caller.member) revoked = revoked.where('membershipId', '=', caller.member.membershipId);
    const { numDeletedRows } = await revoked.executeTakeFirst();
    if (numDeletedRows === 0n) throw refusal('notFound');
  },
});
