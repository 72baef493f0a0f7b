import { useCallback, useEffect, useState } from 'react';
import type { PortalNotification } from '@/domain/notifications';
import type { FailureReason } from '@app/containers/loading/failureReason';
import { useLatestRequest } from '@app/containers/loading/useLatestRequest';
import { usePorts } from '@app/providers/PortsProvider';

export type NotificationsState =
  | { status: 'loading' }
  | { status: 'failed'; reason: FailureReason }
  | { status: 'ready'; notifications: readonly PortalNotification[] };

/** The one source of the page and of the bell; it is asked again whenever the port says that something changed. */
export function useNotifications(): { state: NotificationsState; retry: () => void } {
  const { notifications: port, log } = usePorts();
  const [state, setState] = useState<NotificationsState>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const askLatest = useLatestRequest();
  useEffect(() => {
    const ask = () =>
      askLatest(
        port.list,
        (notifications) => setState({ status: 'ready', notifications }),
        (reason, error) => {
          log.event('notifications-failed', { error: String(error) });
          // What is shown stays: older is better than nothing.
          setState((shown) => (shown.status === 'ready' ? shown : { status: 'failed', reason }));
        },
      );
    ask();
    return port.subscribe(ask);
  }, [port, log, askLatest, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
