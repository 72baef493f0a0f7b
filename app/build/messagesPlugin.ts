import type { Plugin } from 'vite';
import { compileMessages } from '../../src/i18n/compileMessages.ts';

const catalogueFile = /\/src\/i18n\/messages\/[^/]+\/[^/]+\.json$/;

/**
 * Parses ICU messages at build time, so that the browser needs no parser. Runs before Vite's JSON plugin and returns
 * JSON.
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

/** Compiles a catalogue file. Throws with the key if a message is invalid. */
export function compileCatalogue(source: string): string {
  return JSON.stringify(compileMessages(JSON.parse(source) as Record<string, string>));
}
