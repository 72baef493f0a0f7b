/** Maximum length of a query: no name is as long, and pasted text must stay cheap. */
const longestQuery = 100;

/** Non-breaking spaces of formatted sums and dates, which nobody types. */
const unbreakable = /[\u00a0\u202f]/g;

/**
 * Normalizes a text for search: lower case, ё as е, plain spaces. Positions stay the same, so that matches can be
 * highlighted in the original text.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Lower-casing makes a few capitals (İ) longer; only letters that keep their length are lowered.
  const lowered =
    lower.length === text.length
      ? lower
      : Array.from(text, (letter) => {
          const small = letter.toLowerCase();
          return small.length === letter.length ? small : letter;
        }).join('');
  return lowered.replaceAll('ё', 'е').replaceAll(unbreakable, ' ');
}

/** Splits a query into folded words; empty for an empty or too long query. */
export function wordsOf(query: string): readonly string[] {
  const trimmed = query.trim();
  return trimmed === '' || trimmed.length > longestQuery ? [] : fold(trimmed).split(/\s+/);
}

const latin = "`qwertyuiop[]asdfghjkl;'zxcvbnm,.";
const cyrillic = 'ёйцукенгшщзхъфывапролджэячсмитьбю';
const keysOf = (from: string, to: string) =>
  new Map([...from].map((letter, place) => [letter, to[place] ?? '']));
const toCyrillic = keysOf(latin, cyrillic);
const toLatin = keysOf(cyrillic, latin);

/**
 * Converts a query to the other keyboard layout (`cthd` → «серв», «ырщз» → `shop`). Null if it has letters of both
 * alphabets or none, because the layout was right then.
 */
export function otherLayout(query: string): string | null {
  const text = query.toLowerCase();
  const hasLatin = /[a-z]/.test(text);
  if (hasLatin === /[а-яё]/.test(text)) return null;
  const keys = hasLatin ? toCyrillic : toLatin;
  return Array.from(text, (letter) => keys.get(letter) ?? letter).join('');
}
