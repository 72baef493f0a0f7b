import { Activity, useLayoutEffect, useRef, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { useOnDemand } from '@app/providers/useOnDemand';
import { paths, withQuery } from '@app/routes/paths';
import { gateDecision, type AccessState } from './access';
import type { Session } from './useAccess';

const loadSignIn = () => import('@app/containers/auth/Login.container');
const areas = ['auth'];

export interface SessionFrameProps {
  session: Session;
  /** The pages, by what is known of who may see them. */
  children: (access: AccessState) => ReactNode;
}

/**
 * Keeps a page through the end of its session (D22): it is out of sight, with everything typed and every file picked,
 * until the person has signed in again in its place. Somebody else who signs in finds nothing of it.
 */
export function SessionFrame({ session, children }: SessionFrameProps) {
  const { pathname } = useLocation();
  const { access, held, visits, recheck } = session;
  const ended = gateDecision(access, pathname) === 'signIn' ? held : null;
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
      {isEnded && <SignIn onSignedIn={recheck} />}
    </>
  );
}

function SignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const signIn = useOnDemand(loadSignIn, areas);
  switch (signIn.status) {
    case 'loading':
      return null;
    case 'failed':
      return <Navigate replace to={withQuery(paths.login, { returnTo: here })} />;
    case 'ready':
      return <signIn.module.SignInAgain here={here} onSignedIn={onSignedIn} />;
  }
}
