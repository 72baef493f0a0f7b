import { contentDisposition } from './fileNames';
import { streamOf } from './streamOf';
import type { ServerContext } from './types';

/** A file to download. */
export interface Download {
  readonly name: string;
  /** Bytes; null if unknown before the end. */
  readonly size: number | null;
  readonly type: string;
  /** Content, streamed with back pressure. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Answers with a file that browsers save and never display: a page in it could act as this site. */
export function sendDownload(c: ServerContext, { name, size, type, content }: Download): Response {
  const headers = {
    'Content-Type': type,
    ...(size === null ? {} : { 'Content-Length': String(size) }),
    'Content-Disposition': contentDisposition(name),
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
  };
  if (c.req.method === 'HEAD') {
    // Nobody reads the rest, so the store must stop sending.
    void content[Symbol.asyncIterator]().return?.();
    return c.body(null, 200, headers);
  }
  return c.body(streamOf(content), 200, headers);
}
