import { Camera, type Film, type PictureFormat } from './camera.ts';
import { isServerPage, isSameServerPage } from './serverPages/entries.ts';
import type { Picture, Shot } from './picture.ts';
import { toRolls } from './rolls.ts';
import type { SceneBasis } from './scene.ts';
import type { Site } from './site.ts';
import { fingerprintOf, scenePrintOf, takeBesideKnown, takeUntilSteady } from './steady.ts';
import type { StudioBrowser } from './studioBrowser.ts';

export interface PhotographOptions {
  browser: StudioBrowser;
  /** One, or two to compare: each shot is taken of all of them at the same time. */
  sites: readonly Site[];
  shots: readonly Shot[];
  /** Rolls under way at once; each holds one page a site. */
  lanes: number;
  /**
   * Hears each shot with its pictures, in the order of `sites`; the next is taken when it has ended. Of two sites,
   * pictures that differ have been taken again on fresh pages: see steady.ts. Where the first site's print is known and
   * the second's picture comes out as that, it is both of them. With `scenes` a picture need not be taken again that is
   * made of what its page was made of the time before.
   */
  onTaken: (shot: Shot, pictures: readonly Picture[], isUnsteady: boolean) => Promise<void> | void;
  /**
   * Of two sites, what they must differ in for pictures to be taken; null or none when any picture may differ. Where both
   * say the same of a shot, what its pictures are made of is handed on in their place; nothing for a page of the server of the same
   * bytes.
   */
  scenes?: SceneBasis | null;
  /** Aborted when no further shot is to be taken. */
  signal?: AbortSignal;
  /** PNG, which loses nothing, unless the pictures are for people only. */
  format?: PictureFormat;
}

async function closed(cameras: readonly Camera[]): Promise<void> {
  await Promise.all(cameras.map((camera) => camera.close()));
}

/** Takes every shot of every site. A story that fails is a problem in its picture, never an exception. */
export async function photograph({
  browser,
  sites,
  shots,
  lanes,
  onTaken,
  scenes = null,
  signal,
  format = 'png',
}: PhotographOptions): Promise<void> {
  const rolls = toRolls(shots, lanes);
  const lane = async () => {
    for (let roll = rolls.shift(); roll; roll = rolls.shift()) await takeRoll(roll);
  };
  const takeRoll = async (roll: readonly Shot[]) => {
    const [first] = roll;
    if (!first) return;
    const camerasWith = (film: Film) =>
      sites.map((site) => new Camera({ browser, site, mode: first.mode, film, scenes }));
    const cameras = camerasWith(format);
    const observers = scenes === null ? [] : camerasWith(scenes);
    // To start a page takes longer than a picture: what differs is taken again on pages kept for that.
    const others = sites.length === 1 ? [] : camerasWith(format);
    try {
      for (const shot of roll) {
        if (signal?.aborted) return;
        const seen = isServerPage(shot.storyId) ? null : await observed(shot, observers);
        const shared = isServerPage(shot.storyId) ? sharedServerPage(shot) : sharedScene(shot, seen);
        if (shared !== null) {
          await onTaken(shot, [shared, shared], false);
          continue;
        }
        const isSeenBefore = (picture: Picture, side: number) =>
          seen !== null && scenePrintOf(shot, picture) === (side === 0 ? seen.was : fingerprintOf(seen.is));
        const { pictures, isUnsteady } = await takeShot(shot, cameras, others, isSeenBefore);
        for (const [side, picture] of pictures.entries())
          if (sites.length > 1 && !isUnsteady && !('problem' in picture))
            sites[side]?.prints.keep(shot, fingerprintOf(picture));
        await onTaken(shot, pictures, isUnsteady);
      }
    } finally {
      await closed([...cameras, ...others, ...observers]);
    }
  };
  /** Observes the contents of each site's page; null where that is not asked for. */
  const observed = async (
    shot: Shot,
    [before, after]: readonly Camera[],
  ): Promise<{ was: string; is: Picture } | null> => {
    if (!before || !after) return null;
    const known = sites[0]?.prints.scenes.of(shot);
    const [was, is] = await Promise.all([known ?? before.take(shot).then(fingerprintOf), after.take(shot)]);
    return { was, is };
  };
  /** Returns the picture of both sites when they show the same; null when that has to be seen. */
  const sharedScene = (shot: Shot, seen: Awaited<ReturnType<typeof observed>>): Picture | null => {
    if (seen === null || 'problem' in seen.is || fingerprintOf(seen.is) !== seen.was) return null;
    for (const { prints } of sites) prints.scenes.keep(shot, seen.was);
    return seen.is;
  };
  const sharedServerPage = ({ storyId }: Shot): Picture | null => {
    const [before, after] = sites;
    const isSame = before && after && isSameServerPage(before.files, after.files, storyId);
    return isSame ? { exposures: [], records: [] } : null;
  };
  const takeShot = (
    shot: Shot,
    cameras: readonly Camera[],
    others: readonly Camera[],
    isSeenBefore: (picture: Picture, side: number) => boolean,
  ) => {
    const [, second] = cameras;
    const takeAll = async (before: number, taken: Picture | null) => {
      const used = before === 0 || others.length === 0 ? cameras : others;
      // What came out otherwise the second time may hang on what the page showed before.
      if (before > 1) await closed(used);
      return Promise.all(
        used.map(async (camera) => (taken && camera === second ? taken : camera.take(shot, before + 1))),
      );
    };
    const known = sites[0]?.prints.of(shot);
    return second && known !== undefined
      ? takeBesideKnown(known, () => second.take(shot), takeAll, isSeenBefore)
      : takeUntilSteady((before) => takeAll(before, null), isSeenBefore);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
