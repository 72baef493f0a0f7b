import { type ReactNode } from 'react';
import type { Ports } from './ports/ports';
import type { MessageStore } from '@app/stores/messageStore';
export interface AppProps {
  ports: Ports;
  messages: MessageStore;
  /** The router around the routes: the browser's in the app, one in memory in tests. */
  router: (children: ReactNode) => ReactNode;
}
/** Everything the routes need, in one place: ports, preferences, router, notices. */
export declare function App({ ports, messages, router }: AppProps): import('react').JSX.Element;
