import { IntlMessageFormat } from 'intl-messageformat';
import { createElement, type ReactNode } from 'react';
import type { Catalogue } from './catalogue';
import { localeTag, type Locale } from './locale';
import type { MessageArguments } from './messageArguments';

/** Every key of the catalogues. */
export type MessageKey = keyof MessageArguments;

/** Keys whose message needs no arguments: what a `label` or an error of a view may hold. */
export type PlainMessageKey = {
  [Key in MessageKey]: MessageArguments[Key] extends undefined ? Key : never;
}[MessageKey];

type ArgumentsOf<Key extends MessageKey> = MessageArguments[Key] extends undefined
  ? []
  : [values: MessageArguments[Key]];

export interface Translator {
  locale: Locale;
  /** The text of a message, its arguments checked by type. */
  t: <Key extends MessageKey>(key: Key, ...args: ArgumentsOf<Key>) => string;
  /** The same for a message that may have tags; each tag's renderer is one of the arguments. */
  rich: <Key extends MessageKey>(key: Key, values: MessageArguments[Key]) => ReactNode;
}

/** Reads messages of one catalogue. Compiled formats are cached, so a key costs its parse once. */
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
      // One element for each sentence: a page that the browser translates has other nodes in the place of its texts.
      return Array.isArray(parts) ? createElement('span', { key }, ...(parts as ReactNode[])) : parts;
    },
  };
}
