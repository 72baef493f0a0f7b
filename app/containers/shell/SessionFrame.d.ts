import { type ReactNode } from 'react';
import { type AccessNeed, type AccessState } from '@/domain/auth/access';
import type { Session } from './useAccess';
export interface SessionFrameProps {
  session: Session;
  need: AccessNeed;
  /** The pages, by what is known of who may see them. */
  children: (access: AccessState) => ReactNode;
}
/**
 * Keeps a page through the end of its session (D22): it is out of sight, with everything typed and every file picked,
 * until the person has signed in again in its place. Somebody else who signs in finds nothing of it.
 */
export declare function SessionFrame({
  session,
  need,
  children,
}: SessionFrameProps): import('react').JSX.Element;
