import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart } from '@/primitives/lazyPart';
import { usePreferences } from '@app/providers/PreferencesProvider';
import { withMessages } from '@app/stores/withMessages';
import { LoginDetour } from './LoginDetour';

const loadSignIn = () => import('@app/containers/auth/Login.container');

export interface SignInPlaceProps {
  onSignedIn: () => void;
}

/** The login in place of a page whose session has ended. If its code fails to load, the login's own page is used. */
export default function SignInPlace({ onSignedIn }: SignInPlaceProps) {
  const { pathname, search, hash } = useLocation();
  const { messages } = usePreferences();
  const [SignIn] = useState(() =>
    lazyPart(() =>
      withMessages(messages, ['auth'], loadSignIn).then(
        ({ SignInAgain }) => ({ default: SignInAgain }),
        () => ({ default: LoginDetour }),
      ),
    ),
  );
  return <SignIn here={pathname + search + hash} onSignedIn={onSignedIn} />;
}
