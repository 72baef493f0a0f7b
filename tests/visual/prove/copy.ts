import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { git } from '../sources.ts';
import type { Mutation } from './mutation.ts';

/** Every file that git knows or would take, as it is now; packages by a link. */
export function copyProject(root: string, copy: string): void {
  const deleted = new Set(git(root, 'ls-files', '-d').split('\n'));
  for (const file of git(root, 'ls-files', '-co', '--exclude-standard', '--deduplicate').split('\n')) {
    if (file === '' || deleted.has(file)) continue;
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    cpSync(join(root, file), join(copy, file));
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'dir');
}

/** Applies the changes; answers with the way back. Throws when a text does not stand exactly once. */
export function mutate(copy: string, batch: readonly Pick<Mutation, 'name' | 'edits'>[]): () => void {
  const sources = new Map<string, string>();
  for (const { name, edits } of batch)
    for (const edit of edits) {
      const path = join(copy, edit.file);
      const source = readFileSync(path, 'utf8');
      if (!sources.has(path)) sources.set(path, source);
      if ('isDeleted' in edit) {
        rmSync(path);
        continue;
      }
      if (source.split(edit.from).length !== 2)
        throw new Error(`'${name}' is out of date: its text does not stand exactly once in ${edit.file}.`);
      writeFileSync(
        path,
        source.replace(edit.from, () => edit.to),
      );
    }
  return () => {
    for (const [path, source] of sources) writeFileSync(path, source);
  };
}
