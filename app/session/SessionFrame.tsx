import { Activity, useLayoutEffect, useRef, type ReactNode } from 'react';
import { lazyPart } from '@/primitives/lazyPart';
import { LoginDetour } from './LoginDetour';
import { OtherAccount } from './OtherAccount';
import { gateDecision, type AccessNeed, type AccessState } from '@/domain/auth/access';
import type { Session } from './useAccess';

// Loaded on demand, because sessions rarely end while a page is open. If loading fails, the login's own page is used.
const SignInPlace = lazyPart(() => import('./SignInPlace').catch(() => ({ default: LoginDetour })));

export interface SessionFrameProps {
  session: Session;
  need: AccessNeed;
  /** Renders the pages by what is known of the access. */
  children: (access: AccessState) => ReactNode;
}

/**
 * Keeps a page when its session ends or is about another account (D22): it is hidden with all input and selected files
 * until the same user signs in again. For another user who signs in here, or chooses to go on, it is discarded.
 */
export function SessionFrame({ session, need, children }: SessionFrameProps) {
  const { access, held, visits, other, enter } = session;
  const isSignInNeeded = gateDecision(access, need) === 'signIn';
  const ended = isSignInNeeded || other !== null ? held : null;
  const focused = useRef<Element | null>(null);
  const isEnded = ended !== null;
  useLayoutEffect(() => {
    // The page was just hidden, and the browser has not moved focus yet.
    if (isEnded) focused.current = document.activeElement;
    else if (focused.current instanceof HTMLElement) focused.current.focus();
  }, [isEnded]);
  return (
    <>
      <Activity key={visits} mode={isEnded ? 'hidden' : 'visible'}>
        {children(ended ?? access)}
      </Activity>
      {isEnded && other === null && <SignInPlace onSignedIn={enter} />}
      {other !== null && <OtherAccount shown={emailOf(held)} current={other} onEnter={enter} />}
    </>
  );
}

const emailOf = (access: AccessState | null) =>
  access?.status === 'known' ? (access.user?.email ?? '') : '';
