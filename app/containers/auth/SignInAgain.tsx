import { LoginForm } from './LoginForm';

export interface SignInAgainProps {
  /** Where it shows: the external sign-in, which leaves the page, comes back here. */
  here: string;
  onSignedIn: () => void;
}

/** The login in the place of a page whose session has ended. */
export function SignInAgain({ here, onSignedIn }: SignInAgainProps) {
  return <LoginForm occasion="sessionEnded" target={here} onSignedIn={onSignedIn} />;
}
