import { useLocation } from 'react-router-dom';
import { useOnDemand } from '@app/providers/useOnDemand';
import { LoginDetour } from './LoginDetour';

const loadSignIn = () => import('@app/containers/auth/Login.container');
const areas = ['auth'] as const;

export interface SignInPlaceProps {
  onSignedIn: () => void;
}

/** The login in the place of a page whose session has ended. */
export default function SignInPlace({ onSignedIn }: SignInPlaceProps) {
  const { pathname, search, hash } = useLocation();
  const signIn = useOnDemand(loadSignIn, areas);
  switch (signIn.status) {
    case 'loading':
      return null;
    case 'failed':
      return <LoginDetour />;
    case 'ready':
      return <signIn.module.SignInAgain here={pathname + search + hash} onSignedIn={onSignedIn} />;
  }
}
