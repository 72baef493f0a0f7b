import type { Outcome } from '../outcome.ts';
import type { Size } from '../tiles.ts';

/** What there is to say of a difference, in a few words: why there is no picture, how large it has become, how much differs. */
export function detailOf({ problem, sizes, pixels, lines }: Outcome): string {
  if (problem !== undefined) return problem;
  if (lines)
    return [...lines.come.map((line) => `now: ${line}`), ...lines.gone.map((line) => `was: ${line}`)].join(
      '; ',
    );
  const size = sizes && `the page was ${sizeText(sizes.before)} and is ${sizeText(sizes.after)}`;
  return [size, pixels === undefined ? undefined : `${pixels} px differ`]
    .filter((part) => part !== undefined)
    .join(', ');
}

function sizeText({ width, height }: Size): string {
  return `${width} × ${height} px`;
}
