import type { MiddlewareHandler } from 'hono';
import { Problem } from './problem';
import { sendProblem } from './sendProblem';
import { fileRefusal, filesTakenAt, longestForm } from './uploadCalls';
import type { ServerEnv } from './types';

/**
 * How long a refused upload is still read. Browsers read an answer only after their upload; closing with unread bytes
 * resets the connection and loses the answer.
 */
const LINGER_MS = 10_000;

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

/** Reads a whole body; null as soon as it exceeds the limit. */
async function readUpTo(reader: Reader, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      length += part.value.length;
      if (length > maxBytes) return null;
      parts.push(part.value);
    }
  } catch {
    throw new Problem(400, 'incompleteBody');
  }
  return new Uint8Array(Buffer.concat(parts));
}

/** Reads and drops a body until it ends or times out. */
export async function discard(reader: Reader): Promise<void> {
  const timeout = setTimeout(() => void reader.cancel().catch(() => undefined), LINGER_MS);
  try {
    while (!(await reader.read()).done);
  } catch {
    // The visitor has disconnected.
  } finally {
    clearTimeout(timeout);
  }
}

/** Sends an answer at once but delays its end, and with it the end of the connection. */
async function endAfter(answer: Response, after: () => Promise<void>): Promise<Response> {
  const body = new Uint8Array(await answer.arrayBuffer());
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(body),
    async pull(controller) {
      await after();
      controller.close();
    },
  });
  const headers = new Headers(answer.headers);
  headers.set('Content-Length', String(body.length));
  return new Response(stream, { status: answer.status, headers });
}

/**
 * Refuses a body above a size with 413, readable for a client that is still sending. A call with files takes as
 * much as those may have; it counts by itself what comes in pieces (uploads.ts).
 *
 * @param longer larger limits of calls without forms, in bytes by their path
 */
export function limitBody(
  usualBytes: number,
  longer: Readonly<Record<string, number>> = {},
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const { body } = c.req.raw;
    const announced = c.req.header('transfer-encoding') ? undefined : c.req.header('content-length');
    const files = filesTakenAt(c.req.method, c.req.path);
    const maxBytes = longer[c.req.path] ?? usualBytes;
    const most = files ? longestForm(files) : maxBytes;
    if (body === null) return next();
    if (announced === undefined ? files !== null : Number(announced) <= most) {
      await next();
      // The call was refused before its body was read, for example without a session.
      if (files && !body.locked) c.res = await endAfter(c.res, () => discard(body.getReader()));
      return;
    }
    const reader = body.getReader();
    const content = announced === undefined ? await readUpTo(reader, maxBytes) : null;
    if (content === null) {
      const close = { Connection: 'close' };
      const problem = files ? fileRefusal('fileTooLarge', files, close) : new Problem(413, 'tooLarge', close);
      return endAfter(sendProblem(c, problem), () => discard(reader));
    }
    c.req.raw = new Request(c.req.raw, { method: c.req.method, body: content });
    await next();
    return;
  };
}
