import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of the files below a folder whose name matches, sorted, with forward slashes; none for a missing folder. */
export function filesUnder(folder: string, name: RegExp): string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
    .sort();
}
