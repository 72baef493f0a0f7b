import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** The rooms of the library that a package offers. What else `src` has belongs to this portal: its pages, its brand. */
export const rooms = ['primitives', 'components', 'patterns', 'screens', 'domain', 'i18n'] as const;

/**
 * Folders whose imports decide which modules are public. The portal in the browser, and the stories, are the first
 * to use the library from outside.
 */
const users = ['app', 'stories'];
const otherUsers = /^app\/(?:server|build|contract)\//;

/** Modules that nobody here imports, but an app built on the package needs. */
const forOthers = ['i18n/addedLocales', 'i18n/brand', 'i18n/compileMessages'];

/** Every file below a folder, by its path from `root`. */
function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
}

/** Modules that only stories import; they are not public. */
const ourOwn = ['i18n/messageArguments'];

const specifier = /(?:from\s+|import\()\s*'@\/([^']+)'/g;

/**
 * The modules of `src` that others may import, as paths below it without extension: what the portal and the stories
 * import themselves. The rest are parts of those, free to change.
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

/** The file of a module of `src`. Throws where there is none. */
export function sourceFile(root: string, module: string): string {
  const file = ['ts', 'tsx'].map((ending) => join(root, 'src', `${module}.${ending}`)).find(existsSync);
  if (file === undefined) throw new Error(`No module ${module} of the library`);
  return file;
}

/** The catalogues of messages by language, without extension: `{ ru: ['auth', 'cart', …] }`. */
export function catalogueAreas(root: string): Readonly<Record<string, readonly string[]>> {
  const areas: Record<string, string[]> = {};
  for (const file of filesIn(join(root, 'src/i18n'), 'messages').sort()) {
    const [, locale = '', name = ''] = /^messages\/([^/]+)\/(\w+)\.json$/.exec(file) ?? [];
    if (name !== '') (areas[locale] ??= []).push(name);
  }
  return areas;
}
