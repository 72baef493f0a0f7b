import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsAt } from '@app/providers/AppRouter';
import { addressPauseMs } from '@app/routes/addressPause';

/**
 * Keeps what a page shows in the query part of its address, in place of what stands there (D9): reload, Back and a
 * copied link bring it back.
 * `onArrive` is told of an address that was not written here. Returns how to write at once, before one leaves.
 */
export function useAddress(target: string, onArrive: (search: string, state: unknown) => void): () => void {
  const location = useLocation();
  const { search, pathname } = location;
  const state: unknown = location.state;
  const navigate = useNavigate();
  const isAt = useIsAt();
  const written = useRef(search);
  const latest = useRef({ navigate, onArrive, target, pathname, state });
  useEffect(() => {
    latest.current = { navigate, onArrive, target, pathname, state };
  });

  const write = useCallback(() => {
    const { navigate: go, target: text, pathname: page } = latest.current;
    if (text === written.current || !isAt(page)) return;
    written.current = text;
    void go({ pathname: page, search: text }, { replace: true, preventScrollReset: true });
  }, [isAt]);

  useEffect(() => {
    if (search === written.current) return;
    // Not ours: a link, Back or Forward.
    written.current = search;
    latest.current.onArrive(search, latest.current.state);
  }, [search]);

  useEffect(() => {
    const timer = setTimeout(write, addressPauseMs);
    return () => clearTimeout(timer);
  }, [target, write]);
  return write;
}
