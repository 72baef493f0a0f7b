import { lazy, useState, type ComponentType } from 'react';
import type { MessageArea, MessageStore } from '@app/stores/messageStore';

/** Where a route's messages are asked for. */
export type MessageLoader = Pick<MessageStore, 'ensure'>;

/** What a lazily loaded container module exports. */
export interface ContainerModule {
  default: ComponentType;
}

/** A component that is loaded when it first renders; it suspends until then. */
export type LoadedPart = ComponentType & {
  /** Starts loading before it renders, and tells when it is over; a failure shows when the part renders. */
  preload: () => Promise<unknown>;
};

/** A route's component, and what it will need: the build reads this to preload it with the page. */
export type LazyRoute = LoadedPart & {
  areas: readonly MessageArea[];
  load: () => Promise<ContainerModule>;
};

/**
 * Like React's `lazy`, but what has been loaded renders at once: `lazy` shows the fallback for a moment even then, and
 * React keeps a fallback that has shown for 300 ms.
 */
export function loadedPart(load: () => Promise<ContainerModule>): LoadedPart {
  let loaded: ComponentType | undefined;
  let loading: Promise<ContainerModule> | undefined;
  const loadOnce = () =>
    (loading ??= load().then((module) => {
      loaded = module.default;
      return module;
    }));
  const Lazy = lazy(loadOnce);
  function Part() {
    // Chosen once: another component in its place would lose what this one remembers.
    const [Container] = useState<ComponentType>(() => loaded ?? Lazy);
    return <Container />;
  }
  return Object.assign(Part, { preload: () => loadOnce().catch(() => undefined) });
}

/** Loads a route's code and its messages at the same time; it shows when both are there. */
export function lazyRoute(
  messages: MessageLoader,
  areas: readonly MessageArea[],
  load: () => Promise<ContainerModule>,
): LazyRoute {
  const spoken = ['common', ...areas];
  return Object.assign(
    loadedPart(() => Promise.all([load(), messages.ensure(spoken)]).then(([module]) => module)),
    { areas: spoken, load },
  );
}
