import { inflateSync } from 'node:zlib';

/** The objects of a PDF by number, each as its dictionary and what its stream holds. */
function objectsOf(pdf: Uint8Array): ReadonlyMap<string, { dictionary: string; stream: string }> {
  const file = Buffer.from(pdf);
  const text = file.toString('latin1');
  const objects = new Map<string, { dictionary: string; stream: string }>();
  for (const match of text.matchAll(/(?:^|\n)(\d+) 0 obj\n/g)) {
    const from = match.index + match[0].length;
    const end = text.indexOf('\nendobj', from);
    const streamAt = text.indexOf('\nstream\n', from);
    const hasStream = streamAt !== -1 && streamAt < end;
    const dictionary = text.slice(from, hasStream ? streamAt : end);
    const start = streamAt + '\nstream\n'.length;
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1]);
    const data = hasStream ? file.subarray(start, start + length) : Buffer.alloc(0);
    const isPacked = dictionary.includes('/FlateDecode');
    objects.set(match[1] ?? '', {
      dictionary,
      stream: (isPacked ? inflateSync(data) : data).toString('latin1'),
    });
  }
  return objects;
}

const ofHex = (hex: string): string => Buffer.from(hex, 'hex').swap16().toString('utf16le');

/** Returns the text of a font's glyphs when they are copied, by its ToUnicode map. */
function glyphsOf(cmap: string): readonly string[] {
  const [, list = ''] =
    /beginbfrange\n<0000> <[0-9a-f]+> \[([^\]]*)\]/.exec(cmap.replace(/\s*\n\s*<0000>/, '\n<0000>')) ?? [];
  return [...list.matchAll(/<([0-9a-f ]*)>/g)].map(([, hex = '']) => ofHex(hex.replaceAll(' ', '')));
}

/** A drawn page: its operators, and the texts of its glyphs. */
export interface DrawnPage {
  readonly stream: string;
  readonly fonts: ReadonlyMap<string, { readonly glyphs: readonly string[]; readonly face: string }>;
}

/** Every page of a PDF that pdfkit wrote. */
export function drawnPages(pdf: Uint8Array): readonly DrawnPage[] {
  const objects = objectsOf(pdf);
  const at = (reference: string | undefined) =>
    objects.get(reference ?? '') ?? { dictionary: '', stream: '' };
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\n/.test(dictionary));
  return pages.map(({ dictionary }) => {
    const resources = at(/\/Resources (\d+) 0 R/.exec(dictionary)?.[1]).dictionary;
    const fonts = [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', number]) => {
      const font = at(number).dictionary;
      const unicode = /\/ToUnicode (\d+) 0 R/.exec(font)?.[1];
      const face = /\/BaseFont \/(\S+)/.exec(font)?.[1] ?? '';
      return [name, { glyphs: glyphsOf(at(unicode).stream), face }] as const;
    });
    return { stream: at(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1]).stream, fonts: new Map(fonts) };
  });
}

/** Returns the text of an operand of `TJ`. */
export function shownText(operand: string, glyphs: readonly string[]): string {
  const codes = [...operand.matchAll(/<([0-9a-f]+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? []);
  return codes.map((code) => glyphs[Number.parseInt(code, 16)] ?? '\uFFFD').join('');
}

/** Returns a PDF's text as copied: one line per line, without the spaces between columns. */
export function pdfPages(pdf: Uint8Array): readonly string[] {
  return drawnPages(pdf).map(({ stream, fonts }) => {
    let glyphs: readonly string[] = [];
    let text = '';
    let line = '';
    for (const [, name, matrix, shown = ''] of stream.matchAll(
      /\/(F\d+) [\d.]+ Tf|(1 0 0 1 [\d.]+ [\d.]+) Tm|\[([^\]]*)\] TJ/g,
    )) {
      if (name !== undefined) glyphs = fonts.get(name)?.glyphs ?? [];
      else if (matrix !== undefined) {
        const next = matrix.split(' ').at(-1) ?? '';
        if (next !== line) text += '\n';
        line = next;
      } else text += shownText(shown, glyphs);
    }
    return text;
  });
}
