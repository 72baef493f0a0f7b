import type { ColumnType, Generated } from 'kysely';
import type { StoreName } from './store';

/** Content of a file. Linked when an attachment names it; abandoned if none does and its account or time is over. */
export interface ContentTable {
  /** The name of the object in an S3-compatible store. */
  id: Generated<string>;
  /** Account that uploaded it; null once nobody may link it any more. */
  userId: string | null;
  /** Bytes. */
  size: number;
  store: StoreName;
  createdAt: ColumnType<Date, Date | undefined, never>;
}

/** A part of a content that is stored in the database, 64 KiB of it at most (256 KiB before version 11). */
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
