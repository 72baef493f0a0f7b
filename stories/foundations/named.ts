import type { Token } from '@/tokens/readTokens';

/** A token of a family: `text-lg` of `text-` is `lg`. */
export interface FamilyMember extends Token {
  /** Its name without the family's prefix. */
  member: string;
}

/** The tokens whose names begin with `prefix`; what follows a second pair of dashes belongs to another one. */
export function familyOf(tokens: readonly Token[], prefix: string): readonly FamilyMember[] {
  return tokens
    .filter(({ name }) => name.startsWith(prefix) && !name.includes('--'))
    .map((token) => ({ ...token, member: token.name.slice(prefix.length) }));
}

/** Returns the value of a token. Throws if there is none with this name. */
export function valueOf(tokens: readonly Token[], name: string): string {
  const token = tokens.find((each) => each.name === name);
  if (!token) throw new RangeError(`No token --${name}`);
  return token.value;
}

/** A length in pixels at the browser's own size of text: `0.75rem` is 12. Throws on what is no length. */
export function inPixels(length: string): number {
  const [, figure, unit] = /^([\d.]+)(rem|px)$/.exec(length) ?? [];
  if (figure === undefined) throw new RangeError(`Not a length: ${length}`);
  return Number(figure) * (unit === 'rem' ? 16 : 1);
}
