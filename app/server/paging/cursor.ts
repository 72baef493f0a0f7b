import * as v from 'valibot';
import { refusal } from '../http/refusal';
import { isStorable } from '../http/storableText';

/** Start of a page: after the row with this sort value and id. */
export interface Cursor {
  readonly value: string;
  readonly id: number;
}

const cursorSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.string(), v.pipe(v.number(), v.safeInteger())]),
);

/** Encodes a cursor, which is opaque to clients. */
export const toCursor = ({ value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Parses a client's cursor. Refuses invalid text and values that the sorted column cannot have. */
export function parseCursor(text: string, isValue: (value: string) => boolean): Cursor {
  const parsed = v.safeParse(cursorSchema, Buffer.from(text, 'base64url').toString());
  if (!parsed.success || !isStorable(parsed.output[0]) || !isValue(parsed.output[0]))
    throw refusal('invalidRequest');
  const [value, id] = parsed.output;
  return { value, id };
}
