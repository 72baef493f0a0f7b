import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Catalogue, CompiledMessage } from './catalogue';

/**
 * Parses ICU messages: one without arguments stays a string, others become syntax trees. Throws with the key if a
 * message is invalid. The portal calls it at build time (app/build/messagesPlugin.ts), an app that adds a language
 * calls it itself.
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
