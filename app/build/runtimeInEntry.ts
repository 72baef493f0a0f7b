import { basename } from 'node:path';
import { parseSync, type Plugin, type Rolldown } from 'vite';

const runtimeModule = '\0rolldown/runtime.js';

/** Returns the entry's name for a helper that the runtime exports by a letter. */
const helperName = (exported: string) => `__runtime_${exported}`;

/** The names that a chunk imports of a file, as `exported as local`, and where the statement stands. */
function importOf(chunk: Rolldown.OutputChunk, file: string) {
  const found = parseSync(chunk.fileName, chunk.code).module.staticImports.find(
    ({ moduleRequest }) => basename(moduleRequest.value) === file,
  );
  if (!found) return null;
  const names = found.entries.map(
    ({ importName, localName }) => [importName.name ?? '', localName.value] as const,
  );
  return { start: found.start, end: found.end, names };
}

/** The runtime as an expression that makes an object of its exports. */
function asExpression({ fileName, code }: Rolldown.OutputChunk): { exported: string[]; expression: string } {
  const { staticExports } = parseSync(fileName, code).module;
  const entries = staticExports.flatMap((statement) => statement.entries);
  const exported = entries.map(({ exportName }) => exportName.name ?? '');
  const parts = entries.map(({ exportName, localName }) => `${exportName.name}:${localName.name}`);
  const body = staticExports.reduceRight(
    (text, { start, end }) => text.slice(0, start) + text.slice(end),
    code,
  );
  return { exported, expression: `(()=>{${body}return{${parts.join()}}})()` };
}

/**
 * Puts the bundler's own helpers into the entry. With chunks of our own it makes a file of them, which nearly every other
 * file imports: on each first visit a request for 400 bytes, and headers as long again. The entry is there before
 * whatever imports it.
 */
export function runtimeInEntry(): Plugin {
  return {
    name: 'meridian:runtime-in-entry',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const files = Object.values(bundle);
        const chunks = files.filter((file) => file.type === 'chunk');
        const runtime = chunks.find(({ moduleIds }) => moduleIds.join() === runtimeModule);
        const entry = chunks.find(({ isEntry }) => isEntry);
        if (!runtime || !entry) return;
        const [from, to] = [basename(runtime.fileName), basename(entry.fileName)];
        if (entry.imports.some((file) => file !== runtime.fileName))
          this.error('The entry imports a chunk, which may need the helpers before they are there.');
        const { exported, expression } = asExpression(runtime);
        for (const chunk of chunks) {
          const own = importOf(chunk, from);
          if (own) {
            const locals = own.names.map(([name, local]) => `${local}=${helperName(name)}`);
            const statement =
              chunk === entry
                ? `const{${exported.map((name) => `${name}:${helperName(name)}`).join()}}=${expression},${locals.join()};`
                : `import{${own.names.map(([name, local]) => `${helperName(name)} as ${local}`).join()}}from"./${to}";`;
            chunk.code = chunk.code.slice(0, own.start) + statement + chunk.code.slice(own.end);
          }
          if (chunk === entry) chunk.code += `export{${exported.map(helperName).join()}};`;
          // What a dynamic import preloads.
          chunk.code = chunk.code.replaceAll(`"${runtime.fileName}"`, `"${entry.fileName}"`);
          if (chunk !== runtime && chunk.code.includes(from))
            this.error(`${chunk.fileName} still names ${from}`);
        }
        for (const file of files)
          if (file.type === 'asset' && file.fileName.endsWith('manifest.json'))
            file.source = withoutRuntime(String(file.source), from);
        Reflect.deleteProperty(bundle, runtime.fileName);
      },
    },
  };
}

/** The manifest names a file without a module of its own by `_` and its name. */
function withoutRuntime(manifest: string, file: string): string {
  const key = `_${file}`;
  return JSON.stringify(
    JSON.parse(manifest, (name, value: unknown) =>
      name === key ? undefined : Array.isArray(value) ? value.filter((each) => each !== key) : value,
    ),
    null,
    2,
  );
}
