import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { formatServerListUrl, parseServerListUrl, type ServerListAddress } from './serverListUrl';

/** Browsers refuse to write the address on every keystroke (Safari: 100 times in 30 s), so it waits for a pause. */
const pauseMs = 250;

/** Keeps the address and the list in step: what is typed goes into the address, what the address says into the list (D9). */
export function useServerAddress(
  { query, page }: ServerListAddress,
  dispatch: (action: { type: 'addressChanged'; address: ServerListAddress }) => void,
): void {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = formatServerListUrl({ query, page });
  const written = useRef(search);
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });

  useEffect(() => {
    if (search === written.current) return;
    // Not ours: a link, Back or Forward.
    written.current = search;
    dispatch({ type: 'addressChanged', address: parseServerListUrl(search) });
  }, [search, dispatch]);

  useEffect(() => {
    if (wanted === written.current) return;
    const timer = setTimeout(() => {
      written.current = wanted;
      void go.current({ pathname, search: wanted }, { replace: true, preventScrollReset: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [wanted, pathname]);
}
