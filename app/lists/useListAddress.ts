import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsAt } from '@app/providers/AppRouter';
import { addressPauseMs } from '@app/routes/addressPause';

/**
 * Keeps the address and a list in step (D9). `wanted` is the query part that the list's state asks for; `onArrival` is
 * told the query part when it came from elsewhere: a link, Back or Forward.
 */
export function useListAddress(target: string, onArrival: (search: string) => void): void {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const isAt = useIsAt();
  const written = useRef(search);
  const latest = useRef({ navigate, onArrival });
  useEffect(() => {
    latest.current = { navigate, onArrival };
  });

  useEffect(() => {
    if (search === written.current) return;
    written.current = search;
    latest.current.onArrival(search);
  }, [search]);

  useEffect(() => {
    if (target === written.current) return;
    const timer = setTimeout(() => {
      if (!isAt(pathname)) return;
      written.current = target;
      void latest.current.navigate({ pathname, search: target }, { replace: true, preventScrollReset: true });
    }, addressPauseMs);
    return () => clearTimeout(timer);
  }, [target, pathname, isAt]);
}
