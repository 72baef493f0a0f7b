import { lazy, type ComponentType } from 'react';
import type { MessageArea, MessageStore } from '@app/providers/messageStore';

/** What a lazily loaded container module exports. */
export interface ContainerModule {
  default: ComponentType;
}

/** Loads a route's code and its messages at the same time; it shows when both are there. */
export function lazyRoute(
  messages: MessageStore,
  areas: readonly MessageArea[],
  load: () => Promise<ContainerModule>,
): ComponentType {
  return lazy(async () => {
    const [module] = await Promise.all([load(), messages.ensure(['common', ...areas])]);
    return module;
  });
}
