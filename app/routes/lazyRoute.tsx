import { lazy, useState, type ComponentType } from 'react';
import { once } from '@app/once';
import type { MessageArea } from '@app/stores/messageStore';
import { withMessages, type MessageLoader } from '@app/stores/withMessages';

/** What a lazily loaded container module exports. */
export interface ContainerModule {
  default: ComponentType;
}

/** What a route needs: its code, and the areas of messages that it shows beside `common`. */
export interface RouteSource {
  messages: readonly MessageArea[];
  load: () => Promise<ContainerModule>;
  /** It titles the document itself: by more than its address. */
  hasOwnTitle?: true;
}

/** A route's component, loaded when it first renders; it suspends until then. */
export type LazyRoute = ComponentType & {
  /** Starts loading before it renders, and tells when it is over; a failure shows when the route renders. */
  preload: () => Promise<unknown>;
  /** What it loads: the build reads this to preload it with the page. */
  source: RouteSource;
};

/**
 * Like React's `lazy`, with its messages; and what has been loaded renders at once: `lazy` shows the fallback for a
 * moment even then, and React keeps a fallback that has shown for 300 ms. It suspends, where the library's `lazyPart`
 * leaves its place empty: so the page before stays until this one is there.
 */
export function lazyRoute(messages: MessageLoader, source: RouteSource): LazyRoute {
  let loaded: ComponentType | undefined;
  const load = once(async () => {
    const module = await withMessages(messages, ['common', ...source.messages], source.load);
    loaded = module.default;
    return module;
  });
  const Lazy = lazy(load);
  function Part() {
    // Chosen once: another component in its place would lose what this one remembers.
    const [Container] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Container />;
  }
  return Object.assign(Part, { preload: () => load().catch(() => undefined), source });
}
