import { createHash } from 'node:crypto';
import type { Exposure, Picture, Shot, TakenPicture, TextRecord } from './picture.ts';
import { isMoreThanStyle } from './poses.ts';

/** Maximum captures per shot until each side is the same twice. */
export const maxAttempts = 5;

/** Returns the checksum of an exposure or record; equal for bit-identical ones. */
function partChecksum(part: Exposure | TextRecord): string {
  const hash = createHash('sha1');
  if ('lines' in part) return hash.update(`${part.name}\0${part.lines.join('\0')}`).digest('hex');
  hash.update(`${part.pose} ${part.page.width} ${part.page.height}\0`);
  for (const { index, bytes } of part.tiles) hash.update(`${index}\0`).update(bytes);
  return hash.digest('hex');
}

/** Returns the checksum of a picture; equal for bit-identical pictures. */
export function checksumOf(picture: Picture): string {
  if ('problem' in picture) return picture.problem;
  const checksums = [...picture.exposures, ...picture.records].map(partChecksum);
  return createHash('sha1').update(checksums.join()).digest('hex');
}

/** Returns the checksum of a picture's DOM fingerprint; comparable within one build. */
export function fingerprintChecksum(shot: Shot, picture: Picture): string {
  if ('problem' in picture) return picture.problem;
  const ofStyleAlone = new Set(shot.poses.filter((pose) => !isMoreThanStyle(pose)).map(({ name }) => name));
  const exposures = picture.exposures.flatMap((exposure) =>
    ofStyleAlone.has(exposure.pose)
      ? []
      : {
          ...exposure,
          tiles: exposure.tiles.map((tile) => ({ ...tile, bytes: tile.domFingerprint ?? tile.bytes })),
        },
  );
  return checksumOf({ exposures, records: [] });
}

/**
 * Replaces differing parts of the chosen pictures by a capture that both sides share: a flickering part may have been
 * captured twice with one content here and twice with another there.
 */
function reconcile(chosen: readonly Picture[], takes: readonly (readonly Picture[])[]): readonly Picture[] {
  const shared = <Part extends Exposure | TextRecord>(
    own: Part,
    partsOf: (picture: TakenPicture) => readonly Part[],
  ): Part => {
    const [first = [], ...others] = chosen.map((_, side) =>
      takes.flatMap((take) => {
        const picture = take[side];
        return !picture || 'problem' in picture ? [] : partsOf(picture);
      }),
    );
    const everywhere = others.map((parts) => new Set(parts.map(partChecksum)));
    const isSame = (part: Part) => everywhere.every((checksums) => checksums.has(partChecksum(part)));
    return first.find((part) => placeOf(part) === placeOf(own) && isSame(part)) ?? own;
  };
  return chosen.map((picture) =>
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

/** Whether another page of a side had the same DOM fingerprint as this picture. */
type IsSeenBefore = (picture: Picture, side: number) => boolean;

/** A picture per side. */
export interface StablePictures {
  pictures: readonly Picture[];
  /** Whether captures of a side differed. */
  isUnstable: boolean;
}

/**
 * Captures a shot until every side is the same twice, so that neither a slow machine nor a flickering story decides a
 * comparison. Sides that are equal at once are not repeated. A content that both sides had once is no difference.
 *
 * @param take captures all sides; gets the number of earlier captures
 * @param isSeenBefore whether a picture counts twice, because another page of its side had the same fingerprint
 * @returns a picture per side, or a problem for a side that was never the same twice
 */
export async function captureUntilStable(
  take: (before: number) => Promise<readonly Picture[]>,
  isSeenBefore: IsSeenBefore = () => false,
): Promise<StablePictures> {
  const takes: (readonly Picture[])[] = [];
  const counted: Map<string, number>[] = [];
  const stable: (Picture | undefined)[] = [];
  let last: readonly Picture[] = [];
  for (let round = 0; round < maxAttempts; round += 1) {
    last = await take(round);
    takes.push(last);
    const checksums = last.map(checksumOf);
    if (round === 0 && new Set(checksums).size === 1 && last.every((picture) => !('problem' in picture)))
      return { pictures: last, isUnstable: false };
    // A first failure may be a timeout: retry with more time.
    if (round === 0 && last.every((picture, side) => !('problem' in picture) && isSeenBefore(picture, side)))
      return { pictures: last, isUnstable: false };
    for (const [side, picture] of last.entries()) {
      const checksum = checksums[side] ?? '';
      const counts = (counted[side] ??= new Map());
      counts.set(checksum, (counts.get(checksum) ?? 0) + 1);
      if ((counts.get(checksum) ?? 0) >= 2) stable[side] ??= picture;
    }
    if (last.every((_, side) => stable[side] !== undefined)) break;
  }
  const isUnstable = counted.some((counts) => counts.size > 1);
  const chosen = last.map(
    (_, side) => stable[side] ?? { problem: `it came out otherwise each of ${maxAttempts} times` },
  );
  return { pictures: isUnstable ? reconcile(chosen, takes) : chosen, isUnstable };
}
