import { useOutletContext } from 'react-router-dom';
import type { SessionAnswer } from '@/domain/auth/answers';

/** Context that the shell passes to its pages: the signed-in user; null for a visitor or while unknown. */
export interface ShellContext {
  user: SessionAnswer['user'];
  /** Whether the account is the person's own, not one of a colleague. */
  isOwner: boolean;
}

/** Returns the signed-in user, or null for a visitor (D22). Pages become visible only when the user is known. */
export function useSessionUser(): SessionAnswer['user'] {
  return useOutletContext<ShellContext | null>()?.user ?? null;
}

/** Returns whether the account is the person's own; the demonstration is. */
export function useIsOwner(): boolean {
  return useOutletContext<ShellContext | null>()?.isOwner ?? true;
}
