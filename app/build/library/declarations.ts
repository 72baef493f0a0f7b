import { dirname, join, relative, sep } from 'node:path';
import ts from 'typescript';
import { sourceFile } from './publicModules.ts';

/**
 * Returns the declarations of modules of `src` and of the types they use, by path (`primitives/Button.d.ts`). Imports
 * are relative and end in `.js`, so that they resolve outside of this project. Types are not checked here, `npm run
 * typecheck` does that.
 *
 * @param root the project's folder
 * @param modules paths below `src` without extension
 */
export function declarationsOf(root: string, modules: readonly string[]): ReadonlyMap<string, string> {
  const source = join(root, 'src');
  const config = ts.getParsedCommandLineOfConfigFile(
    join(source, 'tsconfig.json'),
    {
      noEmit: false,
      emitDeclarationOnly: true,
      declaration: true,
      noCheck: true,
      stripInternal: true,
      incremental: false,
      rootDir: source,
      outDir: source,
    },
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => fail([problem]) },
  );
  if (!config) throw new Error('src/tsconfig.json is missing');
  const { tsBuildInfoFile: _none, ...options } = config.options;
  const files = modules.map((module) => sourceFile(root, module));
  const declarations = new Map<string, string>();
  const program = ts.createProgram(files, options);
  const { diagnostics } = program.emit(undefined, (fileName, text) => {
    const path = relative(source, fileName).split(sep).join('/');
    declarations.set(path, withRelativeImports(root, path, text));
  });
  fail(diagnostics);
  return declarations;
}

/** Throws if the compiler could not declare something, such as a type that is not exported. */
function fail(diagnostics: readonly ts.Diagnostic[]): void {
  if (diagnostics.length === 0) return;
  const host = { getCanonicalFileName: String, getCurrentDirectory: () => '', getNewLine: () => '\n' };
  throw new Error(ts.formatDiagnostics(diagnostics, host));
}

const specifier = /(\bfrom |\bimport\()(['"])((?:@|\.{1,2})\/[^'"]+)\2/g;

function withRelativeImports(root: string, path: string, text: string): string {
  const folder = dirname(path);
  return text
    .replace(specifier, (_, lead: string, quote: string, target: string) => {
      const below = target.startsWith('@/') ? target.slice(2) : join(folder, target);
      const steps = relative(folder, below).split(sep).join('/');
      const name = moduleFile(root, below, steps);
      return `${lead}${quote}${name.startsWith('.') ? name : `./${name}`}${quote}`;
    })
    .replaceAll(
      /(import\(['"][^'"]+\.json\.js['"]\))/g,
      (expression: string) => `${expression.replace('.json.js', '.js')}.default`,
    );
}

/** Returns the path that Node would load, with its extension. A catalogue becomes its built module. */
function moduleFile(root: string, below: string, steps: string): string {
  if (steps.endsWith('.json')) return `${steps}.js`;
  sourceFile(root, below.replace(/\.tsx?$/, ''));
  return `${steps.replace(/\.tsx?$/, '')}.js`;
}

/** Returns the declaration of a message catalogue. */
export function catalogueDeclaration(keys: readonly string[]): string {
  return [
    "import type { CompiledMessage } from '../../catalogue.js';",
    'declare const messages: {',
    ...keys.map((key) => `  readonly '${key}': CompiledMessage;`),
    '};',
    'export default messages;\n',
  ].join('\n');
}
