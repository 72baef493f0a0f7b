import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** Folders of `src` in the package. The others belong to this portal: its pages and its brand. */
export const rooms = ['primitives', 'components', 'patterns', 'screens', 'domain', 'i18n'] as const;

/** Folders whose imports decide which modules are public: the library's first users. */
const users = ['app', 'stories'];
const otherUsers = /^app\/(?:server|build|contract)\//;

/** Modules without imports here that apps need. */
const forOthers = ['i18n/addedLocales', 'i18n/brand', 'i18n/compileMessages'];

/** Lists all files below a folder, by path from `root`. */
function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

/** Modules imported only by stories, which are not public. */
const ourOwn = ['i18n/messageArguments'];

const specifier = /(?:from\s+|import\()\s*'@\/([^']+)'/g;

/**
 * Lists the public modules of `src`, as paths without extension: those that the portal and the stories import.
 *
 * @param root the project's folder
 */
export function publicModules(root: string): string[] {
  const imported = users
    .flatMap((folder) => filesIn(root, folder))
    .filter((file) => /\.tsx?$/.test(file) && !otherUsers.test(file))
    .flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(specifier)].map((match) => match[1] ?? ''),
    );
  const offered = imported.filter(
    (module) =>
      rooms.some((room) => module.startsWith(`${room}/`)) &&
      !module.endsWith('.json') &&
      !ourOwn.includes(module),
  );
  return [...new Set([...offered, ...forOthers])].sort();
}

/** Returns the file of a module of `src`. Throws if there is none. */
export function sourceFile(root: string, module: string): string {
  const file = ['ts', 'tsx'].map((ending) => join(root, 'src', `${module}.${ending}`)).find(existsSync);
  if (file === undefined) throw new Error(`No module ${module} of the library`);
  return file;
}

/** Returns the message catalogues by language, without extension: `{ ru: ['auth', 'cart', …] }`. */
export function catalogueAreas(root: string): Readonly<Record<string, readonly string[]>> {
  const areas: Record<string, string[]> = {};
  for (const file of filesIn(join(root, 'src/i18n'), 'messages').sort()) {
    const [, locale = '', name = ''] = /^messages\/([^/]+)\/(\w+)\.json$/.exec(file) ?? [];
    if (name !== '') (areas[locale] ??= []).push(name);
  }
  return areas;
}
