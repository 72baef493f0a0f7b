import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';

/** Syncs a file's content, or a folder's entries, to the disk. */
export async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** Number of concurrent syncs, which the disk can combine. */
const AT_ONCE = 32;

/** Syncs everything in a folder, for files that were written without it. */
export async function syncFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = [...entries.map((entry) => join(entry.parentPath, entry.name)), folder];
  while (paths.length > 0) await Promise.all(paths.splice(0, AT_ONCE).map(syncPath));
}
