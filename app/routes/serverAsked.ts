import * as v from 'valibot';
import { fallbackServerId, type ServerId } from '@/domain/server';

const idSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/**
 * The one server that `?id=` names: the sample's where it names none (§2), null where it is no number of a server, or
 * more than one.
 */
export function serverAsked(search: string): ServerId | null {
  const said = new URLSearchParams(search).getAll('id').filter((text) => text !== '');
  if (said.length === 0) return fallbackServerId;
  const parsed = said.length === 1 ? v.safeParse(idSchema, said[0]) : null;
  // The brand of a number that has the form of one; whether there is such a server is the port's to say.
  return parsed?.success ? (parsed.output as ServerId) : null;
}
