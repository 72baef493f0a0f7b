import { Navigate, useLocation } from 'react-router-dom';
import { paths, withQuery } from '@/paths';

/** To the login's own page, and back to exactly this address (D22). */
export function LoginDetour() {
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={withQuery(paths.login, { returnTo: pathname + search + hash })} />;
}
