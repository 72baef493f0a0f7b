import type { MessageArea, MessageStore } from './messageStore';

/** Where messages are loaded from. */
export type MessageLoader = Pick<MessageStore, 'ensure'>;

/**
 * A module and the messages that it shows, loaded at the same time; there when both are.
 */
export async function withMessages<Module>(
  messages: MessageLoader,
  areas: readonly MessageArea[],
  load: () => Promise<Module>,
): Promise<Module> {
  const [module] = await Promise.all([load(), messages.ensure(areas)]);
  return module;
}
