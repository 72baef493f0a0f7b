/** Splits a text into the title of an operation, its first sentence, and its description. */
export const wordsOf = (text: string) => ({
  summary: (/^.+?[.:;](?=\s|$)/.exec(text)?.[0] ?? text).replace(/[.:;]$/, ''),
  description: text,
});
