import { sql } from 'kysely';
import type { Db } from '../db/database';
import type { AttachmentStore } from './store';

/**
 * Chunk size in bytes. On the embedded database a statement blocks everybody, about 2 ms for this size. Others run
 * between chunks.
 */
const chunkBytes = 64 * 1024;

/** Number of chunks that one statement deletes. */
const chunksDeletedAtOnce = 64;

/**
 * Inserts a chunk in one statement. It uses base64, because the embedded database handles binary values ten times
 * slower. It does not wait for the disk, because the commit that links the content waits for all earlier writes.
 */
const insertChunk = (db: Db, id: string, number: number, data: Buffer) =>
  sql`insert into "contentChunk" ("contentId", "number", "data")
    select ${id}::uuid, ${number}::integer, decode(${data.toString('base64')}::text, 'base64')
    from set_config('synchronous_commit', 'off', true)`.execute(db);

async function chunkOf(db: Db, id: string, number: number): Promise<Buffer | null> {
  const { rows } = await sql<{ data: string }>`select encode("data", 'base64') as "data" from "contentChunk"
    where "contentId" = ${id} and "number" = ${number}`.execute(db);
  const [row] = rows;
  return row ? Buffer.from(row.data, 'base64') : null;
}

async function* chunksFrom(db: Db, id: string, first: Buffer): AsyncGenerator<Uint8Array> {
  let chunk: Buffer | null = first;
  for (let number = 1; chunk !== null; number += 1) {
    yield chunk;
    chunk = await chunkOf(db, id, number);
  }
}

/** Stores attachments in the database, so that one backup contains everything. */
export function databaseStore(db: Db): AttachmentStore {
  return {
    async put(id, file) {
      let number = 0;
      // A file gives bytes.
      for await (const data of file.open(chunkBytes) as AsyncIterable<Buffer>) {
        await insertChunk(db, id, number, data);
        number += 1;
      }
    },
    async read(id) {
      const first = await chunkOf(db, id, 0);
      if (first === null) throw new Error(`The content ${id} has no chunks`);
      return chunksFrom(db, id, first);
    },
    async remove(id) {
      for (;;) {
        const { rows } = await sql`delete from "contentChunk" where "contentId" = ${id} and "number" in (
          select "number" from "contentChunk" where "contentId" = ${id} order by "number"
          limit ${chunksDeletedAtOnce}) returning "number"`.execute(db);
        if (rows.length < chunksDeletedAtOnce) return;
      }
    },
  };
}
