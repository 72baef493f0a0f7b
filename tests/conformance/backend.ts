import type { Call } from '@app/contract/call';

/** A server under test: its address, and how requests reach it. The kit knows nothing else about it. */
export interface Backend {
  /** Sent as `Origin` with writing calls: the kit acts as a page of this site. */
  readonly origin: string;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
}

/** Long enough for a file of 26 MB to another continent, in milliseconds. */
const timeoutMs = 60_000;

/** A server at an address, reached over HTTP. */
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

/** Client that makes calls: a browser with cookies, or one with none. */
export interface Browser {
  readonly cookie: string;
}

/** Parts that are sent with a call. */
export interface CallParts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
  /** Of a call that takes files; its body then goes as a form. */
  files?: readonly File[];
  key?: string;
  version?: string;
  headers?: Readonly<Record<string, string>>;
}

/** The address of a call; a parameter that is not given becomes `none`, which nothing is called. */
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

/** The cookies with which a browser would come back after this answer. */
export function cookieOf(answer: Pick<Response, 'headers'>): string {
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
}
