import type { Loaded } from '@/domain/loaded';
import { useCallback, useEffect, useState } from 'react';
import type { PortalNotification } from '@/domain/notifications';
import { useLatestRequest } from '@app/containers/loading/useLatestRequest';
import { usePorts } from '@app/providers/PortsProvider';

/** The one source of the page and of the bell; it is asked again whenever the port says that something changed. */
export function useNotifications(): { state: Loaded<readonly PortalNotification[]>; retry: () => void } {
  const { notifications: port, log } = usePorts();
  const [state, setState] = useState<Loaded<readonly PortalNotification[]>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  const askLatest = useLatestRequest();
  useEffect(() => {
    const ask = () =>
      askLatest(
        port.list,
        (value) => setState({ status: 'ready', value }),
        (reason, error) => {
          log.event('notifications-failed', { error: String(error) });
          // What is shown stays: older is better than nothing.
          setState((shown) => (shown.status === 'ready' ? shown : { status: 'error', reason }));
        },
      );
    ask();
    return port.watch(ask);
  }, [port, log, askLatest, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((count) => count + 1);
  }, []);
  return { state, retry };
}
