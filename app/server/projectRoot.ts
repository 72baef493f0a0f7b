import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Returns the folder of package.json, from `app/server/main.ts` in development and from `dist/server/main.js`. */
export function projectRoot(): string {
  let folder = import.meta.dirname;
  while (!existsSync(join(folder, 'package.json'))) {
    const parent = dirname(folder);
    if (parent === folder) throw new Error('No package.json above the server');
    folder = parent;
  }
  return folder;
}
