import type { ReactNode } from 'react';
import { AnchorProvider } from '@/primitives/Link';
import type { Ports } from './ports/ports';
import type { MessageStore } from '@app/stores/messageStore';
import { PortsProvider } from './providers/PortsProvider';
import { PreferencesProvider } from './providers/PreferencesProvider';
import { RouterAnchor } from './providers/RouterAnchor';
import { ToastProvider } from './providers/ToastProvider';
import { RootRoutes } from './routes/RootRoutes';

export interface AppProps {
  ports: Ports;
  messages: MessageStore;
  /** The router around the routes: the browser's in the app, one in memory in tests. */
  router: (children: ReactNode) => ReactNode;
}

/** Everything the routes need, in one place: ports, preferences, router, notices. */
export function App({ ports, messages, router }: AppProps) {
  return (
    <PortsProvider value={ports}>
      <PreferencesProvider messages={messages}>
        {router(
          <AnchorProvider value={RouterAnchor}>
            <ToastProvider>
              <RootRoutes messages={messages} />
            </ToastProvider>
          </AnchorProvider>,
        )}
      </PreferencesProvider>
    </PortsProvider>
  );
}
