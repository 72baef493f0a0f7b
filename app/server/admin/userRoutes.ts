import { randomUUID } from 'node:crypto';
import type { adminContract } from '@app/contract/admin';
import { canSuspend, userEvents } from '@/domain/admin/user';
import { heldWith } from '@/domain/admin/server';
import { usableUser, userProblems, type UserDraft } from '@/domain/admin/userForm';
import { profileOf } from '../accounts/profile';
import type { ServerId } from '@/domain/server';
import type { Caller } from '../auth/signedIn';
import type { Db } from '../db/database';
import { issueLastRefundPapers } from '../papers/refundPaper';
import { addOperations } from '../provisioning/operations';
import { enqueueForgetting } from '../savedCards/forgetJob';
import { refusal, type CallInput, type Handlers } from '../http/contractRoutes';
import { audit } from './audit';
import { pageFrom, pageRequested } from './page';
import { keepPayments } from './payments';
import { serversOfUser, setServerPower } from './servers';
import { startViewing } from './viewings';
import { countUsers, lockUser, toAdminUsers, userPage, userWithEmail, type UserRow } from './users';
import { wireUser } from './wire';

async function answerFor(db: Db, email: string) {
  const row = await userWithEmail(db, email);
  const [user] = row ? await toAdminUsers(db, [row]) : [];
  if (!user) throw refusal('notFound');
  return wireUser(user);
}

/** A draft as it is stored, by the rules of its form; refuses what breaks one. */
function validUser(draft: UserDraft): UserDraft {
  const valid = usableUser(draft);
  if (valid === null) throw refusal('invalidRequest', { fields: Object.keys(userProblems(draft)) });
  return valid;
}

/** What the customer sees as their name. The version grows, so that a profile opened before is not saved over it. */
async function rename(tx: Db, { userId, ...user }: UserRow, name: string): Promise<void> {
  const { profile, version } = await profileOf(tx, { ...user, id: userId });
  await tx.updateTable('user').set({ name }).where('id', '=', userId).execute();
  await tx
    .updateTable('customer')
    .set({ profile: JSON.stringify({ ...profile, fullName: name }), version: Number(version) + 1 })
    .where('userId', '=', userId)
    .execute();
}

/** Access taken ends every session and holds the servers; access given back leaves them stopped, to be started on purpose. */
async function setStatus(tx: Db, userId: string, status: UserRow['status'], now: Date): Promise<void> {
  await tx.updateTable('customer').set({ status }).where('userId', '=', userId).execute();
  // Given back too: what was opened at the very moment of the suspension must not come to life.
  await tx.deleteFrom('session').where('userId', '=', userId).execute();
  for (const owned of await serversOfUser(tx, userId)) {
    const next = heldWith(owned.server, status === 'Suspended');
    if (next.status !== owned.server.status) await setServerPower(tx, owned, next.status, now);
  }
}

type UserInput = Pick<CallInput<(typeof adminContract)['saveUser']>, 'db' | 'now' | 'changed'> & {
  readonly caller: Caller;
};

/** Another name and status of an account that is locked. */
async function save(
  { db, caller, now, changed }: UserInput,
  user: UserRow,
  next: Pick<UserRow, 'name' | 'status'>,
) {
  if (next.status === 'Suspended' && user.userId === caller.id) throw refusal('ownAccount');
  for (const kind of userEvents(user, next)) {
    const what = kind === 'userEdited' ? 'name' : 'status';
    if (what === 'name') await rename(db, user, next.name);
    else await setStatus(db, user.userId, next.status, now);
    await audit(db, {
      caller,
      now,
      kind,
      subject: user.email,
      customer: user.email,
      before: { [what]: user[what] },
      after: { [what]: next[what] },
    });
    changed(user.userId, 'account', ...(what === 'status' ? (['servers'] as const) : []));
  }
  return answerFor(db, user.email);
}

type UserCalls = 'viewAs' | 'users' | 'addUser' | 'saveUser' | 'suspendUser' | 'deleteUser';

/** The accounts of all customers and administrators. */
export const adminUserRoutes: Pick<Handlers<typeof adminContract>, UserCalls> = {
  async users({ db, query }) {
    const page = pageRequested(query);
    const users = await toAdminUsers(db, await userPage(db, page));
    return pageFrom(users, page, await countUsers(db), wireUser);
  },
  async addUser({ db, caller, body, now }) {
    const { name, email, status } = validUser(body);
    const id = randomUUID();
    const added = await db
      .insertInto('user')
      // The name is one here: which part of it is the first name, only its owner knows.
      .values({ id, name, email, emailVerified: true, firstName: name, lastName: '' })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!added) throw refusal('emailTaken');
    // As after any other way to an account: no code makes a second one.
    await db.deleteFrom('registration').where('email', '=', email).execute();
    if (status === 'Suspended') await db.insertInto('customer').values({ userId: id, status }).execute();
    const after = { name, email, status };
    const about = { subject: email, customer: email };
    await audit(db, { caller, now, kind: 'userAdded', ...about, before: null, after });
    return answerFor(db, email);
  },
  async saveUser(input) {
    const { db, caller, params, body } = input;
    const user = await lockUser(db, caller, params.id);
    return save(input, user, validUser({ ...body, email: user.email }));
  },
  async suspendUser(input) {
    const { db, caller, params } = input;
    const user = await lockUser(db, caller, params.id);
    if (!canSuspend(user)) throw refusal('changed');
    return save(input, user, { name: user.name, status: 'Suspended' });
  },
  viewAs: ({ db, caller, params, now, isAdmin }) =>
    startViewing(db, { caller, number: params.id, now, isAdmin }),
  async deleteUser({ db, caller, params, now, changed }) {
    const user = await lockUser(db, caller, params.id);
    const { userId, email, name, status } = user;
    if (userId === caller.id) throw refusal('ownAccount');
    await issueLastRefundPapers(db, userId, now);
    await keepPayments(db, userId, now);
    await addOperations(
      db,
      userId,
      (await serversOfUser(db, userId)).map(({ server }) => ({
        serverId: server.id as number as ServerId,
        title: server.name,
        command: { action: 'destroy' },
      })),
      now,
    );
    await enqueueForgetting(
      db,
      await db.deleteFrom('savedCard').where('userId', '=', userId).returningAll().execute(),
      now,
    );
    await db.deleteFrom('user').where('id', '=', userId).execute();
    const before = { name, email, status };
    const about = { subject: email, customer: email };
    await audit(db, { caller, now, kind: 'userDeleted', ...about, before, after: null });
    changed(userId, 'account');
  },
};
