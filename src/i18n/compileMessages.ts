import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Catalogue, CompiledMessage } from './catalogue';

/**
 * Parses ICU messages: one without arguments stays a string, any other becomes its syntax tree. The portal does so at
 * build time (app/build/messagesPlugin.ts); whoever adds a language to the package does it with theirs. Throws with the
 * key on a message that does not parse, or formats dates or numbers in a style of its own: those come in as text.
 */
export function compileMessages(messages: Readonly<Record<string, string>>): Catalogue {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [key, compileMessage(key, message)]),
  );
}

function compileMessage(key: string, message: string): CompiledMessage {
  try {
    const elements = parse(message, { captureLocation: false });
    elements.forEach(refuseStyles);
    const [only] = elements;
    return elements.length === 1 && only?.type === TYPE.literal ? only.value : elements;
  } catch (error) {
    throw new Error(`Message "${key}" does not parse: ${String(error)}`, { cause: error });
  }
}

function refuseStyles(element: MessageFormatElement): void {
  const { type } = element;
  if (type === TYPE.date || type === TYPE.time || (type === TYPE.number && element.style))
    throw new Error(`"${element.value}" is formatted in the message`);
  if (type === TYPE.tag) element.children.forEach(refuseStyles);
  if (type === TYPE.plural || type === TYPE.select)
    Object.values(element.options).forEach((option) => option.value.forEach(refuseStyles));
}
