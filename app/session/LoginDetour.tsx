import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readAccessStamp } from '@app/device/accessStamp';
import { forgetOwner } from '@app/device/tabAccount';
import { paths, withQuery } from '@/paths';

/**
 * Redirects to the login and back to exactly this address (D22). If there is a demonstration, the tab's data is
 * deleted, because the next visitor need not sign in (D24).
 */
export function LoginDetour() {
  useEffect(() => {
    if (readAccessStamp() !== 'session') forgetOwner();
  }, []);
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={withQuery(paths.login, { returnTo: pathname + search + hash })} />;
}
