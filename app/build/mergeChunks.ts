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
 * What a file costs a visit beyond its content, as bytes of a slow line: its headers both ways, its place in the queue
 * for one of six connections, and what it no longer shares with others in one window of the compression.
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

/** Chunks with what each of them imports, by way of others as well. */
type Closure = ReadonlyMap<Chunk, ReadonlySet<Chunk>>;

/** What each chunk imports itself. */
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

/** What visits count together, each set of them summed up once. */
function weigher(weights: readonly number[]) {
  const known = new Map<Users, number>();
  return (users: Users): number => {
    let sum = known.get(users);
    if (sum === undefined) {
      sum = 0;
      for (let rest = users, index = 0; rest > 0n; rest >>= 1n, index += 1)
        if (rest & 1n) sum += weights[index] ?? 1;
      known.set(users, sum);
    }
    return sum;
  };
}

/**
 * Which pieces come in one file: two chunks become one as long as that saves the visits, taken together, more requests
 * than it costs them in bytes they did not need: of the other chunk, and of all that it imports. Each chunk is given by
 * the keys of its pieces.
 *
 * @param weights what a byte of each visit counts
 */
export function mergeChunks(
  pieces: ReadonlyMap<string, Piece>,
  weights: readonly number[],
): (readonly string[])[] {
  const weightOf = weigher(weights);
  const cost = (users: Users, bytes: number) => weightOf(users) * (bytes + requestBytes);
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
    const savedBy = (one: Chunk, other: Chunk): number => {
      const users = one.users | other.users;
      const saved =
        cost(one.users, one.bytes) + cost(other.users, other.bytes) - cost(users, one.bytes + other.bytes);
      if (saved <= 0) return 0;
      let added = 0;
      for (const chunk of new Set([...needsOf(one), ...needsOf(other)]))
        if (chunk !== one && chunk !== other) added += cost(users & ~chunk.users, chunk.bytes);
      return saved - added;
    };
    /** As one, they and what stands between them would need each other. */
    const isCircle = (one: Chunk, other: Chunk) =>
      [
        [one, other],
        [other, one],
      ].some(
        ([from, to]) =>
          from && to && [...(direct.get(from) ?? [])].some((by) => by !== to && needsOf(by).has(to)),
      );
    const [best] = chunks
      .flatMap((one, index) =>
        chunks.slice(index + 1).flatMap((other) => {
          if (one.realm !== other.realm) return [];
          const saved = savedBy(one, other);
          return saved > 0 ? [{ one, other, saved }] : [];
        }),
      )
      .sort((a, b) => b.saved - a.saved)
      .filter(({ one, other }) => !isCircle(one, other));
    if (!best) return chunks.map(({ keys }) => keys);
    const { one, other } = best;
    const merged: Chunk = {
      keys: [...one.keys, ...other.keys],
      realm: one.realm,
      users: one.users | other.users,
      bytes: one.bytes + other.bytes,
    };
    for (const chunk of [...needsOf(one), ...needsOf(other)]) chunk.users |= merged.users;
    chunks = [...chunks.filter((chunk) => chunk !== one && chunk !== other), merged];
  }
}
