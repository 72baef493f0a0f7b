import { crc32, deflateRawSync } from 'node:zlib';

/** A file of an archive. */
export interface ZipEntry {
  /** Path within the archive, with `/`. */
  readonly name: string;
  readonly at: Date;
  /** A text, which is compressed, or bytes, which are stored as they are. */
  readonly content: string | AsyncIterable<Uint8Array>;
}

interface Written {
  readonly name: Buffer;
  readonly time: number;
  readonly method: 0 | 8;
  readonly checksum: number;
  readonly packed: number;
  readonly size: number;
  readonly offset: number;
}

/** Version 2.0 of the format; names are UTF-8, and sizes follow the content. */
const version = 20;
const flags = 0x08_08;

/** Returns a time as MS-DOS has it: local, from 1980, every two seconds. Here it is UTC. */
function dosTime(at: Date): number {
  const date = ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate();
  const time = (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1);
  return ((date << 16) | time) >>> 0;
}

/** Packs fields of little-endian numbers, each with its number of bytes. */
function packed(...fields: readonly (readonly [2 | 4, number])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [length]) => sum + length, 0));
  let offset = 0;
  for (const [length, value] of fields) offset = bytes.writeUIntLE(value, offset, length);
  return bytes;
}

const sizesOf = ({ checksum, packed: length, size }: Pick<Written, 'checksum' | 'packed' | 'size'>) =>
  [
    [4, checksum],
    [4, length],
    [4, size],
  ] as const;

function directoryEntry({ name, time, method, offset, ...sizes }: Written): Buffer {
  const head = packed(
    [4, 0x02_01_4b_50],
    [2, version],
    [2, version],
    [2, flags],
    [2, method],
    [4, time],
    ...sizesOf(sizes),
    [2, name.length],
    // No extra field, comment, second disk or attributes.
    [4, 0],
    [4, 0],
    [4, 0],
    [4, offset],
  );
  return Buffer.concat([head, name]);
}

async function* bytesOf(content: ZipEntry['content']): AsyncGenerator<Uint8Array> {
  if (typeof content === 'string') yield Buffer.from(content);
  else yield* content;
}

/** Writes a ZIP archive while its entries are read, so that it is never completely in memory. Below 4 GB. */
export async function* zipStream(
  entries: AsyncIterable<ZipEntry> | Iterable<ZipEntry>,
): AsyncGenerator<Uint8Array> {
  const written: Written[] = [];
  let offset = 0;
  const count = (bytes: Uint8Array) => {
    offset += bytes.length;
    return bytes;
  };
  for await (const { name: path, at, content } of entries) {
    const name = Buffer.from(path);
    const method = typeof content === 'string' ? 8 : 0;
    const entry = { name, time: dosTime(at), method, offset } as const;
    yield count(
      Buffer.concat([
        packed(
          [4, 0x04_03_4b_50],
          [2, version],
          [2, flags],
          [2, method],
          [4, entry.time],
          ...sizesOf({ checksum: 0, packed: 0, size: 0 }),
          [4, name.length],
        ),
        name,
      ]),
    );
    let [checksum, length, size] = [0, 0, 0];
    for await (const bytes of bytesOf(content)) {
      checksum = crc32(bytes, checksum);
      size += bytes.length;
      const part = method === 8 ? deflateRawSync(bytes) : bytes;
      length += part.length;
      yield count(part);
    }
    const sizes = { checksum, packed: length, size };
    yield count(packed([4, 0x08_07_4b_50], ...sizesOf(sizes)));
    written.push({ ...entry, ...sizes });
  }
  const start = offset;
  for (const entry of written) yield count(directoryEntry(entry));
  yield packed(
    [4, 0x06_05_4b_50],
    [4, 0],
    [2, written.length],
    [2, written.length],
    [4, offset - start],
    [4, start],
    [2, 0],
  );
}
