import { randomUUID } from 'node:crypto';
import type { adminContract } from '@app/contract/admin';
import { hasRight } from '@/domain/admin/rights';
import { canSuspend, userEvents } from '@/domain/admin/user';
import { lostDays } from '@/domain/servers/hold';
import { dayIn } from '@/domain/time/timeZone';
import { usableUser, userProblems, type UserDraft } from '@/domain/admin/userForm';
import { profileOf } from '../accounts/profile';
import { deleteAccount } from '../accounts/deleteAccount';
import { previewSettlement } from '../accounts/settleAccount';
import type { Caller } from '../routing/caller';
import type { Db } from '../db/database';
import { enqueueMail } from '../mail/mailJob';
import { notify } from '../notifications/notify';
import type { CallInput, Handlers } from '../routing/contractRoutes';
import { refusal } from '../http/refusal';
import { audit } from '../audit/audit';
import { removeSecondFactor } from '../auth/secondFactor/store';
import { refuseOwnAccount } from './ownAccount';
import { holdServers, releaseServers } from '../fulfilment/hold';
import { timeZoneOf } from '../settings/storedSettings';
import { startViewing } from '../viewings/viewings';
import { releaseTickets } from '../desk/releaseTickets';
import {
  lockUser,
  refuseMerged,
  toAdminUsers,
  userNumbered,
  userPage,
  userWithEmail,
  type UserRow,
} from './users';
import { wireSettlement, wireUser } from './wire';

async function answerFor(db: Db, email: string) {
  const row = await userWithEmail(db, email);
  const [user] = row ? await toAdminUsers(db, [row]) : [];
  if (!user) throw refusal('notFound');
  return wireUser(user);
}

/** Validates and normalizes a draft by the rules of its form. */
function validUser<Draft extends Pick<UserDraft, 'name' | 'email'>>(draft: Draft): Draft {
  const valid = usableUser(draft);
  if (valid === null) throw refusal('invalidRequest', { fields: Object.keys(userProblems(draft)) });
  return valid;
}

/** Changes the customer's displayed name. The version increases, so that an open profile form cannot overwrite it. */
async function rename(tx: Db, { userId, ...user }: UserRow, name: string): Promise<void> {
  const { profile, version } = await profileOf(tx, { ...user, id: userId });
  await tx.updateTable('user').set({ name }).where('id', '=', userId).execute();
  await tx
    .updateTable('customer')
    .set({ profile: JSON.stringify({ ...profile, fullName: name }), version: Number(version) + 1 })
    .where('userId', '=', userId)
    .execute();
}

type UserInput = Pick<
  CallInput<(typeof adminContract)['saveUser']>,
  'db' | 'now' | 'changed' | 'adminEmails'
> & {
  readonly caller: Caller;
};

/** Ends every session of an account, holds its servers, and notifies the owner by mail. */
async function suspend({ db: tx, now, ...parts }: UserInput, userId: string): Promise<void> {
  const change = { status: 'Suspended', suspendedAt: now } as const;
  await tx.updateTable('customer').set(change).where('userId', '=', userId).execute();
  await tx.deleteFrom('session').where('userId', '=', userId).execute();
  await releaseTickets(tx, userId, parts);
  await holdServers(tx, userId, now);
  const key = `accessSuspended:${userId}:${now.toISOString()}`;
  await enqueueMail(tx, { userId, key, event: { kind: 'accessSuspended' }, now });
}

/**
 * Restores access, and every server to its previous status (D44); notifies the customer by notification and mail.
 *
 * @returns the number of days by which end dates moved
 */
async function restore(
  tx: Db,
  { userId, suspendedAt }: UserRow,
  returnsLostDays: boolean,
  now: Date,
): Promise<number> {
  const change = { status: 'Active', suspendedAt: null } as const;
  await tx.updateTable('customer').set(change).where('userId', '=', userId).execute();
  // Sessions opened concurrently with the suspension must not become valid.
  await tx.deleteFrom('session').where('userId', '=', userId).execute();
  const timeZone = await timeZoneOf(tx);
  const [today, suspendedOn] = [dayIn(timeZone, now), dayIn(timeZone, suspendedAt ?? now)];
  await releaseServers(tx, userId, { suspendedOn, today, timeZone, returnsLostDays, now });
  const days = returnsLostDays ? lostDays(today, suspendedOn, today) : 0;
  const event = { kind: 'accessRestored', lostDays: days } as const;
  await notify(tx, { userId, at: now, about: event });
  await enqueueMail(tx, { userId, key: `accessRestored:${userId}:${now.toISOString()}`, event, now });
  return days;
}

/** Saves name and status of a locked account. */
async function save(
  input: UserInput,
  user: UserRow,
  next: Pick<UserRow, 'name' | 'status'> & { readonly returnsLostDays?: boolean },
) {
  const { db, caller, now, changed } = input;
  if (next.status === 'Suspended') refuseOwnAccount(caller, user.userId);
  for (const kind of userEvents(user, next)) {
    const what = kind === 'userEdited' ? 'name' : 'status';
    const after: Record<string, unknown> = { [what]: next[what] };
    if (kind === 'userEdited') await rename(db, user, next.name);
    else if (kind === 'userSuspended') await suspend(input, user.userId);
    else after['lostDays'] = await restore(db, user, next.returnsLostDays ?? false, now);
    await audit(db, {
      caller,
      now,
      kind,
      subject: user.email,
      customer: user.email,
      before: { [what]: user[what] },
      after,
    });
    changed(user.userId, 'account', ...(what === 'status' ? (['servers', 'notifications'] as const) : []));
  }
  return answerFor(db, user.email);
}

/**
 * Locks an account for a change; only staff who edit staff may change an administrator.
 *
 * @throws Problem 409 `adminAccount`, 409 `fixedOwner` for another owner whom the environment names
 */
async function lockForChange({
  db,
  caller,
  params,
  isAdmin,
  adminEmails,
}: Pick<
  CallInput<(typeof adminContract)['suspendUser']>,
  'db' | 'caller' | 'params' | 'isAdmin' | 'adminEmails'
>) {
  const user = await lockUser(db, caller, params.id);
  const isOwn = user.userId === caller.id;
  if (!isOwn && isAdmin(user) && !hasRight(caller.staffRole ?? 'readOnly', 'staff.edit'))
    throw refusal('adminAccount');
  if (!isOwn && adminEmails.includes(user.email)) throw refusal('fixedOwner');
  return user;
}

type UserCalls =
  | 'viewAs'
  | 'users'
  | 'addUser'
  | 'saveUser'
  | 'suspendUser'
  | 'endSecondFactor'
  | 'settlement'
  | 'deleteUser';

/** Handlers of all accounts of customers and administrators. */
export const adminUserRoutes: Pick<Handlers<typeof adminContract>, UserCalls> = {
  async users({ db, query }) {
    const { items, ...page } = await userPage(db, query);
    return { ...page, items: items.map(wireUser) };
  },
  async addUser({ db, caller, body, now }) {
    const { name, email, status } = validUser(body);
    const id = randomUUID();
    const added = await db
      .insertInto('user')
      // There is a single name here; only its owner knows which part is the first name.
      .values({ id, name, email, emailVerified: true, firstName: name, lastName: '' })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw refusal('emailTaken');
    // A pending registration code must not create a second account.
    await db.deleteFrom('registration').where('email', '=', email).execute();
    if (status === 'Suspended')
      await db.insertInto('customer').values({ userId: id, status, suspendedAt: now }).execute();
    const after = { name, email, status };
    const about = { subject: email, customer: email };
    await audit(db, { caller, now, kind: 'userAdded', ...about, before: null, after });
    return answerFor(db, email);
  },
  async saveUser(input) {
    const { body } = input;
    const user = await lockForChange(input);
    return save(input, user, validUser({ ...body, email: user.email }));
  },
  async suspendUser(input) {
    const user = await lockForChange(input);
    if (!canSuspend(user)) throw refusal('changed');
    return save(input, user, { name: user.name, status: 'Suspended' });
  },
  async endSecondFactor(input) {
    const { userId, email } = await lockForChange(input);
    const { db, caller, now } = input;
    refuseOwnAccount(caller, userId);
    if (!(await removeSecondFactor(db, userId, { change: 'secondFactorReset', device: null, now })))
      throw refusal('changed');
    const about = { subject: email, customer: email };
    const [before, after] = [{ secondFactor: 'on' }, { secondFactor: 'off' }];
    await audit(db, { caller, now, kind: 'secondFactorEnded', ...about, before, after });
    return answerFor(db, email);
  },
  viewAs: ({ db, caller, params, now, isAdmin }) =>
    startViewing(db, { caller, number: params.id, now, isAdmin }),
  async settlement({ db, caller, params, now }) {
    const user = await userNumbered(db, params.id);
    if (!user) throw refusal('notFound');
    refuseOwnAccount(caller, user.userId);
    refuseMerged(user);
    return wireSettlement(await previewSettlement(db, user.userId, now));
  },
  async deleteUser({ db, caller, params, body, now, changed, isAdmin, adminEmails }) {
    const user = await lockForChange({ db, caller, params, isAdmin, adminEmails });
    const { userId, email, name, status } = user;
    refuseOwnAccount(caller, userId);
    await deleteAccount(db, { userId, email, name, status }, { ...body, caller, now });
    changed(userId, 'account');
  },
};
