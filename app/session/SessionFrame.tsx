import { Activity, useLayoutEffect, useRef, type ReactNode } from 'react';
import { lazyPart } from '@/primitives/lazyPart';
import { LoginDetour } from './LoginDetour';
import { gateDecision, type AccessNeed, type AccessState } from '@/domain/auth/access';
import type { Session } from './useAccess';

// Few sessions end under somebody's hands. Should the code not arrive, the way leads through the login's own page.
const SignInPlace = lazyPart(() => import('./SignInPlace').catch(() => ({ default: LoginDetour })));

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
export function SessionFrame({ session, need, children }: SessionFrameProps) {
  const { access, held, visits, recheck } = session;
  const ended = gateDecision(access, need) === 'signIn' ? held : null;
  const focused = useRef<Element | null>(null);
  const isEnded = ended !== null;
  useLayoutEffect(() => {
    // The page has just been hidden: the browser has not yet taken the focus away.
    if (isEnded) focused.current = document.activeElement;
    else if (focused.current instanceof HTMLElement) focused.current.focus();
  }, [isEnded]);
  return (
    <>
      <Activity key={visits} mode={isEnded ? 'hidden' : 'visible'}>
        {children(ended ?? access)}
      </Activity>
      {isEnded && <SignInPlace onSignedIn={recheck} />}
    </>
  );
}
