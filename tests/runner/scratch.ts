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
 * A folder for what tests throw away, in memory where this machine has enough: databases are made and deleted by the
 * hundred, and on a disk that takes the server's tests a quarter more time, and twice as much of the kernel's.
 */
export function makeScratch(): string {
  const folder = mkdtempSync(join(freeInMemory() < leastFree ? tmpdir() : memory, 'meridian-tests-'));
  // A PostgreSQL that root starts runs as somebody else.
  chmodSync(folder, 0o711);
  return folder;
}

/** Deletes it with everything that a test which was killed has left there. */
export function removeScratch(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
