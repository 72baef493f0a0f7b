import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inflateSync } from 'node:zlib';

/** Weights of regular and emphasized text. */
const weights = ['400', '600'] as const;
export type Weight = (typeof weights)[number];

/** The alphabet is split over four files, like the browser's fonts; each adds characters that earlier ones lack. */
const subsets = [
  {
    name: 'latin',
    has: /[\u0020-\u007e\u00a0-\u00ff\u0131\u0152\u0153\u2009\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u2122\u2191\u2193\u2212]/u,
  },
  {
    name: 'cyrillic',
    has: /[\u0401-\u040c\u040e-\u044f\u0451-\u045c\u045e\u045f\u0490\u0491\u04b0\u04b1\u2116]/u,
  },
  {
    name: 'latin-ext',
    has: /[\u0100-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u012a\u012b\u012e-\u0130\u0136\u0137\u0139-\u013e\u0141-\u0148\u014a-\u014d\u0150\u0151\u0154-\u015b\u015e-\u0161\u0164\u0165\u016a-\u017e\u0218-\u021b\u1e9e\u20b8\u20bd]/u,
  },
  {
    name: 'cyrillic-ext',
    has: /[\u0492-\u049d\u04a0-\u04a5\u04aa\u04ab\u04ae\u04af\u04b2\u04b3\u04b6-\u04bb\u04c0\u04cf-\u04df\u04e2-\u04eb\u04ee-\u04f5]/u,
  },
] as const;
type Subset = (typeof subsets)[number]['name'];

const fileName = (subset: Subset, weight: Weight): string => `golos-text-${subset}-${weight}-normal.woff`;

/** All font files, which the build copies beside the bundle. */
export const fontFiles: readonly string[] = subsets.flatMap(({ name }) =>
  weights.map((weight) => fileName(name, weight)),
);

/** Folder of the font package, found by Node's module resolution. */
export const fontPackage = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('@fontsource/golos-text/LICENSE')), 'files');

/** Path of a font file: beside the bundle, or in the package during development. */
function fontPath(name: string): string {
  const bundled = join(import.meta.dirname, 'fonts', name);
  return existsSync(bundled) ? bundled : join(fontPackage(), name);
}

const unpacked = new Map<string, Buffer>();

/** Returns a font as OpenType. Unpacked once, because the PDF library would do it for every document. */
export function fontData(subset: Subset, weight: Weight): Buffer {
  const name = fileName(subset, weight);
  const data = unpacked.get(name) ?? unpackWoff(readFileSync(fontPath(name)));
  unpacked.set(name, data);
  return data;
}

/** Unpacks WOFF 1.0 table by table: https://www.w3.org/TR/WOFF/ */
function unpackWoff(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, index) => {
    const entry = 44 + 20 * index;
    const offset = woff.readUInt32BE(entry + 4);
    const packedLength = woff.readUInt32BE(entry + 8);
    const length = woff.readUInt32BE(entry + 12);
    const packed = woff.subarray(offset, offset + packedLength);
    return {
      tag: woff.subarray(entry, entry + 4),
      checksum: woff.subarray(entry + 16, entry + 20),
      content: packedLength < length ? inflateSync(packed) : packed,
    };
  });
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  head.writeUInt16BE(count, 4);
  const power = Math.floor(Math.log2(count));
  head.writeUInt16BE(16 * 2 ** power, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE(16 * (count - 2 ** power), 10);
  const contents: Buffer[] = [];
  let offset = head.length;
  for (const [index, { tag, checksum, content }] of tables.entries()) {
    const entry = 12 + 16 * index;
    tag.copy(head, entry);
    checksum.copy(head, entry + 4);
    head.writeUInt32BE(offset, entry + 8);
    head.writeUInt32BE(content.length, entry + 12);
    const padding = Buffer.alloc(-content.length & 3);
    contents.push(content, padding);
    offset += content.length + padding.length;
  }
  return Buffer.concat([head, ...contents]);
}

/** Replacements of characters that no font has. */
const replaced: Readonly<Record<string, string>> = {
  '\u2007': '\u00a0',
  '\u202f': '\u00a0',
  '\u2010': '-',
  '\u2011': '-',
  '\t': ' ',
  '\n': ' ',
};

export interface Run {
  readonly subset: Subset;
  readonly text: string;
}

/** Splits a text into runs of one font each. A missing character becomes a visible question mark. */
export function fontRuns(text: string): readonly Run[] {
  const runs: Array<{ subset: Subset; text: string }> = [];
  for (const sign of text.normalize('NFC')) {
    const known = replaced[sign] ?? sign;
    const subset = subsets.find(({ has }) => has.test(known))?.name;
    const piece = { subset: subset ?? 'latin', text: subset ? known : '?' };
    const last = runs.at(-1);
    if (last?.subset === piece.subset) last.text += piece.text;
    else runs.push(piece);
  }
  return runs;
}
