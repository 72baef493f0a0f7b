import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { returnPathOf } from '@/returnPath';
import { beginSession } from '@app/device/tabAccount';
import { LoginForm } from './LoginForm';
import { UnlessSignedIn } from './UnlessSignedIn';

/** Login (§2). Leads to the server list, or back to where a session was requested (D22). */
export default function LoginContainer() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const target = returnPathOf(search) ?? paths.dashboard.vps;
  function enter() {
    beginSession();
    void navigate(target, { replace: true });
  }
  return (
    <UnlessSignedIn accountHref={target}>
      <LoginForm occasion="visit" target={target} onSignedIn={enter} />
    </UnlessSignedIn>
  );
}

export interface SignInAgainProps {
  /** Where it shows: the external sign-in, which leaves the page, comes back here. */
  here: string;
  onSignedIn: () => void;
}

/** The login in the place of a page whose session has ended (D22). */
export function SignInAgain({ here, onSignedIn }: SignInAgainProps) {
  return <LoginForm occasion="sessionEnded" target={here} onSignedIn={onSignedIn} />;
}
