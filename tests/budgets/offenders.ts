import { brotliCompressSync } from 'node:zlib';
import { minifySync, transformWithOxc } from 'vite';
import { specifiersIn, type Sources } from '../runner/changed/sourceGraph.ts';

/** A module that has grown. */
export interface Offender {
  path: string;
  /** Additional bytes of the module compressed alone; in a chunk it may be less. */
  bytes: number;
  /** Newly imported packages. */
  packages: readonly string[];
}

/** Files that may be bundled for the browser. */
const browserCode = /^(?:src|app)\/(?!server\/|build\/).*\.(?:tsx?|css|json)$/;

async function weightOf(path: string, text: string): Promise<number> {
  const isScript = /\.tsx?$/.test(path);
  const code = isScript ? minifySync(path, (await transformWithOxc(text, path)).code).code : text;
  return text === '' ? 0 : brotliCompressSync(code).length;
}

/**
 * Returns modules that grew between two states of the sources or import a new package, largest first. Comparing two
 * builds would take a minute and only name chunks.
 */
export async function offenders(
  files: readonly string[],
  before: Sources,
  after: Sources,
): Promise<Offender[]> {
  const all = await Promise.all(
    files
      .filter((path) => browserCode.test(path))
      .map(async (path) => {
        const [was, is] = [before.get(path) ?? '', after.get(path) ?? ''];
        const bytes = (await weightOf(path, is)) - (await weightOf(path, was));
        return {
          path,
          bytes,
          packages: packagesIn(path, is).filter((name) => !packagesIn(path, was).includes(name)),
        };
      }),
  );
  return all
    .filter(({ bytes, packages }) => bytes > 0 || packages.length > 0)
    .sort((one, other) => other.packages.length - one.packages.length || other.bytes - one.bytes);
}

function packagesIn(path: string, text: string): string[] {
  if (!/\.tsx?$/.test(path)) return [];
  return specifiersIn(path, text).filter((name) => !/^(?:\.|@\/|@app\/)/.test(name));
}
