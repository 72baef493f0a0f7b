import { useOutletContext } from 'react-router-dom';
import type { SessionAnswer } from '@/domain/auth/answers';

/** What the shell hands to the pages inside it: who is signed in; null for nobody, and while that is not known. */
export interface ShellContext {
  user: SessionAnswer['user'];
}

/** Who is signed in, null for nobody (D22). A page renders visibly only once that is known. */
export function useSessionUser(): SessionAnswer['user'] {
  return useOutletContext<ShellContext | null>()?.user ?? null;
}
