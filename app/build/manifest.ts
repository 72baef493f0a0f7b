import * as v from 'valibot';

const chunkSchema = v.object({
  file: v.string(),
  imports: v.optional(v.array(v.string()), []),
  css: v.optional(v.array(v.string()), []),
});

/** Vite's manifest: what became of each source file. */
export const manifestSchema = v.record(v.string(), chunkSchema);
export type Manifest = v.InferOutput<typeof manifestSchema>;

/** File of each module that shares its chunk with others, as `groupedModules` writes it. */
export const groupedSchema = v.record(v.string(), v.string());

/** The manifest with the modules that share a chunk, each under its own name. */
export function withGrouped(manifest: Manifest, grouped: v.InferOutput<typeof groupedSchema>): Manifest {
  const byFile = new Map(Object.values(manifest).map((chunk) => [chunk.file, chunk]));
  const named = Object.entries(grouped).flatMap(([source, file]) => {
    const chunk = byFile.get(file);
    return chunk ? [[source, chunk] as const] : [];
  });
  return { ...manifest, ...Object.fromEntries(named) };
}

/** The entry of the routed app in the manifest. */
export const appEntry = 'index.html';

/** A source file's chunk. Throws when the build does not know the file. */
export function chunkOf(manifest: Manifest, source: string): Manifest[string] {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The build has no chunk for ${source}`);
  return chunk;
}

/** The files a source file needs before it runs: its own and, transitively, what it imports statically. */
export function staticFiles(manifest: Manifest, sources: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (source: string) => {
    if (seen.has(source)) return;
    seen.add(source);
    for (const imported of chunkOf(manifest, source).imports) visit(imported);
  };
  for (const source of sources) visit(source);
  return [...new Set([...seen].map((source) => chunkOf(manifest, source).file))];
}

/** Stylesheets that come with these sources. */
export function staticStyles(manifest: Manifest, sources: readonly string[]): string[] {
  return [...new Set(sources.flatMap((source) => chunkOf(manifest, source).css))];
}
