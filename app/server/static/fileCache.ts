import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';

/** A file as it is sent: its bytes and the compressed siblings that the build put beside it. */
export interface ServedFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly br: Uint8Array<ArrayBuffer> | null;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
  /** Hashes of its inline scripts, for the content security policy of an HTML file. */
  readonly inlineScriptHashes: readonly string[];
}

export type FileCache = (path: string) => Promise<ServedFile | null>;

interface KnownFile {
  readonly stamp: string;
  readonly file: Promise<ServedFile | null>;
  /** In milliseconds of `performance.now()`. */
  checkedAt: number;
}

async function readIfPresent(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
  return readFile(path).then(
    (content) => new Uint8Array(content),
    () => null,
  );
}

function hashInlineScripts(html: string): string[] {
  const scripts = html.matchAll(/<script(?![^>]*\ssrc\s*=)[^>]*>([\s\S]*?)<\/script>/gi);
  return [...scripts].map(([, content = '']) => createHash('sha256').update(content).digest('base64'));
}

async function load(path: string): Promise<ServedFile | null> {
  const body = await readIfPresent(path);
  if (body === null) return null;
  const [br, gzip] = await Promise.all([readIfPresent(`${path}.br`), readIfPresent(`${path}.gz`)]);
  return {
    body,
    br,
    gzip,
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    inlineScriptHashes: path.endsWith('.html') ? hashInlineScripts(Buffer.from(body).toString()) : [],
  };
}

/**
 * Reads files once and again only after they changed on disk, as they do when the portal is rebuilt while serving.
 *
 * Even looking whether they did takes one of the few threads that also hash passwords, so it is done at most once in
 * `recheckMs` a file: a page in demand comes from memory alone.
 */
export function createFileCache(recheckMs: number): FileCache {
  const files = new Map<string, KnownFile>();
  return async (path) => {
    const known = files.get(path);
    if (known && performance.now() - known.checkedAt < recheckMs) return known.file;
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) {
      files.delete(path);
      return null;
    }
    const stamp = `${found.mtimeMs} ${found.size}`;
    if (known?.stamp === stamp) {
      known.checkedAt = performance.now();
      return known.file;
    }
    const file = load(path);
    files.set(path, { stamp, file, checkedAt: performance.now() });
    return file;
  };
}
