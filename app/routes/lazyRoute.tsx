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
};

/** Loads a route's code and its messages at the same time; it shows when both are there. */
export function lazyRoute(
  messages: MessageLoader,
  areas: readonly MessageArea[],
  load: () => Promise<ContainerModule>,
): LazyRoute {
  const Route = lazy(async () => {
    const [module] = await Promise.all([load(), messages.ensure(['common', ...areas])]);
    return module;
  });
  return Object.assign(Route, { areas: ['common', ...areas], load });
}
