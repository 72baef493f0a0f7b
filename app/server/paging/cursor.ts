import * as v from 'valibot';
import { refusal } from '../http/refusal';
import { isStorable } from '../http/storableText';

/** Where a page of a list begins: behind the row with this value of the sorted column, and this id. */
export interface Cursor {
  readonly value: string;
  readonly id: number;
}

const cursorSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.tuple([v.string(), v.pipe(v.number(), v.safeInteger())]),
);

/** A cursor as clients are given it: opaque to them. */
export const toCursor = ({ value, id }: Cursor): string =>
  Buffer.from(JSON.stringify([value, id])).toString('base64url');

/** Parses a cursor that a client sends back. Refuses anything else, and a value that the sorted column cannot have. */
export function parseCursor(text: string, isValue: (value: string) => boolean): Cursor {
  const parsed = v.safeParse(cursorSchema, Buffer.from(text, 'base64url').toString());
  if (!parsed.success || !isStorable(parsed.output[0]) || !isValue(parsed.output[0]))
    throw refusal('invalidRequest');
  const [value, id] = parsed.output;
  return { value, id };
}
