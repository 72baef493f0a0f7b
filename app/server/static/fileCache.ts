import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** A file as it is sent: its bytes, and the same compressed. */
export interface ServedFile {
  readonly body: Uint8Array<ArrayBuffer>;
  readonly etag: string;
  readonly br: Uint8Array<ArrayBuffer> | null;
  readonly gzip: Uint8Array<ArrayBuffer> | null;
  /** Hashes of its inline scripts, for the content security policy of an HTML file. */
  readonly inlineScriptHashes: readonly string[];
}

type Stamp = (html: string) => string;

export type FileCache = (path: string) => Promise<ServedFile | null>;

interface KnownFile {
  readonly version: string;
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
  // Data that stands in a page is no script to any browser.
  const scripts = html.matchAll(
    /<script(?![^>]*\s(?:src\s*=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/gi,
  );
  return [...scripts].map(([, content = '']) => createHash('sha256').update(content).digest('base64'));
}

const etagOf = (body: Uint8Array) => createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** A document as this server sends it. What the build has compressed of it is the document as it was built. */
async function loadDocument(path: string, stamp: Stamp): Promise<ServedFile | null> {
  const built = await readIfPresent(path);
  if (built === null) return null;
  const html = stamp(Buffer.from(built).toString());
  const body = new TextEncoder().encode(html);
  const [br, gz] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body)]);
  return {
    body,
    br: new Uint8Array(br),
    gzip: new Uint8Array(gz),
    etag: etagOf(body),
    inlineScriptHashes: hashInlineScripts(html),
  };
}

/** Any other file, with the compressed siblings that the build put beside it. */
async function loadFile(path: string): Promise<ServedFile | null> {
  const body = await readIfPresent(path);
  if (body === null) return null;
  const [br, gz] = await Promise.all([readIfPresent(`${path}.br`), readIfPresent(`${path}.gz`)]);
  return { body, br, gzip: gz, etag: etagOf(body), inlineScriptHashes: [] };
}

/**
 * Reads files once and again only after they changed on disk, as they do when the portal is rebuilt while serving.
 *
 * Even looking whether they did takes one of the few threads that also hash passwords, so it is done at most once in
 * `recheckMs` a file: a page in demand comes from memory alone.
 *
 * @param stamp what this installation writes into every document
 */
export function createFileCache(recheckMs: number, stamp: Stamp): FileCache {
  const files = new Map<string, KnownFile>();
  return async (path) => {
    const known = files.get(path);
    if (known && performance.now() - known.checkedAt < recheckMs) return known.file;
    const found = await stat(path).catch(() => null);
    if (!found?.isFile()) {
      files.delete(path);
      return null;
    }
    const version = `${found.mtimeMs} ${found.size}`;
    if (known?.version === version) {
      known.checkedAt = performance.now();
      return known.file;
    }
    const file = path.endsWith('.html') ? loadDocument(path, stamp) : loadFile(path);
    files.set(path, { version, file, checkedAt: performance.now() });
    return file;
  };
}
