import { sql } from 'kysely';
import type { FileLimits } from '@app/contract/call';
import { refusalStatus } from '@app/contract/refusals';
import { attachmentProblems } from '@/domain/support/supportAttachments';
import { lockCustomer } from '../customers/lock';
import type { Db } from '../db/database';
import { Problem } from '../http/problem';
import type { ReceivedFile } from '../http/uploads';
import { createFairQueue } from '../http/fairQueue';
import { settingsOf } from '../settings/storedSettings';
import { storageDown, type AttachmentStore, type StoreName } from './store';

/** A stored file that is not linked yet. The call's transaction links it, or it is deleted. */
export interface StagedFile extends Pick<ReceivedFile, 'name' | 'size' | 'type'> {
  readonly contentId: string;
}

/** Contents of attachments, stored outside of and before the transaction that links them. */
export interface Contents {
  /**
   * Stores files of an account. A failure leaves nothing behind; after success the caller discards unlinked contents.
   *
   * @throws Problem 422 `invalidFile`, 409 `quotaExceeded`, 429 `uploadsPending`, 503 `uploadsBusy`, `storageDown`
   */
  readonly stage: (
    userId: string,
    files: readonly ReceivedFile[],
    limits: FileLimits,
  ) => Promise<readonly StagedFile[]>;
  /** The bytes of a content, from the beginning. */
  readonly read: (id: string) => Promise<AsyncIterable<Uint8Array>>;
  /** Removes those of these contents that are not linked. */
  readonly discard: (ids: readonly string[]) => Promise<void>;
  /** Removes uploads that were never linked, and contents of deleted accounts. */
  readonly sweep: (now: Date) => Promise<void>;
}

/** Longer than any call between storing and linking a content. */
const abandonedAfterMs = 60 * 60 * 1000;

/** Maximum number of complete forms per account that are stored without being linked. */
const unlinkedForms = 3;

/** Limits of concurrent uploads: each one slows down the database for everybody. */
const queueSizes = { atOnce: 4, waitingPerVisitor: 4, waiting: 24 };

/** Number of abandoned contents per lookup. */
const sweptAtOnce = 100;

function refuseBroken(files: readonly ReceivedFile[]): void {
  const wrong = attachmentProblems(files).flatMap((problem, index) =>
    problem === null ? [] : [{ name: files[index]?.name ?? '', problem }],
  );
  if (wrong.length > 0) throw new Problem(refusalStatus.invalidFile, 'invalidFile', {}, { files: wrong });
}

const unlinked = (db: Db) =>
  db
    .selectFrom('content')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('attachment').select('id').whereRef('contentId', '=', 'content.id'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('outgoingFile').select('id').whereRef('contentId', '=', 'content.id'))),
    );

/** Reserves the contents of a form, unless the account has too many unlinked bytes; returns ids in file order. */
async function reserve(
  db: Db,
  {
    userId,
    files,
    limits,
    store,
  }: { userId: string; files: readonly ReceivedFile[]; limits: FileLimits; store: StoreName },
): Promise<readonly StagedFile[]> {
  return db.transaction().execute(async (tx) => {
    // Two forms at once are counted one after the other.
    await lockCustomer(tx, userId);
    const { stored } = await unlinked(tx)
      .where('userId', '=', userId)
      .select(sql<number>`coalesce(sum("size"), 0)::bigint`.as('stored'))
      .executeTakeFirstOrThrow();
    const size = files.reduce((sum, file) => sum + file.size, 0);
    if (stored + size > unlinkedForms * limits.max * limits.maxBytes)
      throw new Problem(refusalStatus.uploadsPending, 'uploadsPending', {
        'Retry-After': String(abandonedAfterMs / 1000),
      });
    const { total } = await tx
      .selectFrom('content')
      .where('userId', '=', userId)
      .select(sql<number>`coalesce(sum("size"), 0)::bigint`.as('total'))
      .executeTakeFirstOrThrow();
    const { ticketFilesMegabytes: megabytes } = await settingsOf(tx);
    if (total + size > megabytes * 1_000_000)
      throw new Problem(refusalStatus.quotaExceeded, 'quotaExceeded', {}, { megabytes });
    const staged: StagedFile[] = [];
    for (const { name, size, type } of files) {
      const { id } = await tx
        .insertInto('content')
        .values({ userId, size, store })
        .returning('id')
        .executeTakeFirstOrThrow();
      staged.push({ name, size, type, contentId: id });
    }
    return staged;
  });
}

/** Abandons a content unless an attachment links it; after that it cannot be linked. */
const abandon = (db: Db, id: string): Promise<{ store: StoreName } | null> =>
  db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('content')
      .select('store')
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst();
    // Checked under the lock, after concurrent linking has committed.
    if (!row || !(await unlinked(tx).select('id').where('id', '=', id).executeTakeFirst())) return null;
    await tx.updateTable('content').set({ userId: null }).where('id', '=', id).execute();
    return row;
  });

/**
 * Verifies that these contents belong to the account and are unlinked, and locks them for the transaction.
 *
 * @throws Problem 503 `storageDown` if one is gone: a retry with the same key stores the files again
 */
export async function claimContents(tx: Db, userId: string, files: readonly StagedFile[]): Promise<void> {
  if (files.length === 0) return;
  const found = await unlinked(tx)
    .select('id')
    .where('userId', '=', userId)
    .where(
      'id',
      'in',
      files.map(({ contentId }) => contentId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  if (found.length < files.length) throw storageDown();
}

/** Gives unlinked contents of one account to another, in the transaction that links them. */
export async function giveContents(tx: Db, userId: string, files: readonly StagedFile[]): Promise<void> {
  if (files.length === 0) return;
  const ids = files.map(({ contentId }) => contentId);
  await tx.updateTable('content').set({ userId }).where('id', 'in', ids).execute();
}

/** @param stores the stores of this installation; new contents go to `current` */
export function createContents(
  db: Db,
  stores: Partial<Record<StoreName, AttachmentStore>>,
  current: StoreName,
): Contents {
  const queue = createFairQueue(queueSizes, 'uploadsBusy');
  const storeNames = (['database', 's3'] as const).filter((name) => stores[name]);
  const storeNamed = (name: StoreName): AttachmentStore => {
    const store = stores[name];
    // The store's variables were removed while contents still refer to it.
    if (!store) throw storageDown();
    return store;
  };

  async function remove(id: string): Promise<void> {
    const abandoned = await abandon(db, id);
    if (!abandoned) return;
    await storeNamed(abandoned.store).remove(id);
    await db.deleteFrom('content').where('id', '=', id).execute();
  }

  async function discard(ids: readonly string[]): Promise<void> {
    for (const id of ids) await remove(id);
  }

  async function put(staged: readonly StagedFile[], files: readonly ReceivedFile[]): Promise<void> {
    for (const [index, { contentId }] of staged.entries()) {
      const file = files[index];
      if (file) await storeNamed(current).put(contentId, file);
    }
  }

  return {
    async stage(userId, files, limits) {
      refuseBroken(files);
      if (files.length === 0) return [];
      return queue.take(userId, async () => {
        const staged = await reserve(db, { userId, files, limits, store: current });
        try {
          await put(staged, files);
        } catch (error) {
          // Contents that cannot be removed now are swept later.
          await discard(staged.map(({ contentId }) => contentId)).catch(() => undefined);
          throw error;
        }
        return staged;
      });
    },
    async read(id) {
      const { store } = await db
        .selectFrom('content')
        .select('store')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return storeNamed(store).read(id);
    },
    discard,
    async sweep(now) {
      const cutoff = new Date(now.getTime() - abandonedAfterMs);
      for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
        const rows = await unlinked(db)
          .select('id')
          .where('id', '>', after)
          .where('store', 'in', storeNames)
          .where(({ or, eb }) => or([eb('userId', 'is', null), eb('createdAt', '<', cutoff)]))
          .orderBy('id')
          .limit(sweptAtOnce)
          .execute();
        await discard(rows.map(({ id }) => id));
        const last = rows.at(-1);
        if (!last || rows.length < sweptAtOnce) return;
        after = last.id;
      }
    },
  };
}
