import type { Call } from '@app/contract/call';

/** A server under test: its address, and how to send requests to it. */
export interface Backend {
  /** `Origin` of writing calls, as if sent by a page of the site. */
  readonly origin: string;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Timeout in milliseconds, long enough for 26 MB over a slow line. */
const timeoutMs = 60_000;

/** Creates a backend at an address, reached over HTTP. */
export function httpBackend(url: string): Backend {
  const { origin } = new URL(url);
  // Node's own fetch, even if it is replaced later.
  const { fetch: request } = globalThis;
  return {
    origin,
    fetch: (path, init = {}) =>
      request(`${origin}${path}`, { signal: AbortSignal.timeout(timeoutMs), redirect: 'manual', ...init }),
  };
}

/** A client that makes calls, with or without cookies. */
export interface Browser {
  readonly cookie: string;
}

/** Parts of a request. */
export interface CallParts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Files, which are sent with the body as a form. */
  files?: readonly File[];
  key?: string;
  version?: string;
  headers?: Readonly<Record<string, string>>;
}

/** Returns the address of a call; a missing parameter becomes `none`, an id that does not exist. */
export function pathOf(one: Call, { params = {}, query }: CallParts = {}): string {
  const path = one.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? 'none'),
  );
  return query ? `${path}?${new URLSearchParams(query).toString()}` : path;
}

/** Makes a call of the contract as a person, or without a session. */
export function callAs(
  backend: Backend,
  person: Browser | null,
  one: Call,
  parts: CallParts = {},
): Promise<Response> {
  const { body, files = [], key, version, headers } = parts;
  const isJson = body !== undefined && !one.files;
  return backend.fetch(pathOf(one, parts), {
    method: one.method,
    headers: {
      origin: backend.origin,
      ...(person && { cookie: person.cookie }),
      ...(isJson ? { 'content-type': 'application/json' } : {}),
      ...(key === undefined ? {} : { 'idempotency-key': key }),
      ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: one.files ? formOf(body, files) : JSON.stringify(body) }),
  });
}

function formOf(body: unknown, files: readonly File[]): FormData {
  const form = new FormData();
  form.append('data', JSON.stringify(body));
  for (const file of files) form.append('files[]', file);
  return form;
}

/** Returns the cookies that a browser would have after this answer. */
export function cookieOf(answer: Pick<Response, 'headers'>): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
