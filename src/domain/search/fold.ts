/** Longer questions than this match nothing: no name is as long, and what is pasted by mistake costs nothing. */
const longestQuery = 100;

/** Of formatted sums and dates, which nobody types. */
const unbreakable = /[\u00a0\u202f]/g;

/**
 * A text as every search compares it: lower case, ё as е, plain spaces. It keeps every position, so that what is found in it can be marked
 * in the text as it is shown.
 */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // A few capitals (İ) become longer; then only those letters that keep their length are lowered.
  const lowered =
    lower.length === text.length
      ? lower
      : Array.from(text, (letter) => {
          const small = letter.toLowerCase();
          return small.length === letter.length ? small : letter;
        }).join('');
  return lowered.replaceAll('ё', 'е').replaceAll(unbreakable, ' ');
}

/** The words of a question, folded; none for one that is empty or longer than any name. */
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
 * The question as it would be with the other keyboard layout (`cthd` → «серв», «ырщз» → `shop`); null when it has
 * letters of both alphabets, or none: then the layout was right.
 */
export function otherLayout(query: string): string | null {
  const text = query.toLowerCase();
  const hasLatin = /[a-z]/.test(text);
  if (hasLatin === /[а-яё]/.test(text)) return null;
  const keys = hasLatin ? toCyrillic : toLatin;
  return Array.from(text, (letter) => keys.get(letter) ?? letter).join('');
}
