import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { authContract } from '@app/contract/auth';
import type { Answer, Call } from '@app/contract/call';
import { refusalStatus, transportStatus, type RefusalCode, type TransportCode } from '@app/contract/refusals';
import { callAs, cookieOf, pathOf, type Backend, type Browser, type CallParts } from './backend';
import { ContractViolation, Skipped, shortly } from './contractViolation';

/** A signed-in user of the server. */
export interface Person extends Browser {
  readonly email: string;
  readonly password: string;
  readonly role: 'customer' | 'admin';
}

/** Environment of the cases: a server and signed-in users. */
export interface TestContext {
  readonly backend: Backend;
  readonly customer: Person;
  /** Without an administrator, calls of the admin area are only checked for refusal. */
  readonly admin: Person | null;
  /** A user without access to the customer's data; the administrator if there is no second customer. */
  readonly other: Person | null;
}

/** A statement that is true for every server that implements the contract. */
export interface Case {
  /** Tested calls as `area.name`; the first one's area is the case's. */
  readonly calls: readonly string[];
  readonly title: string;
  /** Resolves, or throws a `ContractViolation` or `Skipped`. */
  readonly run: (context: TestContext) => Promise<void>;
}

/** An answer with its body. */
export interface Reply {
  readonly request: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Makes a call and reads the answer. */
export async function send(
  { backend }: Pick<TestContext, 'backend'>,
  person: Browser | null,
  one: Call,
  parts: CallParts = {},
): Promise<Reply> {
  const body = parts.body === undefined ? '' : ` ${shortly(parts.body)}`;
  const request = `${one.method} ${pathOf(one, parts)}${body}`;
  try {
    return await replyOf(request, await callAs(backend, person, one, parts));
  } catch (error) {
    throw new ContractViolation(request, 'an answer', error instanceof Error ? error.message : String(error));
  }
}

/** Reads the body of an answer. */
export async function replyOf(request: string, answer: Response): Promise<Reply> {
  const { status, headers } = answer;
  return { request, status, headers, text: await answer.text() };
}

/** Returns the JSON of an answer. */
export function jsonOf({ request, status, text }: Reply): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ContractViolation(request, 'JSON', `${status} ${shortly(text)}`);
  }
}

const problemSchema = v.looseObject({
  type: v.string(),
  title: v.string(),
  status: v.number(),
  code: v.string(),
  error: v.pipe(v.string(), v.nonEmpty()),
});

export type Problem = v.InferOutput<typeof problemSchema>;

/** Parses a refusal (RFC 9457, with `code` and `error`), whose status must match its code. */
export function problemOf(reply: Reply): Problem {
  const { request, status, headers, text } = reply;
  const type = headers.get('content-type') ?? 'no content type';
  if (status < 400 || !type.startsWith('application/problem+json'))
    throw new ContractViolation(
      request,
      'a refusal as application/problem+json',
      `${status} ${type} ${shortly(text)}`,
    );
  const parsed = v.safeParse(problemSchema, jsonOf(reply));
  if (!parsed.success || parsed.output.status !== status)
    throw new ContractViolation(request, 'type, title, status, code and error', `${status} ${shortly(text)}`);
  return parsed.output;
}

/** Ends the case unless the call was refused with one of these codes. */
export function expectRefusal(reply: Reply, ...codes: readonly (RefusalCode | TransportCode)[]): Problem {
  const statuses: Readonly<Record<string, number>> = { ...refusalStatus, ...transportStatus };
  const expected = codes.map((code) => `${statuses[code]} ${code}`).join(' or ');
  if (reply.status < 400)
    throw new ContractViolation(reply.request, expected, `${reply.status} ${shortly(reply.text)}`);
  const problem = problemOf(reply);
  const isExpected = codes.some((code) => code === problem.code && statuses[code] === reply.status);
  if (!isExpected)
    throw new ContractViolation(reply.request, expected, `${reply.status} ${problem.code}: ${problem.error}`);
  return problem;
}

/** Returns the answer of a call in the domain's types: 200 or 201 with the contract's answer, or 204 without one. */
export function expectAnswer<One extends Call>(one: One, reply: Reply): Answer<One> {
  const { request, status, text, headers } = reply;
  const expected = one.isCreated ? 201 : one.answer || one.isDownload ? 200 : 204;
  if (status !== expected)
    throw new ContractViolation(request, String(expected), `${status} ${shortly(text)}`);
  if (!one.answer) {
    if (!one.isDownload && text !== '') throw new ContractViolation(request, 'no content', shortly(text));
    return undefined as Answer<One>;
  }
  const type = headers.get('content-type') ?? 'no content type';
  if (!type.startsWith('application/json')) throw new ContractViolation(request, 'application/json', type);
  const parsed = v.safeParse(one.answer, jsonOf(reply));
  if (parsed.success) return parsed.output as Answer<One>;
  const [issue] = parsed.issues;
  throw new ContractViolation(
    request,
    `an answer that fits its schema: ${issue.expected ?? issue.message} at ${v.getDotPath(issue) ?? 'its root'}`,
    `${issue.received} in ${shortly(text)}`,
  );
}

/** Makes a call that must succeed. */
export async function answered<One extends Call>(
  context: Pick<TestContext, 'backend'>,
  person: Browser | null,
  one: One,
  parts?: CallParts,
): Promise<Answer<One>> {
  return expectAnswer(one, await send(context, person, one, parts));
}

/** Returns the administrator; skips the case without one. */
export function adminOf({ admin }: TestContext): Person {
  if (admin === null) throw new Skipped('no administrator was given (--admin)');
  return admin;
}

/** Returns a person who owns nothing of the customer's. */
export function otherOf({ other }: TestContext): Person {
  if (other === null) throw new Skipped('no second account was given (--other or --admin)');
  return other;
}

/** Returns another customer who is no administrator, because administrators may see more. */
export function otherCustomerOf(context: TestContext): Person {
  const other = otherOf(context);
  if (other.role === 'admin') throw new Skipped('no second customer was given (--other)');
  return other;
}

/** Creates a unique idempotency key. */
export const newKey = (): string => randomUUID();

/** Signs in like the login page. A violation shows the call without its password. */
export async function logIn(
  backend: Backend,
  body: Readonly<Record<'email' | 'password', string>>,
): Promise<Reply> {
  const { login } = authContract;
  return replyOf(`${login.method} ${login.path}`, await callAs(backend, null, login, { body }));
}

/** Signs somebody in. */
export async function signIn(backend: Backend, email: string, password: string): Promise<Person> {
  const reply = await logIn(backend, { email, password });
  expectAnswer(authContract.login, reply);
  const cookie = cookieOf(reply);
  const { user } = await answered({ backend }, { cookie }, authContract.session);
  if (user?.email !== email.trim().toLowerCase())
    throw new ContractViolation('GET /api/auth/session', `the session of ${email}`, shortly(user));
  return { email, password, cookie, role: user.role };
}
