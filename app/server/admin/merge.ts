import type { adminContract } from '@app/contract/admin';
import type { MergeObstacle } from '@/domain/admin/accountMerge';
import { usableEmail } from '@/domain/auth/fieldRules';
import { toIsoDateTime } from '@/domain/time/dates';
import { dataObstacles, mergeAccounts, mergeCounts } from '../accounts/mergeAccounts';
import { audit } from '../audit/audit';
import type { Db } from '../db/database';
import { enqueueMail } from '../mail/mailJob';
import type { CallInput, Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import { refuseOwnAccount } from './ownAccount';
import { lockUsers, toAdminUsers, userNumbered, userWithEmail, type UserRow } from './users';
import { wireUser } from './wire';

/* Merging two accounts of one customer. */

type MergeCalls = 'previewMerge' | 'mergeUsers';

/** Finds everything that refuses a merge. */
async function obstaclesOf(
  db: Db,
  kept: UserRow,
  closed: UserRow,
  isAdmin: CallInput<(typeof adminContract)['mergeUsers']>['isAdmin'],
): Promise<MergeObstacle[]> {
  if (kept.userId === closed.userId) return ['sameAccount'];
  const both = [kept, closed];
  return [
    ...(both.some(isAdmin) ? (['staff'] as const) : []),
    ...(both.some(({ status }) => status === 'Merged') ? (['merged'] as const) : []),
    ...(both.some(({ status }) => status === 'Suspended') ? (['suspended'] as const) : []),
    ...(await dataObstacles(db, { kept: kept.userId, closed: closed.userId })),
  ];
}

async function wireOf(db: Db, row: UserRow) {
  const [user] = await toAdminUsers(db, [row]);
  if (!user) throw refusal('notFound');
  return wireUser(user);
}

/** Returns the account that has the data of a merged one, and the accounts that were merged into this one. */
export async function mergesOf(db: Db, userId: string) {
  const toOther = ({
    number: id,
    email,
    mergedAt,
  }: {
    number: number;
    email: string;
    mergedAt: Date | null;
  }) => (mergedAt === null ? [] : [{ id: String(id), email, at: toIsoDateTime(mergedAt) }]);
  const merged = await db
    .selectFrom('customer')
    .select(['mergedInto', 'mergedAt'])
    .where('userId', '=', userId)
    .executeTakeFirst();
  const into = merged?.mergedInto
    ? await db
        .selectFrom('user')
        .select(['number', 'email'])
        .where('id', '=', merged.mergedInto)
        .executeTakeFirst()
    : undefined;
  const from = await db
    .selectFrom('customer')
    .innerJoin('user', 'user.id', 'customer.userId')
    .select(['user.number', 'user.email', 'customer.mergedAt'])
    .where('customer.mergedInto', '=', userId)
    .orderBy('customer.mergedAt', 'desc')
    .execute();
  const [mergedInto = null] = into && merged ? toOther({ ...into, mergedAt: merged.mergedAt }) : [];
  return { mergedInto, mergedFrom: from.flatMap(toOther) };
}

/** Handlers of a merge. */
export const adminMergeRoutes: Pick<Handlers<typeof adminContract>, MergeCalls> = {
  async previewMerge({ db, caller, params, query, isAdmin }) {
    const kept = await userNumbered(db, params.id);
    const closed = await userWithEmail(db, usableEmail(query.email) ?? '');
    if (!kept || !closed) throw refusal('notFound');
    for (const { userId } of [kept, closed]) refuseOwnAccount(caller, userId);
    return {
      closes: await wireOf(db, closed),
      ...(await mergeCounts(db, closed.userId)),
      obstacles: await obstaclesOf(db, kept, closed, isAdmin),
    };
  },
  async mergeUsers({ db, caller, params, body, now, changed, isAdmin }) {
    const other = await userWithEmail(db, usableEmail(body.email) ?? '');
    if (!other) throw refusal('notFound');
    refuseOwnAccount(caller, other.userId);
    const rows = await lockUsers(db, caller, [params.id, other.id]);
    const kept = rows.find(({ id }) => id === params.id);
    // Its address may have changed since: staff chose the account by it.
    const closed = rows.find(({ id, email }) => id === other.id && email === other.email);
    if (!kept || !closed) throw refusal('notFound');
    refuseOwnAccount(caller, kept.userId);
    const obstacles = await obstaclesOf(db, kept, closed, isAdmin);
    if (obstacles.length > 0) throw refusal('notMergeable', { obstacles });
    const [keptBefore, closedBefore] = [await wireOf(db, kept), await wireOf(db, closed)];
    await mergeAccounts(db, { kept: kept.userId, closed: closed.userId }, now);
    const after = await wireOf(db, kept);
    const about = { caller, now, kind: 'accountsMerged', subject: closed.email } as const;
    await audit(db, {
      ...about,
      customer: closed.email,
      before: { status: closedBefore.status, balance: closedBefore.balance, servers: closedBefore.servers },
      after: { status: 'Merged', balance: 0, servers: 0, mergedInto: kept.email, note: body.note },
    });
    await audit(db, {
      ...about,
      customer: kept.email,
      before: { balance: keptBefore.balance, servers: keptBefore.servers },
      after: {
        balance: after.balance,
        servers: after.servers,
        mergedFrom: closed.email,
        note: body.note,
      },
    });
    const event = { kind: 'accountsMerged', kept: kept.email, closed: closed.email } as const;
    for (const { userId } of [kept, closed])
      await enqueueMail(db, { userId, key: `merged:${closed.userId}:${userId}`, event, now });
    changed(kept.userId, 'account', 'cart', 'notifications', 'payers', 'payments', 'servers', 'tickets');
    changed(closed.userId, 'account');
    return after;
  },
};
