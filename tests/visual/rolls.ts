import type { Shot } from './picture.ts';

/** A page that has shown this many stories gives way to a fresh one: no leak grows with the number of pictures. */
const storiesAPage = 160;

/**
 * Shots of one mode together, few enough for one page, in the order given; enough rolls for every lane. Short ones come
 * last: while one lane takes its last roll, the others have nothing left to do.
 */
export function toRolls(shots: readonly Shot[], lanes: number): Shot[][] {
  const byMode = new Map<string, Shot[]>();
  for (const shot of shots) {
    const same = byMode.get(shot.mode.name);
    if (same) same.push(shot);
    else byMode.set(shot.mode.name, [shot]);
  }
  const length = Math.min(storiesAPage, Math.max(1, Math.ceil(shots.length / lanes)));
  return [...byMode.values()]
    .flatMap((same) =>
      Array.from({ length: Math.ceil(same.length / length) }, (_, index) =>
        same.slice(index * length, (index + 1) * length),
      ),
    )
    .sort((one, other) => other.length - one.length);
}
