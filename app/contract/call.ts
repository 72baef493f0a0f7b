import type * as v from 'valibot';
import type { AdminRight } from '@/domain/admin/rights';
import type { RefusalCode } from './refusals';

/*
 * The wire contract: every call of every port stands once, in a module of its area. The client (app/ports/http), the
 * server's validation (app/server/routing/contractRoutes.ts), the OpenAPI document and the kit for other backends are made from it.
 *
 * On the wire: money is whole kopecks in an object that names its currency, a day is `YYYY-MM-DD`, a moment RFC 3339 in
 * UTC, an id an opaque string. Schemas turn them into the domain's types on the way in.
 */

/** Role that a call requires: a visitor, any signed-in user, or only an administrator (D22). */
export type CallRole = 'anyone' | 'customer' | 'admin';

type Schema = v.GenericSchema;

/** How many files a call takes, how large each may be, and how their names may end. */
export interface FileLimits {
  readonly max: number;
  readonly maxBytes: number;
  readonly endings: readonly string[];
}

/** Access that a call requires: its role and, on the provider's side, a right of the staff. */
type CallAccess =
  | { readonly role: Exclude<CallRole, 'admin'>; readonly right?: never }
  | { readonly role: 'admin'; readonly right: AdminRight };

/** One call. */
export type Call = CallAccess & CallParts;

interface CallParts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters stand in braces: `/api/servers/{id}`. */
  readonly path: `/api/${string}`;
  /** One line for whoever implements it. */
  readonly summary: string;
  /** Of the path; what does not fit is 404. */
  readonly params?: Schema;
  /** Query parameters after the `?`: strings on the wire. */
  readonly query?: Schema;
  /** JSON; of a call with files, the part `data` of a form. */
  readonly body?: Schema;
  /** Files beside the body, as parts `files[]` of a form. */
  readonly files?: FileLimits;
  /** The body of 200, or of 201 where `isCreated`; without it the answer is 204. */
  readonly answer?: Schema;
  /** Answers with 201. */
  readonly isCreated?: true;
  /** The 200 response is a file, for saving only. */
  readonly isDownload?: true;
  /** Stores nothing: what it does, another service does, and no transaction waits for that. */
  readonly isElsewhere?: true;
  /**
   * Handles the session itself: signs in, out or up. Its handler gets the request with its cookies and opens its own
   * transactions, because none may wait for a password to be hashed. A call for anyone neither looks up nor prolongs the
   * session before that.
   */
  readonly handlesSession?: true;
  /** Wants an `Idempotency-Key`: the same key gives the first answer again, whatever happened meanwhile. */
  readonly requiresIdempotencyKey?: true;
  /** Wants `If-Match` with the `version` that was read: 409 `stale` when it has changed since. */
  readonly isVersioned?: true;
  /** The same for everybody and seldom another: answered with an `ETag`, and with 304 where `If-None-Match` has it. */
  readonly isCacheable?: true;
  /** How often an account may make it: the limit of this name counts every call (app/server/limits.ts). */
  readonly limit?: 'ticketsPerAccount' | 'messagesPerAccount';
  /** Codes for the first field of the body that does not fit, instead of `invalidRequest`. */
  readonly fieldRefusals?: Readonly<Record<string, RefusalCode>>;
  /** Why it may be refused, besides what every call of its kind may be (refusals.ts). */
  readonly refusals: readonly RefusalCode[];
}

/** Calls of one port, by the names that its methods have. */
export type Contract = Readonly<Record<string, Call>>;

/** A call with its types as narrow as it states them. */
export const call = <const One extends Call>(one: One): One => one;

type Input<S> = S extends Schema ? v.InferInput<S> : undefined;
type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;

/** Checked value that the server receives of a part of a call. */
export type Received<One extends Call, Part extends 'params' | 'query' | 'body'> = Output<One[Part]>;
/** As it is, where nobody changes anything of it. */
type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/** The server's response, as it goes over the wire. */
export type WireAnswer<One extends Call> = One['answer'] extends Schema
  ? Frozen<Input<One['answer']>>
  : unknown;
/** The client's response, in the domain's types. */
export type Answer<One extends Call> = One['answer'] extends Schema ? Output<One['answer']> : undefined;
/** Value that the client sends of a part of a call. */
export type Sent<One extends Call, Part extends 'params' | 'query' | 'body'> = Input<One[Part]>;

/** Every code that a call may be refused with: its own, and those of its kind. */
export function refusalsOf(one: Call): readonly RefusalCode[] {
  const { role, method, params, query, body, files, requiresIdempotencyKey, isVersioned, refusals } = one;
  const { fieldRefusals = {} } = one;
  return [
    ...(role === 'anyone' ? [] : (['notSignedIn'] as const)),
    ...(role !== 'anyone' && method !== 'GET' ? (['viewOnly'] as const) : []),
    ...(role === 'admin' ? (['forbidden'] as const) : []),
    ...(params ? (['notFound'] as const) : []),
    ...(query || body || requiresIdempotencyKey ? (['invalidRequest'] as const) : []),
    ...Object.values(fieldRefusals),
    ...(files
      ? ([
          'tooManyFiles',
          'fileTooLarge',
          'uploadsBusy',
          'uploadsPending',
          'quotaExceeded',
          'storageDown',
        ] as const)
      : []),
    ...(requiresIdempotencyKey ? (['keyReused'] as const) : []),
    ...(isVersioned ? (['stale'] as const) : []),
    ...(one.limit ? (['tooManyTries'] as const) : []),
    ...refusals,
    ...(method === 'GET' ? [] : (['diskFull'] as const)),
    'databaseDown',
  ];
}
