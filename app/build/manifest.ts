import { relative } from 'node:path';
import * as v from 'valibot';
import type { Rolldown } from 'vite';

const builtSchema = v.object({
  file: v.string(),
  /** Files that the file imports statically. */
  imports: v.array(v.string()),
});

/** By source file, from the project's root: the built file that has it. */
export const manifestSchema = v.record(v.string(), builtSchema);
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** The entry of the routed app in the manifest. */
export const appEntry = 'index.html';

type BuiltFile =
  | Pick<Rolldown.OutputChunk, 'type' | 'fileName' | 'moduleIds' | 'imports'>
  | Pick<Rolldown.OutputAsset, 'type' | 'fileName' | 'originalFileNames'>;

/** The manifest of a build's files: its modules, its fonts and its stylesheets. */
export function manifestOf(root: string, output: readonly BuiltFile[]): Manifest {
  const entries = output.map(
    (file) =>
      [
        file.type === 'chunk' ? file.moduleIds.map((id) => relative(root, id)) : file.originalFileNames,
        { file: file.fileName, imports: file.type === 'chunk' ? file.imports : [] },
      ] as const,
  );
  // The stylesheet of a page names the page: the page's script goes before it.
  const ordered = entries.toSorted(([, one], [, other]) => Number(isScript(one)) - Number(isScript(other)));
  return Object.fromEntries(
    ordered.flatMap(([sources, built]) => sources.map((source) => [source, built] as const)),
  );
}

const isScript = ({ file }: Manifest[string]) => file.endsWith('.js');

/** The built file that has a source file. Throws when the build does not know it. */
export function fileOf(manifest: Manifest, source: string): string {
  const built = manifest[source];
  if (!built) throw new Error(`The build has no file for ${source}`);
  return built.file;
}

/** The files that source files need before they run: their own and all that these import statically. */
export function staticFiles(manifest: Manifest, sources: readonly string[]): string[] {
  const imports = new Map(Object.values(manifest).map((built) => [built.file, built.imports]));
  const files = new Set(sources.map((source) => fileOf(manifest, source)));
  // Iterating a set includes what is added meanwhile.
  for (const file of files) for (const imported of imports.get(file) ?? []) files.add(imported);
  return [...files];
}
