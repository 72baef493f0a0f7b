import PDFDocument from 'pdfkit';
import { fontData, fontRuns, type Run, type Weight } from './fonts';

/** A4 in points; the left margin has room for punched holes. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 36, top: 40, bottom: 52 } as const;
export const contentWidth = page.width - page.left - page.right;
/** Only the page footer is below this. */
export const lastLine = page.height - page.bottom;

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
}

const ink = '#161a22';
export const muted = '#5b6472';
const hairline = '#b9c0ca';

const leading = 1.32;
export const lineHeight = ({ size }: TextStyle): number => size * leading;

export interface SheetInfo {
  readonly title: string;
  readonly author: string;
  /** BCP 47. */
  readonly lang: string;
  readonly madeAt: Date;
}

export interface Sheet {
  /** Wraps to a width in points; a longer word is broken. */
  readonly wrap: (text: string, width: number, style: TextStyle) => readonly string[];
  /** Writes one line with `y` as its upper edge. With `align: 'end'` it ends at `x`. */
  readonly line: (
    text: string,
    at: { x: number; y: number; align?: 'start' | 'end' },
    style: TextStyle,
  ) => void;
  /** Writes wrapped text and returns the `y` below it. */
  readonly paragraph: (text: string, at: { x: number; y: number; width: number }, style: TextStyle) => number;
  readonly rule: (from: { x: number; y: number }, to: { x: number; y: number }, weight?: number) => void;
  readonly box: (x: number, y: number, width: number, height: number) => void;
  readonly fill: (x: number, y: number, width: number, height: number, color?: string) => void;
  readonly addPage: () => void;
  /** Draws on every page after all pages exist. */
  readonly onEveryPage: (draw: (number: number, count: number) => void) => void;
  readonly bytes: () => Promise<Uint8Array>;
}

/** Splits a text into words; no-break spaces do not split. */
const wordsOf = (text: string): readonly string[] => text.split(/[ \n]+/).filter((word) => word !== '');

/** Opens an empty A4 document. The same drawing gives the same bytes. */
export function openSheet({ title, author, lang, madeAt }: SheetInfo): Sheet {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    // Otherwise pdfkit reads the built-in Helvetica from a file that the bundle lacks.
    font: null as unknown as string,
    bufferPages: true,
    pdfVersion: '1.7',
    lang,
    displayTitle: true,
    info: { Title: title, Author: author, Creator: author, Producer: author, CreationDate: madeAt },
  });
  const pieces: Buffer[] = [];
  const ended = new Promise<void>((resolve, reject) => {
    doc.on('data', (piece: Buffer) => pieces.push(piece));
    doc.on('end', resolve);
    doc.on('error', reject);
  });
  const widths = new Map<string, number>();

  function setFont({ subset }: Run, { size, weight = '400' }: TextStyle): void {
    const name = `${subset}-${weight}`;
    // Registered once under its name.
    if (!opened.has(name)) doc.registerFont(name, fontData(subset, weight));
    opened.add(name);
    doc.font(name).fontSize(size);
  }
  const opened = new Set<string>();

  function runWidth(run: Run, style: TextStyle): number {
    const key = `${style.weight ?? '400'} ${style.size} ${run.text}`;
    const known = widths.get(key);
    if (known !== undefined) return known;
    setFont(run, style);
    const width = doc.widthOfString(run.text);
    widths.set(key, width);
    return width;
  }
  const widthOf = (text: string, style: TextStyle): number =>
    fontRuns(text).reduce((sum, run) => sum + runWidth(run, style), 0);

  /** Breaks a word into parts that fit, at least one character each. */
  function broken(word: string, width: number, style: TextStyle): readonly string[] {
    const lines: string[] = [];
    let line = '';
    for (const sign of word) {
      if (line !== '' && widthOf(line + sign, style) > width) {
        lines.push(line);
        line = '';
      }
      line += sign;
    }
    return [...lines, line];
  }

  const wrap: Sheet['wrap'] = (text, width, style) => {
    const lines: string[] = [];
    for (const word of wordsOf(text)) {
      const last = lines.at(-1);
      if (last !== undefined && widthOf(`${last} ${word}`, style) <= width)
        lines[lines.length - 1] = `${last} ${word}`;
      else if (widthOf(word, style) <= width) lines.push(word);
      else lines.push(...broken(word, width, style));
    }
    return lines;
  };

  const line: Sheet['line'] = (text, { x, y, align = 'start' }, style) => {
    const runs = fontRuns(text);
    const widthsOfRuns = runs.map((run) => runWidth(run, style));
    let at = align === 'end' ? x - widthsOfRuns.reduce((sum, width) => sum + width, 0) : x;
    runs.forEach((run, index) => {
      setFont(run, style);
      doc
        .fillColor(style.color ?? ink)
        .text(run.text, at, y + style.size, { lineBreak: false, baseline: 'alphabetic' });
      at += widthsOfRuns[index] ?? 0;
    });
  };

  return {
    wrap,
    line,
    paragraph(text, { x, y, width }, style) {
      const lines = wrap(text, width, style);
      lines.forEach((each, index) => line(each, { x, y: y + index * lineHeight(style) }, style));
      return y + lines.length * lineHeight(style);
    },
    rule(from, to, weight = 0.6) {
      doc.moveTo(from.x, from.y).lineTo(to.x, to.y).lineWidth(weight).strokeColor(hairline).stroke();
    },
    box(x, y, width, height) {
      doc.rect(x, y, width, height).lineWidth(0.6).strokeColor(hairline).stroke();
    },
    fill(x, y, width, height, color = '#000000') {
      doc.rect(x, y, width, height).fill(color);
    },
    addPage: () => void doc.addPage(),
    onEveryPage(draw) {
      const { start, count } = doc.bufferedPageRange();
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(start + index);
        draw(index + 1, count);
      }
    },
    async bytes() {
      doc.end();
      await ended;
      return Buffer.concat(pieces);
    },
  };
}
