import { lazy, useState, type ComponentType } from 'react';
import type { PlainMessageKey } from '@/i18n/translator';
import { once } from '@app/once';
import type { Ports } from '@app/ports/ports';
import { DocumentTitle } from '@app/providers/DocumentTitle';
import type { MessageArea } from '@app/stores/messageStore';
import { withMessages, type MessageLoader } from '@app/stores/withMessages';

/** Exports of a lazily loaded container module. */
export interface ContainerModule {
  default: ComponentType;
  /** Requests the page's first data before it renders. */
  prefetch?: (ports: Ports) => void;
}

/** Code of a route, and its message areas besides `common`. */
export interface RouteSource {
  messages: readonly MessageArea[];
  load: () => Promise<ContainerModule>;
  /** Title of the document if it differs from the page's name; `own`: the container sets it. */
  title?: PlainMessageKey | 'own';
}

/** A lazily loaded component that suspends until it is loaded. */
export type LazyRoute = ComponentType & {
  /** Starts loading before the render and resolves at the end; the route itself shows a failure. */
  preload: () => Promise<ContainerModule | undefined>;
  /** Source of the component, which the build reads to preload it. */
  source: RouteSource;
};

/**
 * Like React's `lazy` with messages, but a loaded component renders at once: `lazy` would show its fallback for a
 * moment, which React keeps for 300 ms. Unlike `lazyPart` it suspends, so the previous page stays until this one is
 * loaded.
 */
export function lazyRoute(messages: MessageLoader, source: RouteSource): LazyRoute {
  let loaded: ComponentType | undefined;
  const load = once(async () => {
    const module = await withMessages(messages, ['common', ...source.messages], source.load);
    loaded = titled(module.default, source.title);
    return { ...module, default: loaded };
  });
  const Lazy = lazy(load);
  function Part() {
    // Chosen once, because another component would lose its state.
    const [Container] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Container />;
  }
  return Object.assign(Part, { preload: () => load().catch(() => undefined), source });
}

/**
 * Adds a page's own title, whose message is loaded with the page. A sibling would look it up too early, because React
 * renders siblings of a suspended page.
 */
function titled(Container: ComponentType, title: RouteSource['title']): ComponentType {
  if (title === undefined || title === 'own') return Container;
  return function Titled() {
    return (
      <>
        <Container />
        <DocumentTitle of={title} />
      </>
    );
  };
}
