import { createHash } from 'node:crypto';
import type { Picture } from './picture.ts';

/** How often a shot is taken at most until each side has come out the same twice. */
export const mostTakes = 5;

/** The same text for pictures that are the same to the last bit. */
function fingerprintOf(picture: Picture): string {
  const hash = createHash('sha1');
  if ('problem' in picture) return hash.update(picture.problem).digest('hex');
  for (const { pose, page, tiles } of picture.exposures) {
    hash.update(`${pose} ${page.width} ${page.height}\0`);
    for (const { index, bytes } of tiles) hash.update(`${index}\0`).update(bytes);
  }
  return hash.update(picture.motion.join('\0')).digest('hex');
}

/**
 * Takes a shot until every side has come out the same twice, so that neither a slow machine nor a flickering story decides
 * a comparison. Sides that agree at once are not taken again: two pictures are not the same by chance.
 *
 * @param take all sides once more; hears how many takes there have been
 * @returns a picture for each side; the side that never came out the same twice has a problem for it
 */
export async function takeUntilSteady(take: (before: number) => Promise<readonly Picture[]>): Promise<{
  pictures: readonly Picture[];
  /** Whether some take differed from another of its side. */
  isUnsteady: boolean;
}> {
  const takes: Map<string, number>[] = [];
  const steady: (Picture | undefined)[] = [];
  let last: readonly Picture[] = [];
  for (let round = 0; round < mostTakes; round += 1) {
    last = await take(round);
    const prints = last.map(fingerprintOf);
    if (round === 0 && new Set(prints).size === 1 && last.every((picture) => !('problem' in picture)))
      return { pictures: last, isUnsteady: false };
    for (const [side, picture] of last.entries()) {
      const print = prints[side] ?? '';
      const counts = (takes[side] ??= new Map());
      counts.set(print, (counts.get(print) ?? 0) + 1);
      if ((counts.get(print) ?? 0) >= 2) steady[side] ??= picture;
    }
    if (last.every((_, side) => steady[side] !== undefined)) break;
  }
  return {
    pictures: last.map(
      (_, side) => steady[side] ?? { problem: `it came out otherwise each of ${mostTakes} times` },
    ),
    isUnsteady: takes.some((counts) => counts.size > 1),
  };
}
