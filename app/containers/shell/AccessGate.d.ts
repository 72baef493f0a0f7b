import { type ReactNode } from 'react';
import { type AccessNeed, type AccessState } from '@/domain/auth/access';
export interface AccessGateProps {
  access: AccessState;
  onRetry: () => void;
  need: AccessNeed;
  /** Shows to a user whom the area is not for. */
  forbidden?: ReactNode;
  children: ReactNode;
}
/**
 * Lets a page show, or sends its visitor to sign in and back (D22). While the answer is on its way the page is
 * prepared out of sight: its code loads, nothing of it runs or shows.
 */
export declare function AccessGate({
  access,
  onRetry,
  need,
  forbidden,
  children,
}: AccessGateProps):
  | string
  | number
  | bigint
  | boolean
  | import('react').JSX.Element
  | Iterable<ReactNode>
  | Promise<
      | string
      | number
      | bigint
      | boolean
      | import('react').ReactPortal
      | import('react').ReactElement<unknown, string | import('react').JSXElementConstructor<any>>
      | Iterable<ReactNode>
      | null
      | undefined
    >
  | null
  | undefined;
