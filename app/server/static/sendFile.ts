import type { ServerContext } from '../http/types';
import type { ServedFile } from './fileCache';

const types: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  css: 'text/css; charset=utf-8',
  gif: 'image/gif',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  jpg: 'image/jpeg',
  // Scripts default to UTF-8.
  js: 'text/javascript',
  json: 'application/json; charset=utf-8',
  map: 'application/json; charset=utf-8',
  mjs: 'text/javascript',
  png: 'image/png',
  svg: 'image/svg+xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  webp: 'image/webp',
  woff2: 'font/woff2',
  xml: 'application/xml; charset=utf-8',
};

/** Type by file extension. With `nosniff`, an unlisted type is only downloaded. */
function contentType(name: string): string {
  return types[name.slice(name.lastIndexOf('.') + 1).toLowerCase()] ?? 'application/octet-stream';
}

/** Whether `Accept-Encoding` allows an encoding by name. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((part) => {
    const [name, ...parameters] = part.split(';').map((piece) => piece.trim().toLowerCase());
    return name === encoding && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

function chooseEncoding(
  c: ServerContext,
  file: ServedFile,
): { body: Uint8Array<ArrayBuffer>; encoding: string | null } {
  const header = c.req.header('accept-encoding') ?? '';
  if (file.br && accepts(header, 'br')) return { body: file.br, encoding: 'br' };
  if (file.gzip && accepts(header, 'gzip')) return { body: file.gzip, encoding: 'gzip' };
  return { body: file.body, encoding: null };
}

/** Sends a file in the best accepted encoding, or 304. */
export function sendFile(
  c: ServerContext,
  file: ServedFile,
  options: { name: string; status: 200 | 404; headers: Readonly<Record<string, string>> },
): Response {
  const { body, encoding } = chooseEncoding(c, file);
  const etag = `"${file.etag}${encoding === null ? '' : `-${encoding}`}"`;
  const headers = new Headers({ Vary: 'Accept-Encoding', ...options.headers });
  // Immutable files are never revalidated, so they need no ETag.
  if (!headers.get('cache-control')?.includes('immutable')) headers.set('ETag', etag);
  const known = c.req
    .header('if-none-match')
    ?.split(',')
    .map((tag) => tag.trim().replace(/^W\//, ''));
  const isKnown = known?.some((tag) => tag === etag || tag === '*') === true;
  if (options.status === 200 && isKnown) return new Response(null, { status: 304, headers });
  headers.set('Content-Type', contentType(options.name));
  headers.set('Content-Length', String(body.byteLength));
  if (encoding !== null) headers.set('Content-Encoding', encoding);
  return new Response(body, { status: options.status, headers });
}
