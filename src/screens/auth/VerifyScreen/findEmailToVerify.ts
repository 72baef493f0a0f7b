import * as v from 'valibot';
import { usableEmail } from '@/domain/auth/fieldRules';

/** Address to verify, or why it must be entered. */
export type EmailToVerify =
  | { source: 'known'; email: string }
  | { source: 'missing' | 'unusable'; email: '' };

const stateSchema = v.object({ email: v.unknown() });

/**
 * Returns the e-mail to verify (§2), from navigation state or a single `?email=`. Both are untrusted: only a valid
 * address counts, and several different ones count as none.
 */
export function findEmailToVerify(state: unknown, search: string): EmailToVerify {
  const carried = v.safeParse(stateSchema, state);
  const fromState = carried.success ? usableEmail(carried.output.email) : null;
  if (fromState !== null) return { source: 'known', email: fromState };
  const values = new Set(new URLSearchParams(search).getAll('email').filter((value) => value.trim() !== ''));
  if (values.size === 0) return { source: 'missing', email: '' };
  const [only] = values;
  const fromQuery = values.size === 1 ? usableEmail(only) : null;
  return fromQuery === null ? { source: 'unusable', email: '' } : { source: 'known', email: fromQuery };
}
