import type { Plugin } from 'vite';
import { compileMessages } from '../../src/i18n/compileMessages.ts';

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
  return JSON.stringify(compileMessages(JSON.parse(source) as Record<string, string>));
}
