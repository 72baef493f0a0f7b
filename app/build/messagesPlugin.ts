import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { Plugin } from 'vite';

const catalogueFile = /\/src\/i18n\/messages\/[^/]+\/[^/]+\.json$/;

/**
 * Parses ICU messages at build time: a message without arguments stays a string, any other becomes its syntax
 * tree, so the browser ships no parser. Runs before Vite's own JSON handling and hands JSON on to it.
 */
export function messagesPlugin(): Plugin {
  return {
    name: 'meridian:messages',
    enforce: 'pre',
    transform(code, id) {
      if (!catalogueFile.test(id.split('?')[0] ?? '')) return null;
      return { code: compileCatalogue(code), map: null };
    },
  };
}

/** The compiled JSON of one catalogue file. Throws with the key on a message that does not parse. */
export function compileCatalogue(source: string): string {
  const messages = JSON.parse(source) as Record<string, string>;
  const compiled = Object.entries(messages).map(([key, message]) => {
    try {
      const elements = parse(message, { captureLocation: false });
      const [only] = elements;
      const isPlain = elements.length === 1 && only?.type === TYPE.literal;
      return [key, isPlain ? only.value : elements] as const;
    } catch (error) {
      throw new Error(`Message "${key}" does not parse: ${String(error)}`, { cause: error });
    }
  });
  return JSON.stringify(Object.fromEntries(compiled));
}
