import type { Shot } from './picture.ts';

/** Stories after which a page is replaced, so that memory leaks do not accumulate. */
const storiesPerPage = 160;

/**
 * Splits shots into batches of one mode and limited length, at least one per lane. Short ones are last, so that lanes
 * finish at the same time.
 */
export function toBatches(shots: readonly Shot[], lanes: number): Shot[][] {
  const byMode = new Map<string, Shot[]>();
  for (const shot of shots) {
    const same = byMode.get(shot.mode.name);
    if (same) same.push(shot);
    else byMode.set(shot.mode.name, [shot]);
  }
  const length = Math.min(storiesPerPage, Math.max(1, Math.ceil(shots.length / lanes)));
  return [...byMode.values()]
    .flatMap((same) =>
      Array.from({ length: Math.ceil(same.length / length) }, (_, index) =>
        same.slice(index * length, (index + 1) * length),
      ),
    )
    .sort((one, other) => other.length - one.length);
}
