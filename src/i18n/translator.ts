import { Fragment, createElement, type ReactNode } from 'react';
import type { Catalogue } from './catalogue';
import { MessageFormatter, type MessageValues } from './formatMessage';
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

/** Reads messages of one catalogue. */
export function createTranslator(locale: Locale, messages: Catalogue): Translator {
  const formatter = new MessageFormatter(localeTag(locale));

  function format(key: MessageKey, values: MessageValues = {}): ReturnType<MessageFormatter['format']> {
    const message = messages[key];
    if (message === undefined) {
      console.error(`No message "${key}" in ${locale}`);
      return key;
    }
    return typeof message === 'string' ? message : formatter.format(message, values);
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
      return typeof parts === 'string' ? parts : createElement(Fragment, null, ...parts);
    },
  };
}
