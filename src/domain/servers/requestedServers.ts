import * as v from 'valibot';
import { renewedAtOnce } from '@/domain/pricing/renewal';
import type { ServerId } from './server';

const idSchema = v.pipe(v.string(), v.regex(/^[1-9]\d{0,8}$/), v.transform(Number));

/** The address names no server: the account's first one is used (§2; #1024 in the sample). */
type Unnamed = 'unnamed';

/** Parses the single server of `?id=`; null if invalid or more than one. */
export function requestedServer(search: string): ServerId | Unnamed | null {
  const values = new URLSearchParams(search).getAll('id').filter((text) => text !== '');
  if (values.length === 0) return 'unnamed';
  const parsed = values.length === 1 ? v.safeParse(idSchema, values[0]) : null;
  // The format is valid; only the port knows whether the server exists.
  return parsed?.success ? (parsed.output as ServerId) : null;
}

/** Servers that an address names, without duplicates, in its order. */
export interface RequestedServers {
  ids: readonly ServerId[];
  /** Whether it contains an invalid id, or more servers than can be renewed together. */
  isDamaged: boolean;
}

/** Maximum length of an id with its comma. */
const longestPart = 10;

/**
 * Parses the servers of `?id=1,2,3`. Invalid ids are dropped and reported as damage; a long address is read only up to
 * the maximum number of servers.
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
