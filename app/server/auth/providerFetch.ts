import * as v from 'valibot';
import { attemptSignal } from './externalAttempt';

/** Several times the size of any real answer, in bytes. */
const ANSWER_LIMIT_BYTES = 256 * 1024;

/**
 * Calls the provider and reads the complete answer. Rejects at the attempt's deadline, for an answer that is too large,
 * and for redirects.
 */
export async function providerFetch(url: string | URL, init: RequestInit = {}): Promise<Response> {
  const signals = [attemptSignal(), init.signal].filter((signal) => signal instanceof AbortSignal);
  const answer = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.any(signals) });
  // Node's types do not declare the body's chunks.
  const body: AsyncIterable<Uint8Array> | null = answer.body;
  const chunks: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop closes the connection.
  for await (const chunk of body ?? []) {
    size += chunk.byteLength;
    if (size > ANSWER_LIMIT_BYTES) throw new Error(`${String(url)} answers with too much`);
    chunks.push(chunk);
  }
  return new Response(chunks.length > 0 ? Buffer.concat(chunks) : null, {
    status: answer.status,
    headers: answer.headers,
  });
}

/** Parses a successful answer of the provider by a schema; rejects any other. */
export async function providerJson<Value>(
  schema: v.GenericSchema<unknown, Value>,
  url: string,
  init?: RequestInit,
): Promise<Value> {
  const answer = await providerFetch(url, init);
  if (!answer.ok) throw new Error(`${url} answers ${answer.status}`);
  return v.parse(schema, await answer.json());
}
