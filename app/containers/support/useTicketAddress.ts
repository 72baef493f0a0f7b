import { useEffect, useRef, type Dispatch } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TicketQuery } from '@/domain/supportQuery';
import type { TicketListAction } from './ticketListState';
import { formatTicketListUrl, parseTicketListUrl } from './ticketListUrl';

/** Browsers refuse to write the address on every keystroke, so it waits for a pause. */
const pauseMs = 250;

/** Keeps the address and the list in step, so that a list can be shared and come back to (D9). */
export function useTicketAddress(query: TicketQuery, dispatch: Dispatch<TicketListAction>): void {
  const { search, pathname } = useLocation();
  const navigate = useNavigate();
  const wanted = formatTicketListUrl(query);
  const written = useRef(search);
  const go = useRef(navigate);
  useEffect(() => {
    go.current = navigate;
  });

  useEffect(() => {
    if (search === written.current) return;
    // Not ours: a link, Back or Forward.
    written.current = search;
    dispatch({ type: 'addressChanged', query: parseTicketListUrl(search) });
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
