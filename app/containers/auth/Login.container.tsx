import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '@app/routes/paths';
import { returnPathOf } from '@app/routes/returnPath';
import { LoginForm } from './LoginForm';

/** Login (§2). Leads to the server list, or back to where a session was asked for (D22). */
export default function LoginContainer() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const target = returnPathOf(search) ?? paths.dashboard.vps;
  return (
    <LoginForm occasion="visit" target={target} onSignedIn={() => void navigate(target, { replace: true })} />
  );
}
