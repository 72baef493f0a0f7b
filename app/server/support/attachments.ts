import type { Db } from '../db/database';
import type { ReceivedFile } from '../http/uploads';

/** Where the contents of attachments are kept, by the attachment's number; one after another, never whole in memory. */
export interface AttachmentStore {
  /** Within the transaction that has made the attachment. */
  readonly put: (tx: Db, id: number, file: Pick<ReceivedFile, 'open'>) => Promise<void>;
  readonly read: (db: Db, id: number) => AsyncIterable<Uint8Array>;
  readonly remove: (tx: Db, id: number) => Promise<void>;
}

/** Large enough to be few, small enough to be nothing in memory. */
const chunkBytes = 256 * 1024;

async function* chunksOf(db: Db, attachmentId: number): AsyncGenerator<Uint8Array> {
  for (let number = 0; ; number += 1) {
    const chunk = await db
      .selectFrom('attachmentChunk')
      .select('data')
      .where('attachmentId', '=', attachmentId)
      .where('number', '=', number)
      .executeTakeFirst();
    if (!chunk) return;
    yield chunk.data;
  }
}

/** In the database, beside everything else: one backup holds all. */
export const databaseAttachments: AttachmentStore = {
  async put(tx, attachmentId, file) {
    let number = 0;
    // A file gives bytes.
    for await (const data of file.open(chunkBytes) as AsyncIterable<Buffer>) {
      await tx.insertInto('attachmentChunk').values({ attachmentId, number, data }).execute();
      number += 1;
    }
  },
  read: chunksOf,
  async remove(tx, attachmentId) {
    await tx.deleteFrom('attachmentChunk').where('attachmentId', '=', attachmentId).execute();
  },
};
