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
  /** Requests what the page shows first, while it has not rendered yet. */
  prefetch?: (ports: Ports) => void;
}

/** Code of a route, and the areas of messages that it shows beside `common`. */
export interface RouteSource {
  messages: readonly MessageArea[];
  load: () => Promise<ContainerModule>;
  /** The document's title, where it is another than the page's name; `own`: its container knows it, by more than its address. */
  title?: PlainMessageKey | 'own';
}

/** A route's component, loaded when it first renders; it suspends until then. */
export type LazyRoute = ComponentType & {
  /** Starts loading before it renders, and tells when it is over; a failure shows when the route renders. */
  preload: () => Promise<ContainerModule | undefined>;
  /** Source that it loads: the build reads this to preload it with the page. */
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
    loaded = titled(module.default, source.title);
    return { ...module, default: loaded };
  });
  const Lazy = lazy(load);
  function Part() {
    // Chosen once: another component in its place would lose what this one remembers.
    const [Container] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Container />;
  }
  return Object.assign(Part, { preload: () => load().catch(() => undefined), source });
}

/**
 * Adds a page's own title, whose message loads with the page. React renders a suspended page's siblings early, so a sibling would
 * look its message up too soon.
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
