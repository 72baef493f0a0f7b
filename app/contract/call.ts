import type * as v from 'valibot';
import type { AdminRight } from '@/domain/admin/rights';
import type { RefusalCode } from './refusals';

/*
 * The API contract: every call of every port is defined once, in its area's module. The client (app/ports/http), the
 * server's validation (app/server/routing/contractRoutes.ts), the OpenAPI document and the conformance kit are derived
 * from it.
 * On the wire, money is whole kopecks in an object with its currency, a day is `YYYY-MM-DD`, a moment is RFC 3339 in
 * UTC, and an id is an opaque string. Schemas convert them to domain types.
 */

/** Role that a call requires: a visitor, any signed-in user, or only an administrator (D22). */
export type CallRole = 'anyone' | 'customer' | 'admin';

type Schema = v.GenericSchema;

/** Number, size and extensions of the files that a call accepts. */
export interface FileLimits {
  readonly max: number;
  readonly maxBytes: number;
  readonly endings: readonly string[];
}

/** Access that a call requires: its role and, on the provider's side, a right of the staff. */
type CallAccess =
  | { readonly role: Exclude<CallRole, 'admin'>; readonly right?: never; readonly requiresPassword?: never }
  | {
      readonly role: 'admin';
      readonly right: AdminRight;
      /** A sensitive action: 403 `passwordNeeded` unless the session is new or was confirmed in the last ten minutes. */
      readonly requiresPassword?: true;
    };

/** One call. */
export type Call = CallAccess & CallParts;

interface CallParts {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Parameters are in braces: `/api/servers/{id}`. */
  readonly path: `/api/${string}`;
  /** One line for implementers. */
  readonly summary: string;
  /** Path parameters; an invalid one is 404. */
  readonly params?: Schema;
  /** Query parameters, strings on the wire. */
  readonly query?: Schema;
  /** JSON body; for a call with files, the part `data` of a form. */
  readonly body?: Schema;
  /** Files beside the body, as parts `files[]` of a form. */
  readonly files?: FileLimits;
  /** Body of 200, or of 201 with `isCreated`; without it the answer is 204. */
  readonly answer?: Schema;
  /** Answers with 201. */
  readonly isCreated?: true;
  /** The 200 response is a download. */
  readonly isDownload?: true;
  /** Waits for another service, without an open transaction. A handler that stores anything opens its own. */
  readonly isElsewhere?: true;
  /**
   * Handles the session itself: signs in, out or up. Its handler gets the request with its cookies and opens its own
   * transactions, because none may wait for password hashing. A public call of this kind neither looks up nor extends
   * the session first.
   */
  readonly handlesSession?: true;
  /** Requires an `Idempotency-Key`: a repeated key returns the first answer. */
  readonly requiresIdempotencyKey?: true;
  /** Requires `If-Match` with the `version` that was read: 409 `stale` if it has changed. */
  readonly isVersioned?: true;
  /** Equal for everybody and rarely changed: answered with an `ETag`, and with 304 for a matching `If-None-Match`. */
  readonly isCacheable?: true;
  /** Rate limit per account, by name (app/server/limits.ts). */
  readonly limit?: 'ticketsPerAccount' | 'messagesPerAccount' | 'lookupsPerAccount';
  /** Codes for the first invalid field of the body, instead of `invalidRequest`. */
  readonly fieldRefusals?: Readonly<Record<string, RefusalCode>>;
  /** Its own refusals, besides those of every call of its kind (refusals.ts). */
  readonly refusals: readonly RefusalCode[];
}

/** Calls of one port, by method name. */
export type Contract = Readonly<Record<string, Call>>;

/** Defines a call with its types as narrow as possible. */
export const call = <const One extends Call>(one: One): One => one;

type Input<S> = S extends Schema ? v.InferInput<S> : undefined;
type Output<S> = S extends Schema ? v.InferOutput<S> : undefined;

/** Validated input of a part of a call on the server. */
export type Received<One extends Call, Part extends 'params' | 'query' | 'body'> = Output<One[Part]>;
/** Deeply read-only. */
type Frozen<Value> = Value extends object ? { readonly [Key in keyof Value]: Frozen<Value[Key]> } : Value;

/** The server's answer before it is sent. */
export type WireAnswer<One extends Call> = One['answer'] extends Schema
  ? Frozen<Input<One['answer']>>
  : unknown;
/** The client's answer, in domain types. */
export type Answer<One extends Call> = One['answer'] extends Schema ? Output<One['answer']> : undefined;
/** Input of a part of a call on the client. */
export type Sent<One extends Call, Part extends 'params' | 'query' | 'body'> = Input<One[Part]>;

/** Returns every refusal code of a call: its own and those of its kind. */
export function refusalsOf(one: Call): readonly RefusalCode[] {
  const { role, method, params, query, body, files, requiresIdempotencyKey, isVersioned, refusals } = one;
  const { fieldRefusals = {} } = one;
  return [
    ...(role === 'anyone' ? [] : (['notSignedIn', 'otherAccount'] as const)),
    ...(role !== 'anyone' && method !== 'GET' ? (['viewOnly'] as const) : []),
    ...(role === 'customer' && method !== 'GET' ? (['role'] as const) : []),
    ...(role === 'admin' ? (['forbidden', 'secondFactorRequired'] as const) : []),
    ...(one.requiresPassword ? (['passwordNeeded'] as const) : []),
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
