import { TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Catalogue } from '../src/i18n/catalogue.ts';

/**
 * Name of the pseudo-language in the toolbar and the pictures. It is English in other letters and a third longer.
 * No story is played in it.
 */
export const pseudoLocale = 'pseudo';

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const accented = 'ÀƁÇÐÉƑĜĤÎĴĶĹṂÑÖÞǪŔŠŢÛṼŴẌÝŽáƀçðéƒĝĥîĵķĺɱñöþǫŕšţûṽŵẍýž';
const letters = new Map(Array.from(plain, (letter, place) => [letter, accented[place] ?? letter]));

/** Accented letters for plain ones, and each vowel twice: a good third longer (36 % over all English messages), word by word. */
export function pseudoText(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) =>
    (letters.get(letter) ?? letter).repeat(/[aeiou]/i.test(letter) ? 2 : 1),
  );
}

/** The parts of an ICU message in the pseudo-language: its texts changed, its arguments, plurals and tags left. */
export function pseudoElements(elements: readonly MessageFormatElement[]): MessageFormatElement[] {
  return elements.map((element) => {
    switch (element.type) {
      case TYPE.literal:
        return { ...element, value: pseudoText(element.value) };
      case TYPE.tag:
        return { ...element, children: pseudoElements(element.children) };
      case TYPE.plural:
      case TYPE.select: {
        const options = Object.entries(element.options).map(
          ([name, option]) => [name, { ...option, value: pseudoElements(option.value) }] as const,
        );
        return { ...element, options: Object.fromEntries(options) };
      }
      default:
        return element;
    }
  });
}

/** A compiled catalogue in the pseudo-language: what stays readable on a page comes from no catalogue. */
export function pseudoMessages(messages: Catalogue): Catalogue {
  return Object.fromEntries(
    Object.entries(messages).map(([key, message]) => [
      key,
      typeof message === 'string' ? pseudoText(message) : pseudoElements(message),
    ]),
  );
}
