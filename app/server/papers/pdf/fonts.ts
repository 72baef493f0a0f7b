import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../projectRoot';

/** Regular text, and what stands out. */
const weights = ['400', '600'] as const;
export type Weight = (typeof weights)[number];

/** The alphabet is split over four files, as the browser's fonts are; each has these characters that the ones above it lack. */
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

/** Every file, for the build to put beside the bundle. */
export const fontFiles: readonly string[] = subsets.flatMap(({ name }) =>
  weights.map((weight) => fileName(name, weight)),
);

/** Where the package has them, in a checkout. */
export const fontPackage = (): string =>
  join(projectRoot(), 'node_modules', '@fontsource', 'golos-text', 'files');

/** The font of a file: beside the bundle, or in the package while nothing is built. */
export function fontPath(subset: Subset, weight: Weight): string {
  const name = fileName(subset, weight);
  const bundled = join(import.meta.dirname, 'fonts', name);
  return existsSync(bundled) ? bundled : join(fontPackage(), name);
}

/** Characters that no file has, and what they are written as. */
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

/** A text in pieces that have one font each. What no font has is written as a question mark, so that it is seen to be missing. */
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
