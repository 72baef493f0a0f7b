import type { InspectIso } from '../webhooks/inspectIso';
import { sql } from 'kysely';
import type * as v from 'valibot';
import { getDotPath, safeParse } from 'valibot';
import { hasRight } from '@/domain/admin/rights';
import { accountHeader } from '@app/contract/accountHeader';
import { isAllowed, isAllowedFor, isPersonal } from '@app/contract/scopes';
import type { Call, Contract, FileLimits, Received, WireAnswer } from '@app/contract/call';
import type { RefusalCode } from '@app/contract/refusals';
import type { ChangeTopic } from '@app/contract/changes';
import type { Contents, StagedFile } from '../attachments/contents';
import type { Change } from '../changes';
import type { Db } from '../db/database';
import { transact } from '../db/transact';
import type { Try } from '../limiter';
import type { Limits } from '../limits';
import type { Gateways } from '../gateways/gateway';
import type { Seal } from '../seal';
import type { ServerViews } from '../provisioning/provisioner';
import { jsonOf } from '../http/jsonBody';
import { personOf, type Caller } from './caller';
import { firstAnswer, withIdempotency, type KeyedRequest } from './idempotentRequest';
import type { RoutingParts } from './parts';
import { requirePassword } from './requirePassword';
import { Problem } from '../http/problem';
import { refusal } from '../http/refusal';
import { sendCacheable } from '../http/sendCacheable';
import { sendDownload, type Download } from '../http/sendDownload';
import type { Handler, ServerApp, ServerContext } from '../http/types';
import type { ReceivedFile, ReceivedForm } from '../http/uploads';

/** Input of a contract handler. */
export interface CallInput<One extends Call> {
  readonly params: Received<One, 'params'>;
  readonly query: Received<One, 'query'>;
  readonly body: Received<One, 'body'>;
  /** Stored files of a call with files, deleted after the call unless its transaction links them. */
  readonly files: One['files'] extends object ? readonly StagedFile[] : undefined;
  readonly contents: Pick<Contents, 'read'>;
  /** Request and response with cookies; only for calls that handle the session. */
  readonly context: One['handlesSession'] extends true ? ServerContext : undefined;
  /** Null for a visitor, and for public calls that handle the session. */
  readonly caller: One['role'] extends 'anyone' ? Caller | null : Caller;
  /** The database for calls that only read or handle the session, otherwise the call's transaction. */
  readonly db: Db;
  readonly now: Date;
  /** Counts an attempt by network address or another key; refuses with 429 `tooManyTries`. */
  readonly attempt: (name: keyof Limits, key?: string) => Promise<Try>;
  /** `If-Match`, without quotes. */
  readonly version: One['isVersioned'] extends true ? string : null;
  /** Gateways that collect the money of payments. */
  readonly gateways: Gateways;
  /** Provisioner calls made while a user waits; other work goes through operations. */
  readonly views: ServerViews;
  readonly inspectIso: InspectIso;
  /** Private hosts that webhooks may reach. */
  readonly privateHosts: readonly string[];
  /** Runs the one transaction of a call that waits for another service first (`isElsewhere`), once per key. */
  readonly stored: <Value>(work: (tx: Db) => Promise<Value>) => Promise<Value>;
  /** Status of the server's own parts. */
  readonly systems: RoutingParts['systems'];
  /** Settings that the environment overrides. */
  readonly fixedSettings: RoutingParts['fixedSettings'];
  /** Sends a test mail and returns the mail server's answer. */
  readonly testMail: RoutingParts['testMail'];
  /** Encrypts passwords of servers until they are delivered. */
  readonly seal: Seal;
  /** Notifies the account's tabs of changed topics, after the commit. */
  readonly changed: (userId: string, ...topics: readonly ChangeTopic[]) => void;
  /** E-mails of the owners in `ADMIN_EMAILS`. */
  readonly adminEmails: readonly string[];
  /** Whether the role or the configuration makes a user an administrator. */
  readonly isAdmin: (user: { readonly email: string; readonly role: string }) => boolean;
}

/** A handler for each call of an area. */
export type Handlers<Area extends Contract> = {
  readonly [Name in keyof Area]: (
    input: CallInput<Area[Name]>,
  ) => Promise<Area[Name]['isDownload'] extends true ? Download : WireAnswer<Area[Name]>>;
};

function parsed(
  schema: v.GenericSchema | undefined,
  value: unknown,
  otherwise: RefusalCode,
  { fieldRefusals = {} }: Pick<Call, 'fieldRefusals'> = {},
): unknown {
  if (!schema) return undefined;
  const result = safeParse(schema, value);
  if (!result.success) {
    const fields = result.issues.map((issue) => getDotPath(issue)).filter((path) => path !== null);
    const [first = ''] = fields[0]?.split('.') ?? [];
    throw refusal(fieldRefusals[first] ?? otherwise, otherwise === 'invalidRequest' ? { fields } : {});
  }
  return result.output;
}

/**
 * Refuses a call of a page that shows another account than the session is about: it has changed in another tab.
 *
 * @throws Problem 409 `otherAccount`
 */
function requireAccount(c: ServerContext, { id, email }: Caller): void {
  const shown = c.req.header(accountHeader);
  // A page whose session was answered by a release without ids names the e-mail.
  if (shown !== undefined && shown !== id && shown !== email) throw refusal('otherAccount');
}

async function callerOf(c: ServerContext, deps: RoutingParts, one: Call): Promise<Caller | null> {
  const { role, right, method, handlesSession } = one;
  if (handlesSession && role === 'anyone') return null;
  const found = await deps.callerOf(c);
  if (found !== null && role !== 'anyone') requireAccount(c, found);
  const caller = found && isPersonal(one) ? personOf(found) : found;
  if (role !== 'anyone' && caller === null) throw refusal('notSignedIn');
  const token = caller?.token ?? null;
  if (token !== null && !isAllowed(token.scopes, one)) throw new Problem(403, 'tokenScope');
  if (method !== 'GET' && caller !== null && caller.viewedBy !== null) throw refusal('viewOnly');
  if (caller?.member && role !== 'admin' && !isAllowedFor(caller.member.role, one)) throw refusal('role');
  if (
    role === 'admin' &&
    (caller === null || caller.staffRole === null || !hasRight(caller.staffRole, right))
  )
    throw refusal('forbidden');
  if (role === 'admin' && caller?.needsSecondFactor) throw refusal('secondFactorRequired');
  if (one.requiresPassword && caller !== null) await requirePassword(deps.db, caller, new Date());
  return caller;
}

/** Idempotency keys: long enough to be unique. */
const keyPattern = /^[\w-]{8,64}$/;

function keyOf(c: ServerContext): string {
  const key = c.req.header('idempotency-key') ?? '';
  if (!keyPattern.test(key)) throw refusal('invalidRequest');
  return key;
}

function versionOf(c: ServerContext): string {
  const version = c.req.header('if-match')?.replace(/^(?:W\/)?"(.*)"$/, '$1') ?? '';
  if (version === '') throw refusal('invalidRequest');
  return version;
}

/** Reads the body of a call: JSON, a form with files, or nothing. */
async function receivedBy(
  c: ServerContext,
  { uploads }: RoutingParts,
  { body, files }: Call,
  caller: Caller | null,
): Promise<Pick<ReceivedForm, 'data' | 'discard'> & { files?: readonly ReceivedFile[] }> {
  if (files) return uploads.receive(c, caller?.id ?? '', files);
  return { data: body && (await jsonOf(c)), discard: () => Promise.resolve() };
}

type AnyHandler = (input: CallInput<Call>) => Promise<unknown>;

/** A call with validated input. */
interface CheckedCall {
  readonly one: Call;
  readonly handler: AnyHandler;
  readonly input: Pick<CallInput<Call>, 'params' | 'query' | 'body' | 'version' | 'attempt' | 'context'>;
  readonly caller: Caller | null;
  /** Null for a call without an idempotency key. */
  readonly keyed: KeyedRequest | null;
}

/** Names the API token and the colleague for the records of a transaction (migrations 530 and 640). */
async function nameActor(tx: Db, { token, member }: Caller): Promise<void> {
  if (token) await sql`select set_config('portal.token', ${token.name}, true)`.execute(tx);
  if (member) await sql`select set_config('portal.member', ${member.email}, true)`.execute(tx);
}

/** Runs a handler in one transaction, and publishes its changes after the commit. */
async function done(
  {
    db,
    changes,
    contents,
    gateways,
    views,
    inspectIso,
    privateHosts,
    systems,
    fixedSettings,
    testMail,
    seal,
    wakeJobs,
    adminEmails,
    isAdmin,
  }: RoutingParts,
  { one, handler, input, caller, keyed }: CheckedCall,
  files: readonly StagedFile[] | undefined,
): Promise<unknown> {
  let changed: Change[] = [];
  const stored = <Value>(work: (tx: Db) => Promise<Value>) =>
    transact(db, async (tx) => {
      // An attempt that was rolled back changed nothing.
      changed = [];
      if (caller) await nameActor(tx, caller);
      const value = await (keyed === null ? work(tx) : withIdempotency(tx, keyed, () => work(tx)));
      await changes.announce(tx, changed);
      return value;
    });
  const act = (on: Db) =>
    handler({
      ...input,
      caller,
      files,
      contents,
      gateways,
      views,
      inspectIso,
      privateHosts,
      stored,
      systems,
      fixedSettings,
      testMail,
      seal,
      db: on,
      now: new Date(),
      changed: (userId, ...topics) => changed.push({ userId, topics }),
      adminEmails,
      isAdmin,
      // Each handler gets the files of its own call.
    } as CallInput<Call>);
  // A repeated call does not ask the other service again, which may answer otherwise by now.
  const first = one.isElsewhere && keyed ? await firstAnswer(db, keyed) : null;
  if (first) return first.value;
  const answer =
    one.method === 'GET' || one.isElsewhere || one.handlesSession ? await act(db) : await stored(act);
  changes.committed(changed);
  if (one.method !== 'GET') wakeJobs();
  return answer;
}

/** Runs a call with files, which are stored before the transaction so that it never waits for them. */
async function doneWithFiles(
  deps: RoutingParts,
  checked: CheckedCall & { readonly caller: Caller },
  { files, limits }: { files: readonly ReceivedFile[]; limits: FileLimits },
): Promise<unknown> {
  const { db, background, contents } = deps;
  // A repeated call stores no files again.
  const first = checked.keyed && (await firstAnswer(db, checked.keyed));
  if (first) return first.value;
  const staged = await contents.stage(checked.caller.id, files, limits);
  try {
    return await done(deps, checked, staged);
  } finally {
    // The call was refused, or a concurrent duplicate.
    background.run(contents.discard(staged.map(({ contentId }) => contentId)));
  }
}

function send(c: ServerContext, one: Call, answer: unknown): Response | Promise<Response> {
  if (one.isCacheable) return sendCacheable(c, answer);
  // Downloads return this type.
  if (one.isDownload) return sendDownload(c, answer as Download);
  return one.answer ? c.json(answer, one.isCreated ? 201 : 200) : c.body(null, 204);
}

/** Creates the route of a call: validates the input and runs its handler. */
function routeOf(deps: RoutingParts, one: Call, handler: AnyHandler): Handler {
  const { connection, limiter } = deps;
  return async (c) => {
    const caller = await callerOf(c, deps, one);
    const params = parsed(one.params, c.req.param(), 'notFound');
    const query = parsed(one.query, c.req.query(), 'invalidRequest');
    const key = one.requiresIdempotencyKey ? keyOf(c) : null;
    const version = one.isVersioned ? versionOf(c) : null;
    // Checked before files are received.
    if (one.limit && caller) await limiter.take(one.limit, caller.id);
    const { data, files, discard } = await receivedBy(c, deps, one, caller);
    try {
      const body = parsed(one.body, data, 'invalidRequest', one);
      const context = one.handlesSession ? c : undefined;
      context?.set('payload', body);
      const sent = files?.map(({ name, digest }) => [name, digest]);
      const attempt = (name: keyof Limits, key = connection.clientAddress(c)) => limiter.take(name, key);
      const checked = {
        one,
        handler,
        // The input was parsed by the schemas that the types derive from.
        input: { params, query, body, version, attempt, context } as CallInput<Call>,
        keyed:
          key === null || caller === null
            ? null
            : { userId: caller.id, key, content: [one.method, one.path, params, body, sent] },
      };
      const answer =
        one.files && files && caller
          ? await doneWithFiles(deps, { ...checked, caller }, { files, limits: one.files })
          : await done(deps, { ...checked, caller }, undefined);
      return await send(c, one, answer);
    } finally {
      await discard();
    }
  };
}

/** Registers the calls of an area; a missing handler does not compile. */
export function addContract<Area extends Contract>(
  app: ServerApp,
  deps: RoutingParts,
  area: Area,
  handlers: Handlers<Area>,
): void {
  for (const [name, one] of Object.entries(area))
    app.on(
      one.method,
      one.path.replace(/\{(\w+)\}/g, ':$1'),
      // The handler of this call: `Handlers` has one for each.
      routeOf(deps, one, handlers[name] as unknown as AnyHandler),
    );
}

/** Answers other methods on contract paths with 405 and the allowed ones. */
export function refuseOtherMethods(app: ServerApp, areas: readonly Contract[]): void {
  const methods = new Map<string, string[]>();
  for (const { method, path } of areas.flatMap((area) => Object.values(area)))
    methods.set(path, [...(methods.get(path) ?? []), ...(method === 'GET' ? ['GET', 'HEAD'] : [method])]);
  // `/api/tickets/archive` before `/api/tickets/{id}`, which would match it as an id.
  const plainFirst = [...methods].sort(([one], [other]) => one.split('{').length - other.split('{').length);
  for (const [path, allowed] of plainFirst)
    app.all(path.replace(/\{(\w+)\}/g, ':$1'), () => {
      throw new Problem(405, 'wrongMethod', { Allow: allowed.join(', ') });
    });
}
