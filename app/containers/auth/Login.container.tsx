import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@/paths';
import { returnPathOf } from '@/returnPath';
import { beginSession } from '@app/device/tabAccount';
import { LoginForm } from './LoginForm';
import { UnlessSignedIn } from './UnlessSignedIn';

/** Login (§2). Leads to the server list, or back to the page that required a session (D22). */
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
  /** Current address, to which the external sign-in returns. */
  here: string;
  onSignedIn: () => void;
}

/** Login in place of a page whose session has ended (D22). */
export function SignInAgain({ here, onSignedIn }: SignInAgainProps) {
  return <LoginForm occasion="sessionEnded" target={here} onSignedIn={onSignedIn} />;
}
