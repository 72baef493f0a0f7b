/** Estimated strength of a password, a hint only. `auth/guessablePassword.ts` decides about refusal. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

const pools: readonly (readonly [characters: RegExp, size: number])[] = [
  [/[a-z]/, 26],
  [/[A-Z]/, 26],
  [/\d/, 10],
  [/[^a-zA-Z\d\s]/, 32],
  [/[^\x20-\x7e]/, 100],
];

/** Minimum entropy of each level, in bits. */
const fairBits = 50;
const strongBits = 75;

/** Runs that people type without thinking. */
const runs = ['abcdefghijklmnopqrstuvwxyz', '01234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

function isRun(before: string, here: string): boolean {
  const pair = `${before}${here}`.toLowerCase();
  const turned = `${here}${before}`.toLowerCase();
  return before === here || runs.some((run) => run.includes(pair) || run.includes(turned));
}

/**
 * Estimates the strength from length and variety. Repeated and consecutive characters hardly count, nor do `known`
 * words such as the server's or the user's name.
 */
export function passwordStrength(password: string, known: readonly string[] = []): PasswordStrength {
  let rest = password;
  for (const word of known) if (word.length >= 3) rest = rest.replaceAll(new RegExp(escaped(word), 'gi'), '');
  const size = pools.reduce((sum, [characters, count]) => (characters.test(rest) ? sum + count : sum), 0);
  const letters = Array.from(rest);
  const counted = letters.filter((letter, at) => !isRun(letters[at - 1] ?? '', letter) || at === 0).length;
  const varied = Math.min(counted, new Set(letters).size * 2);
  const bits = varied * Math.log2(Math.max(1, size));
  if (bits < fairBits) return 'weak';
  return bits < strongBits ? 'fair' : 'strong';
}

function escaped(word: string): string {
  return word.replaceAll(/[\\^$.*+?()[\]{}|-]/g, '\\$&');
}
