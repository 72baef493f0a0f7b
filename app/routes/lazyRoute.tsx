import { lazy, type ComponentType } from 'react';
import type { MessageArea, MessageStore } from '@app/providers/messageStore';

/** Where a route's messages are asked for. */
export type MessageLoader = Pick<MessageStore, 'ensure'>;

/** What a lazily loaded container module exports. */
export interface ContainerModule {
  default: ComponentType;
}

/** A route's component, and what it will need: the build reads this to preload it with the page. */
export type LazyRoute = ComponentType & {
  areas: readonly MessageArea[];
  load: () => Promise<ContainerModule>;
  /** Starts loading before the route renders. */
  preload: () => void;
};

/** Loads a route's code and its messages at the same time; it shows when both are there. */
export function lazyRoute(
  messages: MessageLoader,
  areas: readonly MessageArea[],
  load: () => Promise<ContainerModule>,
): LazyRoute {
  let loading: Promise<ContainerModule> | undefined;
  const loadOnce = () => {
    loading ??= Promise.all([load(), messages.ensure(['common', ...areas])]).then(([module]) => module);
    return loading;
  };
  return Object.assign(lazy(loadOnce), {
    areas: ['common', ...areas],
    load,
    // A failure shows when the route renders; a preload has nobody to show it to.
    preload: () => void loadOnce().catch(() => undefined),
  });
}
