import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

/** Time for which tabs opened before a release can load their files, in milliseconds. */
const earlierAssetsMs = 7 * 24 * 60 * 60 * 1000;

/** Folders of assets outside of the build, which the next build replaces. */
export interface AssetFolders {
  /** Files of the current build. */
  readonly current: string;
  /** Files of earlier builds; the modification time is when they were replaced. */
  readonly earlier: string;
}

/** Returns the asset folders in a data folder. */
export function assetFolders(dataDir: string): AssetFolders {
  return { current: join(dataDir, 'assets', 'current'), earlier: join(dataDir, 'assets', 'earlier') };
}

/**
 * Stores the assets of a build and retires those of the previous one, which are deleted after a week. Names contain a
 * hash, so files of several builds can coexist.
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
