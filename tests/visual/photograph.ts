import { Camera, type Film, type PictureFormat } from './camera.ts';
import { isPaper, isSamePaper } from './papers/paperEntries.ts';
import type { Picture, Shot } from './picture.ts';
import { toRolls } from './rolls.ts';
import type { SceneBasis } from './scene.ts';
import type { Site } from './site.ts';
import { fingerprintOf, takeBesideKnown, takeUntilSteady } from './steady.ts';
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
   * the second's picture comes out as that, it is both of them.
   */
  onTaken: (shot: Shot, pictures: readonly Picture[], isUnsteady: boolean) => Promise<void> | void;
  /**
   * Of two sites, what they must differ in for pictures to be taken; null or none when any picture may differ. Where both
   * say the same of a shot, what its pictures are made of is handed on in their place; nothing for a paper of the same
   * bytes.
   */
  scenes?: SceneBasis | null;
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
      sites.map((site) => new Camera({ browser, site, mode: first.mode, film }));
    const cameras = camerasWith(format);
    const observers = scenes === null ? [] : camerasWith(scenes);
    // To start a page takes longer than a picture: what differs is taken again on pages kept for that.
    const others = sites.length === 1 ? [] : camerasWith(format);
    try {
      for (const shot of roll) {
        const scene = isPaper(shot.storyId) ? sharedPaper(shot) : await sharedScene(shot, observers);
        if (scene !== null) {
          await onTaken(shot, [scene, scene], false);
          continue;
        }
        const { pictures, isUnsteady } = await takeShot(shot, cameras, others);
        for (const [side, picture] of pictures.entries())
          if (sites.length > 1 && !isUnsteady && !('problem' in picture))
            sites[side]?.prints.keep(shot, fingerprintOf(picture));
        await onTaken(shot, pictures, isUnsteady);
      }
    } finally {
      await closed([...cameras, ...others, ...observers]);
    }
  };
  /** What both sites show, when both show the same; null when that has to be seen. */
  const sharedScene = async (shot: Shot, [before, after]: readonly Camera[]): Promise<Picture | null> => {
    if (!before || !after) return null;
    const prints = sites.map((site) => site.prints.scenes);
    const known = prints[0]?.of(shot);
    const [is, was] = await Promise.all([
      after.take(shot),
      known === undefined ? before.take(shot) : { print: known },
    ]);
    if ('problem' in is || 'problem' in was) return null;
    const print = fingerprintOf(is);
    if (print !== ('print' in was ? was.print : fingerprintOf(was))) return null;
    for (const each of prints) each.keep(shot, print);
    return is;
  };
  const sharedPaper = ({ storyId }: Shot): Picture | null => {
    const [before, after] = sites;
    const isSame = before && after && isSamePaper(before.files, after.files, storyId);
    return isSame ? { exposures: [], records: [] } : null;
  };
  const takeShot = (shot: Shot, cameras: readonly Camera[], others: readonly Camera[]) => {
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
      ? takeBesideKnown(known, () => second.take(shot), takeAll)
      : takeUntilSteady((before) => takeAll(before, null));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
