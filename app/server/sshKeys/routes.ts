import type { sshKeysContract } from '@app/contract/sshKeys';
import { maxSshKeys } from '@/domain/sshKeys/chosenKeys';
import { parseSshKey, sshFingerprint } from '@/domain/sshKeys/sshKey';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import { refusal } from '../http/refusal';
import type { Handlers } from '../routing/contractRoutes';

const shownColumns = ['id', 'name', 'type', 'bits', 'fingerprint', 'addedAt'] as const;

const keysOf = (db: Db, userId: string) =>
  db.selectFrom('sshKey').select(shownColumns).where('userId', '=', userId).orderBy('id').execute();

type KeyRow = Awaited<ReturnType<typeof keysOf>>[number];

const toWire = ({ id, addedAt, ...row }: KeyRow) => ({
  ...row,
  id: String(id),
  addedAt: addedAt.toISOString(),
});

/** Public SSH keys of the account. */
export const accountKeyRoutes: Omit<Handlers<typeof sshKeysContract>, 'onServer'> = {
  list: async ({ db, caller }) => ({ items: (await keysOf(db, caller.id)).map(toWire) }),
  async add({ db, caller, body, now, changed }) {
    const parsed = parseSshKey(body.key);
    if (parsed.status === 'refused') throw refusal('invalidSshKey', { problem: parsed.refusal });
    const { type, bits, blob } = parsed.value;
    const fingerprint = await sshFingerprint(parsed.value);
    await lockCustomer(db, caller.id);
    const keys = await keysOf(db, caller.id);
    if (keys.some((key) => key.fingerprint === fingerprint)) throw refusal('sshKeyTaken');
    if (keys.length >= maxSshKeys) throw refusal('tooManySshKeys', { max: maxSshKeys });
    const added = await db
      .insertInto('sshKey')
      .values({ userId: caller.id, name: body.name, type, bits, blob, fingerprint, addedAt: now })
      .returning(shownColumns)
      .executeTakeFirstOrThrow();
    changed(caller.id, 'account');
    return toWire(added);
  },
  async remove({ db, caller, params, changed }) {
    const removed = await db
      .deleteFrom('sshKey')
      .where('userId', '=', caller.id)
      .where('id', '=', params.id)
      .returning('id')
      .executeTakeFirst();
    if (!removed) throw refusal('notFound');
    changed(caller.id, 'account');
  },
};
