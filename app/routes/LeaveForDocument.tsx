import { useEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { replaceDocument } from '@app/device/replaceDocument';

/**
 * Sends the browser to a document that the app does not route, reached by a short address or from code. `fallback` is
 * shown if the app itself was opened at the address (router key `default`), because the server has no such document
 * and would return the app again.
 */
export function LeaveForDocument({ fallback }: { fallback: ReactNode }) {
  const { pathname, search, hash, key } = useLocation();
  const canLeave = key !== 'default';
  useEffect(() => {
    if (canLeave) replaceDocument(pathname + search + hash);
  }, [canLeave, pathname, search, hash]);
  return canLeave ? null : fallback;
}
