import * as v from 'valibot';
import { renewedAtOnce } from '@/domain/pricing/renewal';
import type { ServerId } from './server';

const idSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/** The address names none: then the account's first server is meant (§2; with the sample that is #1024). */
type Unnamed = 'unnamed';

/** The one server that `?id=` names; null where it is no number of a server, or more than one. */
export function requestedServer(search: string): ServerId | Unnamed | null {
  const values = new URLSearchParams(search).getAll('id').filter((text) => text !== '');
  if (values.length === 0) return 'unnamed';
  const parsed = values.length === 1 ? v.safeParse(idSchema, values[0]) : null;
  // The brand of a number that has the form of one; whether there is such a server is the port's to say.
  return parsed?.success ? (parsed.output as ServerId) : null;
}

/** The servers that an address names, each once, in its order. */
export interface RequestedServers {
  ids: readonly ServerId[];
  /** Some of it is no number of a server, or it names more than can be renewed at once. */
  isDamaged: boolean;
}

/** The longest number, and the comma after it. */
const longestPart = 10;

/**
 * The servers that `?id=1,2,3` names. What is not a number is left out and
 * reported as damage; an address of any length is read no further than what can be renewed at once.
 */
export function requestedServers(search: string): RequestedServers | Unnamed {
  const values = new URLSearchParams(search).getAll('id').join(',');
  if (values.replaceAll(',', '') === '') return 'unnamed';
  const read = values.slice(0, renewedAtOnce * longestPart);
  const parts = read.split(',').filter((part) => part.trim() !== '');
  const ids = new Set<ServerId>();
  let isDamaged = read.length < values.length;
  for (const part of parts) {
    const parsed = v.safeParse(idSchema, part.trim());
    if (parsed.success && ids.size < renewedAtOnce) ids.add(parsed.output as ServerId);
    else isDamaged = true;
  }
  return { ids: [...ids], isDamaged };
}
