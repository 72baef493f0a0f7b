import { savedAs } from './fileNames';
import type { ServerContext } from './types';

/** A file to be saved. */
export interface Download {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly type: string;
  /** Its content, read as fast as it is sent. */
  readonly content: AsyncIterable<Uint8Array>;
}

/** Answers with a file that a browser saves and never shows: a page in it could act as this site. */
export function sendDownload(c: ServerContext, { name, size, type, content }: Download): Response {
  const pieces = content[Symbol.asyncIterator]();
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const piece = await pieces.next();
      if (piece.done) controller.close();
      else controller.enqueue(piece.value);
    },
    cancel: async () => {
      await pieces.return?.();
    },
  });
  return c.body(body, 200, {
    'Content-Type': type,
    'Content-Length': String(size),
    'Content-Disposition': savedAs(name),
    'Content-Security-Policy': 'sandbox',
    'X-Content-Type-Options': 'nosniff',
  });
}
