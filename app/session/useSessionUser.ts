import { useOutletContext } from 'react-router-dom';
import type { SessionAnswer } from '@/domain/auth/answers';

/** Context that the shell passes to its pages: the signed-in user; null for a visitor or while unknown. */
export interface ShellContext {
  user: SessionAnswer['user'];
}

/** Returns the signed-in user, or null for a visitor (D22). Pages become visible only when the user is known. */
export function useSessionUser(): SessionAnswer['user'] {
  return useOutletContext<ShellContext | null>()?.user ?? null;
}
