import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's file system in memory; the few megabytes that a container may give it are too few. */
const memory = '/dev/shm';

/** Space that all steps together write and work in, with room to spare. */
const leastFree = 6 * 2 ** 30;

function freeInMemory(): number {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return Math.min(bavail * bsize, freemem());
  } catch {
    return 0;
  }
}

/**
 * Creates a temporary folder, in memory if there is enough. Hundreds of databases are created and deleted; on a disk
 * the server tests take a quarter longer and twice the kernel time.
 */
export function makeScratch(): string {
  const folder = mkdtempSync(join(freeInMemory() < leastFree ? tmpdir() : memory, 'meridian-tests-'));
  // PostgreSQL started by root runs as another user.
  chmodSync(folder, 0o711);
  return folder;
}

/** Deletes it with everything that a test which was killed has left there. */
export function removeScratch(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
