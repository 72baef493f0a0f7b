import { useSyncExternalStore, type ReactNode } from 'react';
import { AnchorProvider } from '@/primitives/Link';
import type { Ports } from './ports/ports';
import type { MessageStore } from '@app/stores/messageStore';
import { OfflineBanner } from '@/patterns/OfflineBanner';
import { useIsOnline } from './device/connection';
import { PortsProvider } from './providers/PortsProvider';
import { PreferencesProvider } from './providers/PreferencesProvider';
import { RouterAnchor } from './providers/RouterAnchor';
import { ToastProvider } from './providers/ToastProvider';
import { useIsOutdated } from '@app/stores/outdatedBuild';
import { RootRoutes } from './routes/RootRoutes';

export interface AppProps {
  ports: Ports;
  messages: MessageStore;
  /** The browser's router in the app, one in memory in tests. */
  router: (children: ReactNode) => ReactNode;
}

/** Wraps the routes in ports, preferences, router and notices. */
export function App({ ports, messages, router }: AppProps) {
  return (
    <PortsProvider value={ports}>
      <PreferencesProvider messages={messages}>
        {router(
          <AnchorProvider value={RouterAnchor}>
            <Connection messages={messages} />
            <ToastProvider>
              <RootRoutes messages={messages} />
            </ToastProvider>
          </AnchorProvider>,
        )}
      </PreferencesProvider>
    </PortsProvider>
  );
}

/** Reports on every page that the connection is lost or the build outdated, once its messages are loaded. */
function Connection({ messages }: Pick<AppProps, 'messages'>) {
  const isOnline = useIsOnline();
  const canSpeak = useSyncExternalStore(messages.subscribe, () => messages.has('common'));
  const isOutdated = useIsOutdated();
  const notice = isOnline ? (isOutdated ? 'outdated' : 'none') : 'offline';
  return <OfflineBanner notice={canSpeak ? notice : 'none'} onReload={() => location.reload()} />;
}
