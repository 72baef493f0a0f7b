import { useCallback, useEffect, useState } from 'react';
import type { PortalNotification } from '@/domain/notifications';
import { usePorts } from '@app/providers/PortsProvider';

export type NotificationsState =
  | { status: 'loading' }
  | { status: 'failed'; reason: 'offline' | 'unexpected' }
  | { status: 'ready'; notifications: readonly PortalNotification[] };

/** The one source of the page and of the bell; it is asked again whenever the port says that something changed. */
export function useNotifications(): { state: NotificationsState; retry: () => void } {
  const { notifications: port, log } = usePorts();
  const [state, setState] = useState<NotificationsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let abort = new AbortController();
    const ask = () => {
      abort.abort();
      const current = new AbortController();
      abort = current;
      port.list(current.signal).then(
        (notifications) => !current.signal.aborted && setState({ status: 'ready', notifications }),
        (error: unknown) => {
          if (current.signal.aborted) return;
          log.event('notifications-failed', { error: String(error) });
          // What is shown stays: older is better than nothing.
          setState((shown) =>
            shown.status === 'ready'
              ? shown
              : { status: 'failed', reason: navigator.onLine ? 'unexpected' : 'offline' },
          );
        },
      );
    };
    ask();
    const unsubscribe = port.subscribe(ask);
    return () => {
      unsubscribe();
      abort.abort();
    };
  }, [port, log, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
