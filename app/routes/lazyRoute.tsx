import { lazy, type ComponentType } from 'react';
import type { MessageArea, MessageStore } from '@app/providers/messageStore';

/** What a lazily loaded container module exports. */
export interface ContainerModule {
  default: ComponentType;
}

/** A route's component, which can be told to load before it renders. */
export type LazyRoute = ComponentType & { preload: () => void };

/** Loads a route's code and its messages at the same time; it shows when both are there. */
export function lazyRoute(
  messages: MessageStore,
  areas: readonly MessageArea[],
  load: () => Promise<ContainerModule>,
): LazyRoute {
  let loading: Promise<ContainerModule> | undefined;
  const loadOnce = () => {
    loading ??= Promise.all([load(), messages.ensure(['common', ...areas])]).then(([module]) => module);
    return loading;
  };
  // A failure shows when the route renders; a preload has nobody to show it to.
  return Object.assign(lazy(loadOnce), { preload: () => void loadOnce().catch(() => undefined) });
}
