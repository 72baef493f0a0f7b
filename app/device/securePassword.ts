/** Characters that nobody mistakes for one another when they are read out or typed from paper. */
const kinds = ['abcdefghijkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!#%*+-=?@_'] as const;

const generatedLength = 20;

/** A whole number below `limit` (at most 256), each as likely as any other. */
function below(limit: number): number {
  // Values from the last, incomplete round would make small numbers likelier.
  const fair = 256 - (256 % limit);
  const byte = new Uint8Array(1);
  for (;;) {
    const [value = 0] = crypto.getRandomValues(byte);
    if (value < fair) return value % limit;
  }
}

const pick = (characters: string) => characters.charAt(below(characters.length));

/** A new password from the device's secure randomness: one character of each kind at least, in any place. */
export function securePassword(): string {
  const letters: string[] = kinds.map(pick);
  while (letters.length < generatedLength) letters.push(pick(kinds.join('')));
  for (let at = letters.length - 1; at > 0; at -= 1) {
    const other = below(at + 1);
    [letters[at], letters[other]] = [letters[other] ?? '', letters[at] ?? ''];
  }
  return letters.join('');
}
