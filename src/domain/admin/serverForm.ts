import { toIsoDate, type IsoDate } from '@/domain/time/dates';
import { toHostName } from '@/domain/servers/hostName';
import { hasRight, type StaffRole } from './rights';
import type { AdminServer } from './server';

/** Draft of Server Settings (§2). */
export interface ServerDraft {
  name: string;
  /** A day as the date field formats it, or an empty string. */
  expires: string;
}

/** The settings of a server as they are stored. */
export interface ServerChange {
  name: string;
  expires: IsoDate;
}

/** Why a member of staff cannot change an end date: it is their own server, or not a right of the role. */
export type ExpiryLock = 'own' | 'role';

/** Finds why a member of staff cannot change the end date of a server, because days of service are money. */
export function expiryLock(
  { user }: Pick<AdminServer, 'user'>,
  { email, role }: { readonly email: string; readonly role: StaffRole },
): ExpiryLock | null {
  if (user === email) return 'own';
  return hasRight(role, 'money.adjust') ? null : 'role';
}

export function serverDraftOf({ name, expires }: AdminServer): ServerDraft {
  return { name, expires };
}

export type ServerProblem = 'required' | 'name' | 'date' | 'beforeCreated';

/** At most one problem per field. */
export type ServerProblems = { readonly [Field in keyof ServerDraft]?: ServerProblem };

/**
 * Finds the problems that keep the draft from being saved. It needs a host name and an end date on or after the
 * creation date.
 */
export function serverProblems({ name, expires }: ServerDraft, { created }: AdminServer): ServerProblems {
  const day = toIsoDate(expires);
  return {
    ...(name.trim() === '' ? { name: 'required' } : 'problem' in toHostName(name) ? { name: 'name' } : {}),
    ...(expires === ''
      ? { expires: 'required' }
      : day === null
        ? { expires: 'date' }
        : day < created
          ? { expires: 'beforeCreated' }
          : {}),
  };
}

/** Converts a valid draft to the payload; null while it has problems. */
export function usableServer(draft: ServerDraft, server: AdminServer): ServerChange | null {
  const expires = toIsoDate(draft.expires);
  const host = toHostName(draft.name);
  if (expires === null || 'problem' in host || Object.keys(serverProblems(draft, server)).length > 0)
    return null;
  return { name: host.text, expires };
}
