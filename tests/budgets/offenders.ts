import { brotliCompressSync } from 'node:zlib';
import { minifySync, transformWithOxc } from 'vite';
import { specifiersIn, type Sources } from '../runner/changed/sourceGraph.ts';

/** A module that weighs more than it did. */
export interface Offender {
  path: string;
  /** More bytes of Brotli than before, alone: in a chunk it may be less. */
  bytes: number;
  /** Newly imported packages. */
  packages: readonly string[];
}

/** Files that may reach a browser. */
const browserCode = /^(?:src|app)\/(?!server\/|build\/).*\.(?:tsx?|css|json)$/;

async function weightOf(path: string, text: string): Promise<number> {
  const isScript = /\.tsx?$/.test(path);
  const code = isScript ? minifySync(path, (await transformWithOxc(text, path)).code).code : text;
  return text === '' ? 0 : brotliCompressSync(code).length;
}

/**
 * Returns modules that grew between two states of the sources, or import a new package, largest first. Building both
 * would give the same for whole chunks but take a minute.
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
