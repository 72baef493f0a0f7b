import { useOutletContext } from 'react-router-dom';
import type { SessionAnswer } from '@/domain/auth/answers';

/** Context that the shell passes to its pages: the signed-in user. Null for nobody, and while the user is not known. */
export interface ShellContext {
  user: SessionAnswer['user'];
}

/** Returns the signed-in user, or null for nobody (D22). A page renders visibly only once the user is known. */
export function useSessionUser(): SessionAnswer['user'] {
  return useOutletContext<ShellContext | null>()?.user ?? null;
}
