import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, type ReactNode } from 'react';
import type { Catalogue } from './catalogue';
import { localeTag, type Locale } from './locale';
import type { MessageArguments } from './messageArguments';

/** Every key of the catalogues. */
export type MessageKey = keyof MessageArguments;

/** Keys of messages without arguments, for labels and errors in views. */
export type PlainMessageKey = {
  [Key in MessageKey]: MessageArguments[Key] extends undefined ? Key : never;
}[MessageKey];

type ArgumentsOf<Key extends MessageKey> = MessageArguments[Key] extends undefined
  ? []
  : [values: MessageArguments[Key]];

export interface Translator {
  locale: Locale;
  /** Returns the text of a message. Its arguments are type-checked. */
  t: <Key extends MessageKey>(key: Key, ...args: ArgumentsOf<Key>) => string;
  /** Returns a message with tags; each tag has a renderer among the arguments. */
  rich: <Key extends MessageKey>(key: Key, values: MessageArguments[Key]) => ReactNode;
}

/** Creates a translator of a catalogue. Each message is compiled once. */
export function createTranslator(locale: Locale, messages: Catalogue): Translator {
  const formats = new Map<string, IntlMessageFormat>();

  function format(key: MessageKey, values: Record<string, unknown> | undefined): ReactNode {
    const message = messages[key];
    if (message === undefined) {
      console.error(`No message "${key}" in ${locale}`);
      return key;
    }
    if (typeof message === 'string') return message;
    let compiled = formats.get(key);
    if (!compiled) {
      compiled = new IntlMessageFormat(message, localeTag(locale));
      formats.set(key, compiled);
    }
    return compiled.format<ReactNode>(
      values as Parameters<typeof compiled.format<ReactNode>>[0],
    ) as ReactNode;
  }

  return {
    locale,
    t: (key, ...args) => {
      const text = format(key, args[0]);
      if (typeof text === 'string') return text;
      console.error(`Message "${key}" has mark-up: read it with rich()`);
      return key;
    },
    rich: (key, values) => {
      const parts = format(key, values);
      // One element per sentence, because browser translation replaces text nodes.
      return Array.isArray(parts) ? createElement('span', { key }, ...(parts as ReactNode[])) : parts;
    },
  };
}
