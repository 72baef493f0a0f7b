import type { Finding } from '../outcome.ts';
import type { Size } from '../tiles.ts';

/** Maximum lines per difference on the terminal; the report has all. */
const shownLines = 6;
const shownCharacters = 160;

/** Describes a difference briefly: why there is no picture, changed sizes, number of pixels. */
export function detailOf({ problem, sizes, pixels, lines }: Finding): string {
  if (problem !== undefined) return problem;
  if (lines) {
    const all = [
      ...lines.come.map((line) => `now: ${shortened(line)}`),
      ...lines.gone.map((line) => `was: ${shortened(line)}`),
    ];
    const rest = all.length - shownLines;
    return [...all.slice(0, shownLines), ...(rest > 0 ? [`and ${rest} more`] : [])].join('; ');
  }
  const size = sizes && `the page was ${sizeText(sizes.before)} and is ${sizeText(sizes.after)}`;
  return [size, pixels === undefined ? undefined : `${pixels} px differ`]
    .filter((part) => part !== undefined)
    .join(', ');
}

const shortened = (line: string) =>
  line.length > shownCharacters ? `${line.slice(0, shownCharacters)}…` : line;

function sizeText({ width, height }: Size): string {
  return `${width} × ${height} px`;
}
