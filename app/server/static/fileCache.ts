import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** A served file: its bytes, plain and compressed. */
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
  // Data blocks are not executed, so they need no hash.
  const scripts = html.matchAll(
    /<script(?![^>]*\s(?:src\s*=|type="application\/json"))[^>]*>([\s\S]*?)<\/script>/gi,
  );
  return [...scripts].map(([, content = '']) => createHash('sha256').update(content).digest('base64'));
}

const etagOf = (body: Uint8Array) => createHash('sha256').update(body).digest('base64url').slice(0, 22);

/** Loads a document as this server sends it. It is compressed again, because stamping changes it. */
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

/** Loads any other file, with its compressed variants. */
async function loadFile(path: string): Promise<ServedFile | null> {
  const body = await readIfPresent(path);
  if (body === null) return null;
  const [br, gz] = await Promise.all([readIfPresent(`${path}.br`), readIfPresent(`${path}.gz`)]);
  return { body, br, gzip: gz, etag: etagOf(body), inlineScriptHashes: [] };
}

/**
 * Reads files once, and again only after they changed, as when the portal is rebuilt while serving.
 * Even checking needs a thread that also hashes passwords, so each file is checked at most once per `recheckMs`.
 *
 * @param stamp adds this installation's facts to every document
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
