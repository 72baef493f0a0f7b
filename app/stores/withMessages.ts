import type { MessageArea, MessageStore } from './messageStore';

/** Source of messages. */
export type MessageLoader = Pick<MessageStore, 'ensure'>;

/** Loads a module and its messages in parallel. */
export async function withMessages<Module>(
  messages: MessageLoader,
  areas: readonly MessageArea[],
  load: () => Promise<Module>,
): Promise<Module> {
  const [module] = await Promise.all([load(), messages.ensure(areas)]);
  return module;
}
