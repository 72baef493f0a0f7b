/** Characters without look-alikes, so that a password can be read out or typed from paper. */
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#%*+-=?@_'] as const;

const generatedLength = 20;

/** Returns a random whole number below `limit` (at most 256), uniformly distributed. */
function below(limit: number): number {
  // Values of the last, incomplete round would favour small numbers.
  const fair = 256 - (256 % limit);
  const byte = new Uint8Array(1);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(byte);
    if (value < fair) return value % limit;
  }
}

const pick = (characters: string) => characters.charAt(below(characters.length));

/** Generates a random password with at least one character of each kind. */
export function securePassword(): string {
  const letters: string[] = kinds.map(pick);
  while (letters.length < generatedLength) letters.push(pick(kinds.join('')));
  for (let at = letters.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [letters[at], letters[other]] = [letters[other] ?? '', letters[at] ?? ''];
  }
  return letters.join('');
}
