import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalogue, CompiledMessage } from './catalogue';

/**
 * Parses ICU messages: one without arguments stays a string, any other becomes its syntax tree. The portal does so at
 * build time (app/build/messagesPlugin.ts); whoever adds a language to the package does it with theirs. Throws with the
 * key on a message that does not parse.
 */
export function compileMessages(messages: Readonly<Record<string, string>>): Catalogue {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, compileMessage(key, message)]),
  );
}

function compileMessage(key: string, message: string): CompiledMessage {
  try {
    const elements = parse(message, { captureLocation: false });
    const [only] = elements;
    return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
  } catch (error) {
    throw new Error(`Message "${key}" does not parse: ${String(error)}`, { cause: error });
  }
}
