import { parse } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { pseudoElements } from '../../.storybook/pseudoLanguage.ts';

/** Converts the texts of an ICU message, in brackets; arguments, plurals and tags stay. */
export function pseudoMessage(message: string): string {
  return `⟦${printAST(pseudoElements(parse(message)))}⟧`;
}

/** Converts a catalogue file. */
export function pseudoCatalogue(source: string, change: (message: string) => string): string {
  const messages = Object.entries(JSON.parse(source) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(messages.map(([key, message]) => [key, change(message)])));
}
