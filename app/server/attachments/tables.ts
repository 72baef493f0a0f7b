import type { ColumnType, Generated } from 'kysely';
import type { StoreName } from './store';

/** Content of a file. It is linked if an attachment refers to it, and abandoned if none does in time. */
export interface ContentTable {
  /** Also the object's name in an S3-compatible store. */
  id: Generated<string>;
  /** Account that uploaded it; null once it cannot be linked any more. */
  userId: string | null;
  /** Bytes. */
  size: number;
  store: StoreName;
  createdAt: ColumnType<Date, Date | undefined, never>;
}

/** A chunk of a content in the database, at most 64 KiB (256 KiB before version 11). */
export interface ContentChunkTable {
  contentId: string;
  number: number;
  /** Written and read as base64 (databaseStore.ts). */
  data: ColumnType<never, never, never>;
}

declare module '../db/schema' {
  interface Schema {
    content: ContentTable;
    contentChunk: ContentChunkTable;
  }
}
