import { Camera, type PictureFormat } from './camera.ts';
import type { Picture, Shot } from './picture.ts';
import { toRolls } from './rolls.ts';
import type { Site } from './site.ts';
import { takeUntilSteady } from './steady.ts';
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
   * pictures that differ have been taken again on fresh pages: see steady.ts.
   */
  onTaken: (shot: Shot, pictures: readonly Picture[], isUnsteady: boolean) => Promise<void> | void;
  /** PNG, which loses nothing, unless the pictures are for people only. */
  format?: PictureFormat;
}

/** Takes every shot of every site. A story that fails is a problem in its picture, never an exception. */
export async function photograph({
  browser,
  sites,
  shots,
  lanes,
  onTaken,
  format = 'png',
}: PhotographOptions): Promise<void> {
  const rolls = toRolls(shots, lanes);
  const lane = async () => {
    for (let roll = rolls.shift(); roll; roll = rolls.shift()) await takeRoll(roll);
  };
  const takeRoll = async (roll: readonly Shot[]) => {
    const [first] = roll;
    if (!first) return;
    const cameras = sites.map((site) => new Camera({ browser, site, mode: first.mode, format }));
    const closeAll = () => Promise.all(cameras.map((camera) => camera.close()));
    try {
      for (const shot of roll) {
        const { pictures, isUnsteady } = await takeUntilSteady(async (before) => {
          if (before > 0) await closeAll();
          return Promise.all(cameras.map((camera) => camera.take(shot, before + 1)));
        });
        await onTaken(shot, pictures, isUnsteady);
      }
    } finally {
      await closeAll();
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
