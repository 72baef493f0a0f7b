import type { Answer, Call, Sent } from '@app/contract/call';
import { request } from './request';

export type Parts<One extends Call> = {
  readonly [Part in 'params' | 'query' | 'body' as One[Part] extends object ? Part : never]: Sent<One, Part>;
} & (One['requiresIdempotencyKey'] extends true ? { readonly key: string } : unknown) &
  (One['isVersioned'] extends true ? { readonly version: string } : unknown) &
  (One['files'] extends object ? { readonly files: readonly File[] } : unknown);

interface AnyParts {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
  readonly key?: string;
  readonly version?: string;
  readonly files?: readonly File[];
}

/** Parts of a call that a client needs at run time; without `answer` the result is not validated. */
type WireCall<One extends Call> = Pick<One, 'method' | 'path'> & { readonly answer?: One['answer'] };

/**
 * Sends a call of the contract over HTTP. Rejects with a PortError, whose `code` is one of the call's refusals. A call
 * that requires the password does not compile here: `sendConfirmed` asks for it.
 */
export const send = <One extends Call>(
  one: One & (One['requiresPassword'] extends true ? never : unknown),
  parts: Parts<One>,
  signal?: AbortSignal,
): Promise<Answer<One>> => sendWire<One>(one, parts, signal);

/** The same for an adapter that imports only the call's type, to keep schemas out of every page. */
export function sendWire<One extends Call>(
  one: WireCall<One>,
  parts: Parts<One>,
  signal?: AbortSignal,
): Promise<Answer<One>> {
  const { params = {}, query = {}, body, key, version, files } = parts as AnyParts;
  const path = one.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const stated = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, value] as const],
  );
  const search = new URLSearchParams(Object.fromEntries(stated)).toString();
  return request({
    method: one.method,
    path: search === '' ? path : `${path}?${search}`,
    body: files ? formOf(body, files) : body,
    headers: {
      ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      ...(version === undefined ? {} : { 'If-Match': version }),
    },
    // The type derives from this schema.
    answer: one.answer as never,
    signal,
  });
}

/** Combines JSON and files in a form; the JSON is a plain part, which every server parses. */
function formOf(body: unknown, files: readonly File[]): FormData {
  const form = new FormData();
  form.append('data', JSON.stringify(body));
  for (const file of files) form.append('files[]', file);
  return form;
}
