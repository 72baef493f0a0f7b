import { contentDisposition } from './fileNames';
import { streamOf } from './streamOf';
import type { ServerContext } from './types';

/** A file to be saved. */
export interface Download {
  readonly name: string;
  /** Bytes; null where that is known only when all of it was sent. */
  readonly size: number | null;
  readonly type: string;
  /** Its content, read as fast as it is sent. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Answers with a file that a browser saves and never shows: a page in it could act as this site. */
export function sendDownload(c: ServerContext, { name, size, type, content }: Download): Response {
  const headers = {
    'Content-Type': type,
    ...(size === null ? {} : { 'Content-Length': String(size) }),
    'Content-Disposition': contentDisposition(name),
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
  };
  if (c.req.method === 'HEAD') {
    // Nobody reads on: a store would go on sending.
    void content[Symbol.asyncIterator]().return?.();
    return c.body(null, 200, headers);
  }
  return c.body(streamOf(content), 200, headers);
}
