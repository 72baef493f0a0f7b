import { createHash } from 'node:crypto';
import type { Exposure, Picture, Shot, TakenPicture, TextRecord } from './picture.ts';
import { isMoreThanStyle } from './poses.ts';

/** How often a shot is taken at most until each side has come out the same twice. */
export const mostTakes = 5;

/** The same text for what is the same to the last bit. */
function printOf(part: Exposure | TextRecord): string {
  const hash = createHash('sha1');
  if ('lines' in part) return hash.update(`${part.name}\0${part.lines.join('\0')}`).digest('hex');
  hash.update(`${part.pose} ${part.page.width} ${part.page.height}\0`);
  for (const { index, bytes } of part.tiles) hash.update(`${index}\0`).update(bytes);
  return hash.digest('hex');
}

/** The same text for pictures that are the same to the last bit. */
export function fingerprintOf(picture: Picture): string {
  if ('problem' in picture) return picture.problem;
  const prints = [...picture.exposures, ...picture.records].map(printOf);
  return createHash('sha1').update(prints.join()).digest('hex');
}

/** The text of what a picture is made of, which it told with itself (scene.ts): the same for the same in one build. */
export function scenePrintOf(shot: Shot, picture: Picture): string {
  if ('problem' in picture) return picture.problem;
  const ofStyleAlone = new Set(shot.poses.filter((pose) => !isMoreThanStyle(pose)).map(({ name }) => name));
  const exposures = picture.exposures.flatMap((exposure) =>
    ofStyleAlone.has(exposure.pose)
      ? []
      : { ...exposure, tiles: exposure.tiles.map((tile) => ({ ...tile, bytes: tile.scene ?? tile.bytes })) },
  );
  return fingerprintOf({ exposures, records: [] });
}

/**
 * The pictures judged, with what some take of every side shows alike in the place of what these differ in: a part that
 * comes out now this way, now that, may have come out twice in one way here and twice in the other there.
 */
function reconciled(judged: readonly Picture[], takes: readonly (readonly Picture[])[]): readonly Picture[] {
  const shared = <Part extends Exposure | TextRecord>(
    own: Part,
    partsOf: (picture: TakenPicture) => readonly Part[],
  ): Part => {
    const [first = [], ...others] = judged.map((_, side) =>
      takes.flatMap((take) => {
        const picture = take[side];
        return !picture || 'problem' in picture ? [] : partsOf(picture);
      }),
    );
    const everywhere = others.map((parts) => new Set(parts.map(printOf)));
    const isSame = (part: Part) => everywhere.every((prints) => prints.has(printOf(part)));
    return first.find((part) => placeOf(part) === placeOf(own) && isSame(part)) ?? own;
  };
  return judged.map((picture) =>
    'problem' in picture
      ? picture
      : {
          exposures: picture.exposures.map((own) => shared(own, ({ exposures }) => exposures)),
          records: picture.records.map((own) => shared(own, ({ records }) => records)),
        },
  );
}

function placeOf(part: Exposure | TextRecord): string {
  return 'pose' in part ? part.pose : part.name;
}

/** Whether another page of a side was made of what this picture of it is. */
type IsSeenBefore = (picture: Picture, side: number) => boolean;
const never: IsSeenBefore = () => false;

/** A picture for each side. */
export interface SteadyPictures {
  pictures: readonly Picture[];
  /** Whether some take differed from another of its side. */
  isUnsteady: boolean;
}

/**
 * Two sides of which the first has come out as `known` before: while the second comes out as that too, nobody need take
 * the first. Else both are taken, as by `takeUntilSteady`.
 *
 * @param takeAll both sides once more, or the first beside what has been taken of the second
 */
export async function takeBesideKnown(
  known: string,
  takeSecond: () => Promise<Picture>,
  takeAll: (before: number, second: Picture | null) => Promise<readonly Picture[]>,
  isSeenBefore: IsSeenBefore = never,
): Promise<SteadyPictures> {
  const second = await takeSecond();
  if (!('problem' in second) && fingerprintOf(second) === known)
    return { pictures: [second, second], isUnsteady: false };
  return takeUntilSteady((before) => takeAll(before, before === 0 ? second : null), isSeenBefore);
}

/**
 * Takes a shot until every side has come out the same twice, so that neither a slow machine nor a flickering story decides
 * a comparison. Sides that agree at once are not taken again: two pictures are not the same by chance; nor do sides
 * differ in what both have come out as once.
 *
 * @param take all sides once more; hears how many takes there have been
 * @param isSeenBefore a picture made of what another page of its side was made of counts for two
 * @returns a picture for each side; the side that never came out the same twice has a problem for it
 */
export async function takeUntilSteady(
  take: (before: number) => Promise<readonly Picture[]>,
  isSeenBefore: IsSeenBefore = never,
): Promise<SteadyPictures> {
  const takes: (readonly Picture[])[] = [];
  const counted: Map<string, number>[] = [];
  const steady: (Picture | undefined)[] = [];
  let last: readonly Picture[] = [];
  for (let round = 0; round < mostTakes; round += 1) {
    last = await take(round);
    takes.push(last);
    const prints = last.map(fingerprintOf);
    if (round === 0 && new Set(prints).size === 1 && last.every((picture) => !('problem' in picture)))
      return { pictures: last, isUnsteady: false };
    // What failed once may have been late: it is given more time.
    if (round === 0 && last.every((picture, side) => !('problem' in picture) && isSeenBefore(picture, side)))
      return { pictures: last, isUnsteady: false };
    for (const [side, picture] of last.entries()) {
      const print = prints[side] ?? '';
      const counts = (counted[side] ??= new Map());
      counts.set(print, (counts.get(print) ?? 0) + 1);
      if ((counts.get(print) ?? 0) >= 2) steady[side] ??= picture;
    }
    if (last.every((_, side) => steady[side] !== undefined)) break;
  }
  const isUnsteady = counted.some((counts) => counts.size > 1);
  const judged = last.map(
    (_, side) => steady[side] ?? { problem: `it came out otherwise each of ${mostTakes} times` },
  );
  return { pictures: isUnsteady ? reconciled(judged, takes) : judged, isUnsteady };
}
