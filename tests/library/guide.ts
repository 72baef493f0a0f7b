import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Returns the modules in the guide by file name. Throws if there are none. */
export async function modulesOfGuide(): Promise<Record<string, string>> {
  const guide = await readFile('stories/guides/OneScreen.mdx', 'utf8');
  const modules = [...guide.matchAll(/^```tsx\n(.+?)^```$/gms)].map(([, code = '']) => {
    const name = /^export (?:function|const) (\w+)/m.exec(code)?.[1];
    if (name === undefined) throw new Error('A module of the guide exports nothing');
    return [`${name}.tsx`, code] as const;
  });
  if (modules.length === 0) throw new Error('The guide shows no module');
  return Object.fromEntries(modules);
}

/** Returns the files in the package's README by path. Throws if there are none. */
export async function filesOfReadme(packageFolder: string): Promise<Record<string, string>> {
  const readme = await readFile(join(packageFolder, 'README.md'), 'utf8');
  const files = [...readme.matchAll(/^```tsx ([\w/]+\.tsx)\n(.+?)^```$/gms)].map(
    ([, path = '', code = '']) => [path, code] as const,
  );
  if (files.length === 0) throw new Error('The README shows no file');
  return Object.fromEntries(files);
}
