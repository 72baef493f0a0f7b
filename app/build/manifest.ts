import { relative } from 'node:path';
import * as v from 'valibot';
import type { Rolldown } from 'vite';

const builtSchema = v.object({
  file: v.string(),
  /** Statically imported files. */
  imports: v.array(v.string()),
});

/** Built file of each source file, by path from the project's root. */
export const manifestSchema = v.record(v.string(), builtSchema);
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** Entry of the app in the manifest. */
export const appEntry = 'index.html';

type BuiltFile =
  | Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'moduleIds' | 'imports'>
  | Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'originalFileNames'>;

/** Makes the manifest of a build: its modules, fonts and stylesheets. */
export function manifestOf(root: string, output: readonly BuiltFile[]): Manifest {
  const entries = output.map(
    (file) =>
      [
        file.type === 'chunk' ? file.moduleIds.map((id) => relative(root, id)) : file.originalFileNames,
        { file: file.fileName, imports: file.type === 'chunk' ? file.imports : [] },
      ] as const,
  );
  // The stylesheet of a page has the page's name too; its script comes first.
  const ordered = entries.toSorted(([, one], [, other]) => Number(isScript(one)) - Number(isScript(other)));
  return Object.fromEntries(
    ordered.flatMap(([sources, built]) => sources.map((source) => [source, built] as const)),
  );
}

const isScript = ({ file }: Manifest[string]) => file.endsWith('.js');

/** Returns the built file of a source file. Throws if there is none. */
export function fileOf(manifest: Manifest, source: string): string {
  const built = manifest[source];
  if (!built) throw new Error(`The build has no file for ${source}`);
  return built.file;
}

/** Returns the built files that source files import statically, including their own. */
export function staticFiles(manifest: Manifest, sources: readonly string[]): string[] {
  const imports = new Map(Object.values(manifest).map((built) => [built.file, built.imports]));
  const files = new Set(sources.map((source) => fileOf(manifest, source)));
  // Iterating a set includes items added meanwhile.
  for (const file of files) for (const imported of imports.get(file) ?? []) files.add(imported);
  return [...files];
}
