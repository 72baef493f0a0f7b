/** Modules that the same visits need. */
export interface Piece {
  /** The visits. */
  users: ReadonlySet<number>;
  /** Pieces of two realms never share a file: customers load nothing of the provider's side. */
  realm: string;
  /** About what it weighs on the wire. */
  bytes: number;
  /** Keys of the pieces that its modules import. */
  imports: Set<string>;
}

/**
 * What a file costs a visit beyond its content, as bytes of a slow line: its headers both ways, and its place in the
 * queue for one of six connections.
 */
const requestBytes = 2500;

interface Chunk {
  keys: readonly string[];
  realm: string;
  users: ReadonlySet<number>;
  bytes: number;
}

const together = (one: Chunk, other: Chunk): Chunk => ({
  keys: [...one.keys, ...other.keys],
  realm: one.realm,
  users: new Set([...one.users, ...other.users]),
  bytes: one.bytes + other.bytes,
});

/** Whether one chunk needs another by way of a third: as one they and the third would need each other. */
function needsByAThird(
  chunks: readonly Chunk[],
  pieces: ReadonlyMap<string, Piece>,
  one: Chunk,
  other: Chunk,
) {
  const holder = new Map(chunks.flatMap((chunk) => chunk.keys.map((key) => [key, chunk] as const)));
  const importsOf = (chunk: Chunk) =>
    chunk.keys
      .flatMap((key) => [...(pieces.get(key)?.imports ?? [])])
      .flatMap((key) => holder.get(key) ?? []);
  const reaches = (from: Chunk, to: Chunk) => {
    const found = new Set(importsOf(from).filter((chunk) => chunk !== to && chunk !== from));
    for (const chunk of found) for (const imported of importsOf(chunk)) found.add(imported);
    return found.has(to);
  };
  return reaches(one, other) || reaches(other, one);
}

/**
 * Which pieces come in one file: two chunks become one as long as that saves the visits, taken together, more requests
 * than it costs them in bytes they did not need. Each chunk is given by the keys of its pieces.
 *
 * @param weights what a byte of each visit counts
 */
export function mergeChunks(
  pieces: ReadonlyMap<string, Piece>,
  weights: readonly number[],
): (readonly string[])[] {
  const costOf = ({ users, bytes }: Chunk) =>
    [...users].reduce((sum, user) => sum + (weights[user] ?? 1), 0) * (bytes + requestBytes);
  let chunks: Chunk[] = [...pieces].map(([key, { users, realm, bytes }]) => ({
    keys: [key],
    users,
    realm,
    bytes,
  }));
  for (;;) {
    const pairs = chunks.flatMap((one, index) =>
      chunks.slice(index + 1).flatMap((other) => {
        if (one.realm !== other.realm) return [];
        const saved = costOf(one) + costOf(other) - costOf(together(one, other));
        return saved > 0 ? [{ one, other, saved }] : [];
      }),
    );
    const best = pairs
      .sort((a, b) => b.saved - a.saved)
      .find(({ one, other }) => !needsByAThird(chunks, pieces, one, other));
    if (!best) return chunks.map(({ keys }) => keys);
    const { one, other } = best;
    chunks = [...chunks.filter((chunk) => chunk !== one && chunk !== other), together(one, other)];
  }
}
