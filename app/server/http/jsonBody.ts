import * as v from 'valibot';
import type { MessageKey } from '../messages/messages';
import { Problem } from './problem';
import { parseJson } from './storableText';
import type { ServerContext } from './types';

/** The largest request body. A registration with the longest allowed names is far below it. */
export const BODY_LIMIT_BYTES = 64 * 1024;

const sentenceOfField: Readonly<Record<string, MessageKey>> = {
  email: 'invalidEmail',
  password: 'invalidPassword',
  newPassword: 'invalidPassword',
  firstName: 'invalidFirstName',
  lastName: 'invalidLastName',
  countryCode: 'invalidCountry',
  region: 'invalidRegion',
  agreements: 'agreementsRequired',
  code: 'invalidCode',
};

function sentenceFor(issue: v.BaseIssue<unknown>): MessageKey {
  const field = issue.path?.[0]?.key;
  return (typeof field === 'string' ? sentenceOfField[field] : undefined) ?? 'invalidRequest';
}

function isJson(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json';
}

/** Reads a body that must be JSON. */
export async function jsonOf(c: ServerContext): Promise<unknown> {
  if (!isJson(c.req.header('content-type'))) throw new Problem(415, 'notJson');
  const text = await c.req.text().catch(() => {
    throw new Problem(400, 'incompleteBody');
  });
  return parseJson(text);
}

/** Reads the JSON body and checks it by a schema; the refusal names the first field that is wrong. */
export async function readJson<const Schema extends v.GenericSchema>(
  c: ServerContext,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const result = v.safeParse(schema, await jsonOf(c));
  if (!result.success) throw new Problem(422, sentenceFor(result.issues[0]));
  c.set('payload', result.output);
  return result.output;
}
