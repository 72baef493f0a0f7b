import { Problem } from '../http/problem';
import type { ReceivedFile } from '../http/uploads';

/** Where a content is stored; each row says it, so that changing `S3_URL` loses nothing that is there. */
export type StoreName = 'database' | 's3';

/**
 * Where the contents of attachments are, by their ids; in pieces, never whole in memory, and outside of any transaction.
 * Each rejects with 503 `storageDown` (a database with its own outage) while it does not answer.
 */
export interface AttachmentStore {
  /** Stores a content; what is left of a failed one goes with `remove`. */
  readonly put: (id: string, file: Pick<ReceivedFile, 'open' | 'size' | 'digest'>) => Promise<void>;
  /** Resolves when the first bytes are there; what is missing rejects, before or in the middle. */
  readonly read: (id: string) => Promise<AsyncIterable<Uint8Array>>;
  /** Also when nothing is there. */
  readonly remove: (id: string) => Promise<void>;
}

/** A store that does not answer is tried again by whoever sent the files, in seconds. */
export const storageDown = () => new Problem(503, 'storageDown', { 'Retry-After': '10' });
