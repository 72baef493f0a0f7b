import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';

/** Linux's in-memory file system; in containers it may have only a few megabytes. */
const memory = '/dev/shm';

/** Required free space for all steps in bytes. */
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

/** Deletes the folder with leftovers of killed tests. */
export function removeScratch(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
