import type { MessageArea, MessageStore } from './messageStore';
/** Where messages are loaded from. */
export type MessageLoader = Pick<MessageStore, 'ensure'>;
/**
 * A module and the messages that it shows, loaded at the same time; there when both are. In a file of its own:
 * containers that imported it from the routes would split the entry's chunk (1.1 kB more on /login).
 */
export declare function withMessages<Module>(
  messages: MessageLoader,
  areas: readonly MessageArea[],
  load: () => Promise<Module>,
): Promise<Module>;
