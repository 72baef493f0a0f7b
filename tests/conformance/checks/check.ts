import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import type { Call } from '@app/contract/call';
import { everyCall } from '@app/contract/contract';
import { examples } from '@app/server/openapi/examples';
import type { CallParts } from '../backend';
import type { Case, TestContext } from '../testContext';

/** A call with its area and an example. */
export interface Subject {
  /** `area.name`. */
  readonly id: string;
  readonly one: Call;
  /** Matches the schemas; its ids are assumed not to exist on the tested server. */
  readonly example: Pick<CallParts, 'params' | 'body'> & {
    readonly query?: Readonly<Record<string, string | undefined>>;
    readonly answer?: unknown;
  };
}

/** A rule for every call of a kind, including calls added later. */
export interface Check {
  readonly title: string;
  readonly suits: (one: Call, example: Subject['example']) => boolean;
  readonly run: (context: TestContext, subject: Subject) => Promise<void>;
}

const sent: Readonly<Record<string, Readonly<Record<string, Subject['example']>>>> = examples;

/** All calls of the contract. */
export const subjects: readonly Subject[] = everyCall.map(({ area, name, one }) => ({
  id: `${area}.${name}`,
  one,
  example: sent[area]?.[name] ?? {},
}));

/** Returns the cases of a check. */
export function casesOf({ title, suits, run }: Check): readonly Case[] {
  return subjects
    .filter(({ one, example }) => suits(one, example))
    .map((subject) => ({
      calls: [subject.id],
      title,
      run: (context) => run(context, subject),
    }));
}

/** Unique per run, because an account stores its keys. */
const keyOfThisRun = `the-kit-${randomUUID()}`;

/** Completes a call except for existing ids, so that it changes nothing. */
export function completeParts({ one, example }: Subject): CallParts {
  const { params, query, body } = example;
  return {
    ...(params && { params: unknownIds(params) }),
    // The refusal must be about the missing resource, not about an incomplete query.
    ...(params && query && { query: stated(query) }),
    ...(body !== undefined && { body }),
    ...(one.requiresIdempotencyKey && { key: keyOfThisRun }),
    ...(one.isVersioned && { version: 'none' }),
  };
}

const stated = (query: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

/** Returns the example's query of a call that answers nothing without one. */
export const requiredQuery = ({ one, example }: Subject): Record<string, string> | null =>
  one.query && !v.safeParse(one.query, {}).success ? stated(example.query ?? {}) : null;

/** Returns ids of the same format that do not exist. */
export function unknownIds(params: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).map(([name, id]) => [
      name,
      /^\d+$/.test(id) ? '900000000000001' : 'NO-SUCH-THING',
    ]),
  );
}
