import { useEffect } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { readAccessStamp } from '@app/device/accessStamp';
import { forgetOwner } from '@app/device/tabAccount';
import { paths, withQuery } from '@/paths';

/**
 * To the login's own page, and back to exactly this address (D22). Where there is a demonstration the tab is nobody's from
 * then on: whoever does not sign in may go there, and finds nothing of the one before (D24).
 */
export function LoginDetour() {
  useEffect(() => {
    if (readAccessStamp() !== 'session') forgetOwner();
  }, []);
  const { pathname, search, hash } = useLocation();
  return <Navigate replace to={withQuery(paths.login, { returnTo: pathname + search + hash })} />;
}
