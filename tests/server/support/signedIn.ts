import * as v from 'valibot';
import type { Call } from '@app/contract/call';
import type { Db } from '@app/server/db/database';
import { callAs as callOver, type CallParts } from '../../conformance/backend';
import { enterCode, registerPerson } from './people';
import { cookieOf, ORIGIN, type TestApp } from './testApp';

export type { CallParts };

/** A person with an account and their own browser. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly cookie: string;
}

/** Registers and verifies a person, optionally as an administrator. */
export async function signIn(app: TestApp, role: 'customer' | 'admin' = 'customer'): Promise<Person> {
  const person = await registerPerson(app);
  const cookie = cookieOf(await enterCode(app, person));
  const { email } = person;
  const { db } = app.deps;
  if (role === 'admin') await db.updateTable('user').set({ role }).where('email', '=', email).execute();
  return { id: await userIdOf(db, email), email, cookie };
}

/** Returns the id of an account by its address. */
export async function userIdOf(db: Db, email: string): Promise<string> {
  return (await db.selectFrom('user').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id;
}

/** Returns the number of an account, which is in admin paths. */
export async function userNumberOf(db: Db, id: string): Promise<number> {
  const user = db.selectFrom('user').select('number').where('id', '=', id);
  return (await user.executeTakeFirstOrThrow()).number;
}

/** Makes a call of the contract as a person, or without a session, like the conformance kit. */
export const callAs = (
  { fetch }: Pick<TestApp, 'fetch'>,
  person: Pick<Person, 'cookie'> | null,
  one: Call,
  parts?: CallParts,
): Promise<Response> => callOver({ origin: ORIGIN, fetch }, person, one, parts);

/** Returns the answer of a call, in the domain's types; fails unless it is 2xx and fits the contract. */
export async function answerOf<One extends Call>(
  one: One,
  answer: Promise<Response>,
): Promise<One['answer'] extends v.GenericSchema ? v.InferOutput<One['answer']> : undefined> {
  const response = await answer;
  if (!response.ok) throw new Error(`${one.method} ${one.path}: ${response.status} ${await response.text()}`);
  // Parsed by this call's schema.
  return (one.answer ? v.parse(one.answer, await response.json()) : undefined) as never;
}

/** The code that a refusal has. */
export async function codeOf(answer: Response): Promise<string> {
  return v.parse(v.object({ code: v.string() }), await answer.json()).code;
}
