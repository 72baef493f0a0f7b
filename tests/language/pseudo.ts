import { parse } from '@formatjs/icu-messageformat-parser';
import { printAST } from '@formatjs/icu-messageformat-parser/printer.js';
import { pseudoElements } from '../../.storybook/pseudoLanguage.ts';

/** An ICU message in the pseudo-language: its texts changed, its arguments, plurals and tags left; in brackets. */
export function pseudoMessage(message: string): string {
  return `⟦${printAST(pseudoElements(parse(message)))}⟧`;
}

/** A catalogue file in the pseudo-language. */
export function pseudoCatalogue(source: string, change: (message: string) => string): string {
  const messages = Object.entries(JSON.parse(source) as Record<string, string>);
  return JSON.stringify(Object.fromEntries(messages.map(([key, message]) => [key, change(message)])));
}
