/** Scripts in which joiners change the letters: Persian and Hindi names need them. */
const joined =
  '\\p{Script=Arabic}\\p{Script=Syriac}\\p{Script=Mongolian}\\p{Script=Devanagari}\\p{Script=Bengali}\\p{Script=Gurmukhi}\\p{Script=Gujarati}\\p{Script=Oriya}\\p{Script=Tamil}\\p{Script=Telugu}\\p{Script=Kannada}\\p{Script=Malayalam}\\p{Script=Sinhala}\\p{Script=Khmer}\\p{Script=Myanmar}';

/** Invisible characters that are part of a visible one: joined letters, emoji, Han variants. */
const wanted = new RegExp(
  [
    `(?<=[${joined}])[\\u200c\\u200d](?=[${joined}])`,
    '(?<=\\p{Extended_Pictographic})\\ufe0f',
    '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}\\ufe0f])\\u200d(?=\\p{Extended_Pictographic})',
    '(?<=\\p{Script=Han})[\\ufe00-\\ufe0f\\u{e0100}-\\u{e01ef}]',
  ].join('|'),
  'gu',
);

/** Zero-width, filler, control and direction characters, line breaks, and blanks without a glyph. */
const unseen =
  /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Noncharacter_Code_Point}\u2800\ufff9-\ufffb\u{1d159}]/gu;

/**
 * Whether a one-line text contains invisible or direction-changing characters, with which two names could look alike.
 */
export function hasInvisible(text: string): boolean {
  return text.replace(wanted, '').search(unseen) >= 0;
}

/** Removes the characters that `hasInvisible` finds. */
export function stripInvisible(text: string): string {
  const kept = new Set([...text.matchAll(wanted)].map(({ index }) => index));
  return text.replace(unseen, (character, index: number) => (kept.has(index) ? character : ''));
}
