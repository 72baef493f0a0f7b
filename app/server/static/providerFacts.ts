/*
 * The build writes facts about the provider into pages as character references, zero-padded to a length of their own.
 * Browsers show them as any text; the server finds them by their form, whatever else the page says.
 */

/** Facts about the provider that pages state. */
export const providerFacts = ['name', 'entity', 'address', 'inn', 'kpp', 'ogrn', 'phone', 'email'] as const;
export type ProviderFact = (typeof providerFacts)[number];

/** Around a fact while its page is rendered: private-use characters, which no renderer escapes. */
const firstStart = 0xe000;
const end = '\uE0FF';
const marked = /([\uE000-\uE007])([^\uE0FF]*)\uE0FF/g;

/** Marks a fact for `writeFacts`. */
export const markFact = (fact: ProviderFact, text: string): string =>
  text === '' ? '' : String.fromCharCode(firstStart + providerFacts.indexOf(fact)) + text + end;

const reference = (character: string, index: number) =>
  `&#x${(character.codePointAt(0) ?? 0).toString(16).padStart(6 + index, '0')};`;

/** Returns a fact as the build writes it into pages. */
export function factInPage(fact: ProviderFact, text: string): string {
  const index = providerFacts.indexOf(fact);
  return Array.from(text, (character) => reference(character, index)).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
  '&nbsp;': '\u00a0',
};

/** Writes the marked facts of rendered HTML as character references. */
export const writeFacts = (html: string): string =>
  html.replaceAll(marked, (_, start: string, text: string) => {
    const fact = providerFacts[start.charCodeAt(0) - firstStart];
    const plain = text.replaceAll(/&[#\w]+;/g, (entity) => entities[entity] ?? entity);
    return fact === undefined ? plain : factInPage(fact, plain);
  });
