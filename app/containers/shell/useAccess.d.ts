import { type AccessAnswers } from '@/domain/auth/access';
/** Who may be here, and what a frame around the pages needs to know of it (D22). */
export interface Session extends Omit<AccessAnswers, 'owner'> {
  /** Asks again from the beginning. */
  retry: () => void;
  /** Asks who is signed in while everything stays as it is. */
  recheck: () => void;
}
/**
 * Asks who is signed in, and whether a session is needed here (D22) unless the document says so. Of whoever is signed in it
 * asks again when they come back to the tab, go on after a while, or an adapter was refused: a session may have run out
 * or been ended elsewhere, and must not turn into the demonstration under their hands (D24).
 */
export declare function useAccess(): Session;
