import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** How long a tab that was opened before a release may go on loading its files, in milliseconds. */
const earlierAssetsMs = 7 * 24 * 60 * 60 * 1000;

/** Where assets are stored apart from the build, which the next build replaces. */
export interface AssetFolders {
  /** Files of the build that is served. */
  readonly current: string;
  /** Files of earlier builds; their time of change is when a newer build replaced them. */
  readonly earlier: string;
}

/** The folders in a data folder. */
export function assetFolders(dataDir: string): AssetFolders {
  return { current: join(dataDir, 'assets', 'current'), earlier: join(dataDir, 'assets', 'earlier') };
}

/**
 * Stores the assets of a build and retires those of the build before, which are deleted after a week. An asset's name
 * contains its hash, so files of several builds lie beside each other.
 */
export async function storeAssets(clientDir: string, folders: AssetFolders, now: Date): Promise<void> {
  const { current, earlier } = folders;
  const built = join(clientDir, 'assets');
  const names = new Set(await readdir(built).catch(() => []));
  if (names.size === 0) return;
  for (const folder of [current, earlier]) await mkdir(folder, { recursive: true });
  for (const name of await readdir(earlier)) {
    const { mtime } = await stat(join(earlier, name));
    if (now.getTime() - mtime.getTime() > earlierAssetsMs) await rm(join(earlier, name));
  }
  for (const name of await readdir(current)) {
    if (names.has(name)) continue;
    await utimes(join(current, name), now, now);
    await rename(join(current, name), join(earlier, name));
  }
  const stored = new Set(await readdir(current));
  for (const name of names) if (!stored.has(name)) await copyFile(join(built, name), join(current, name));
}
