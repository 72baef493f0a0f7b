/** Modules that the same visits need. */
export interface Piece {
  /** The visits. What a piece imports has all of them among its own. */
  users: ReadonlySet<number>;
  /** Pieces of two realms never share a file: customers load nothing of the provider's side. */
  realm: string;
  /** About what it weighs on the wire. */
  bytes: number;
  /** Keys of the pieces that its modules import. */
  imports: ReadonlySet<string>;
}

/**
 * Cost of a file to a visit beyond its content, in slow-line bytes. It covers its headers both ways, its place in
 * the queue for one of six connections, and what it no longer shares with others in one window of the compression.
 */
const requestBytes = 2800;

/** Visits as bits of one number. */
type Users = bigint;

interface Chunk {
  keys: readonly string[];
  realm: string;
  users: Users;
  bytes: number;
}

/** Two chunks that may become one. */
interface Pair {
  one: Chunk;
  other: Chunk;
  /** Of both. */
  users: Users;
  saved: number;
}

/** Chunks with what each of them imports, by way of others as well. */
type Closure = ReadonlyMap<Chunk, ReadonlySet<Chunk>>;

/** Returns the direct imports of each chunk. */
function importsOf(chunks: readonly Chunk[], pieces: ReadonlyMap<string, Piece>): Closure {
  const holder = new Map(chunks.flatMap((chunk) => chunk.keys.map((key) => [key, chunk] as const)));
  return new Map(
    chunks.map((chunk) => {
      const keys = chunk.keys.flatMap((key) => [...(pieces.get(key)?.imports ?? [])]);
      const imports = new Set(keys.flatMap((key) => holder.get(key) ?? []));
      imports.delete(chunk);
      return [chunk, imports];
    }),
  );
}

function closureOf(direct: Closure): Closure {
  return new Map(
    [...direct].map(([chunk, imports]) => {
      const found = new Set(imports);
      // A set that grows while it is walked is walked to its end.
      for (const imported of found) for (const next of direct.get(imported) ?? []) found.add(next);
      found.delete(chunk);
      return [chunk, found];
    }),
  );
}

/**
 * Creates a function that returns the cost of a file to a set of visits. It depends on the file's size in bytes;
 * the weights and prices of each set are summed once.
 */
function costTable(weights: readonly number[], prices: readonly number[]) {
  const known = new Map<Users, { bytes: number; requests: number }>();
  return (users: Users, bytes: number): number => {
    let count = known.get(users);
    if (!count) {
      count = { bytes: 0, requests: 0 };
      for (let rest = users, index = 0; rest > 0n; rest >>= 1n, index += 1)
        if (rest & 1n) {
          count.bytes += weights[index] ?? 1;
          count.requests += prices[index] ?? 1;
        }
      known.set(users, count);
    }
    return count.bytes * bytes + count.requests * requestBytes;
  };
}

/**
 * Which pieces come in one file: two chunks become one as long as that saves the visits, taken together, more requests
 * than it costs them in bytes they did not need: of the other chunk, and of all that it imports. Each chunk is given by
 * the keys of its pieces.
 *
 * @param weights what a byte of each visit counts
 * @param prices what a request of each visit counts, as bytes that come with it
 */
export function mergeChunks(
  pieces: ReadonlyMap<string, Piece>,
  weights: readonly number[],
  prices = weights,
): (readonly string[])[] {
  const cost = costTable(weights, prices);
  let chunks: Chunk[] = [...pieces].map(([key, { users, realm, bytes }]) => ({
    keys: [key],
    realm,
    users: [...users].reduce((bits, user) => bits | (1n << BigInt(user)), 0n),
    bytes,
  }));
  for (;;) {
    const direct = importsOf(chunks, pieces);
    const closure = closureOf(direct);
    const needsOf = (chunk: Chunk) => closure.get(chunk) ?? new Set();
    /** Of what one file less saves, what is lost again: what either imports, to the visits of the other. */
    const addedBy = ({ one, other, users }: Pair): number => {
      let added = 0;
      for (const chunk of new Set([...needsOf(one), ...needsOf(other)]))
        if (chunk !== one && chunk !== other) added += cost(users & ~chunk.users, chunk.bytes);
      return added;
    };
    /** As one, they and what stands between them would need each other. */
    const isCircle = ({ one, other }: Pair) =>
      [
        [one, other],
        [other, one],
      ].some(
        ([from, to]) =>
          from && to && [...(direct.get(from) ?? [])].some((by) => by !== to && needsOf(by).has(to)),
      );
    const costs = chunks.map(({ users, bytes }) => cost(users, bytes));
    const pairs: Pair[] = [];
    for (const [index, one] of chunks.entries())
      for (const [before, other] of chunks.slice(0, index).entries()) {
        if (one.realm !== other.realm) continue;
        const users = one.users | other.users;
        const apart = (costs[index] ?? 0) + (costs[before] ?? 0);
        const saved = apart - cost(users, one.bytes + other.bytes);
        if (saved > 0) pairs.push({ one, other, users, saved });
      }
    pairs.sort((a, b) => b.saved - a.saved);
    let best: Pair | null = null;
    for (const pair of pairs) {
      // Whatever follows saves less even before something is lost of it.
      if (best && pair.saved <= best.saved) break;
      const saved = pair.saved - addedBy(pair);
      if (saved > (best?.saved ?? 0) && !isCircle(pair)) best = { ...pair, saved };
    }
    if (!best) return chunks.map(({ keys }) => keys);
    const { one, other, users } = best;
    const merged: Chunk = {
      keys: [...one.keys, ...other.keys],
      realm: one.realm,
      users,
      bytes: one.bytes + other.bytes,
    };
    for (const chunk of [...needsOf(one), ...needsOf(other)]) chunk.users |= merged.users;
    chunks = [...chunks.filter((chunk) => chunk !== one && chunk !== other), merged];
  }
}
