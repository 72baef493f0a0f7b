import { Problem } from '../http/problem';
import type { ReceivedFile } from '../http/uploads';

/** Store of a content. Each row records it, so that changing `S3_URL` keeps old contents readable. */
export type StoreName = 'database' | 's3';

/**
 * Stores contents of attachments by id, in chunks and outside of transactions. While unavailable, each method rejects
 * with 503 `storageDown` (the database with its own error).
 */
export interface AttachmentStore {
  /** Stores a content; `remove` deletes the rest of a failed one. */
  readonly put: (id: string, file: Pick<ReceivedFile, 'open' | 'size' | 'digest'>) => Promise<void>;
  /** Resolves when the first bytes arrive; missing content rejects, possibly in the middle. */
  readonly read: (id: string) => Promise<AsyncIterable<Uint8Array>>;
  /** Also succeeds if there is nothing. */
  readonly remove: (id: string) => Promise<void>;
}

/** Seconds until the sender retries. */
export const storageDown = () => new Problem(503, 'storageDown', { 'Retry-After': '10' });
