import { useCallback, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useIsAt } from '@app/providers/AppRouter';
import { addressPauseMs } from '@app/routes/addressPause';

/**
 * Keeps the page's state in the query of its address, replacing the current entry (D9): reload, Back and a copied
 * link restore it. `onArrive` is called for addresses that were not written here. Returns a function that writes at
 * once, before the page is left.
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
    // A link, Back or Forward.
    written.current = search;
    latest.current.onArrive(search, latest.current.state);
  }, [search]);

  useEffect(() => {
    const timer = setTimeout(write, addressPauseMs);
    return () => clearTimeout(timer);
  }, [target, write]);
  return write;
}
