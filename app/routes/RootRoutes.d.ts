import { type ReactNode } from 'react';
import type { MessageStore } from '@app/stores/messageStore';
import type { MessageLoader } from '@app/stores/withMessages';
/**
 * The routes outside the areas. The build reads them as well, to preload each page's code (app/build/appRoutes.ts).
 */
export declare function rootRouteElements(messages: MessageLoader): ReactNode;
/**
 * Loads what stands at an address, so that it shows with the first render. Whatever fails is left for the route to show.
 */
export declare function preloadRoute(messages: MessageLoader, pathname: string): Promise<void>;
/** The routed app. Each area and each route loads its own code and messages, and fails on its own. */
export declare function RootRoutes({ messages }: { messages: MessageStore }): import('react').JSX.Element;
