import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Album } from './album.ts';
import { buildWorkingTree, type Say } from './builds.ts';
import { photograph } from './photograph.ts';
import { countOf, shotName, type Shot } from './picture.ts';
import { assertFound, pictured, shotsOf, type VisualOptions } from './options.ts';
import { PictureProgress } from './progress.ts';
import { readStories, serveSite } from './site.ts';
import { makeStudioBrowser } from './studioBrowser.ts';

/**
 * Takes every picture again and again, each time in another order (so that no story leans on the one before it), and
 * counts the pixels that differ from the first time. True when there are none, and none failed.
 */
export async function repeatPictures(root: string, options: VisualOptions, say: Say): Promise<boolean> {
  const build = await buildWorkingTree(root, say);
  const stories = readStories(build);
  assertFound(stories, options);
  const shots = shotsOf(pictured(stories, options), options);
  const count = shots.reduce((sum, shot) => sum + countOf(shot), 0);
  if (count === 0) throw new Error('No story that has pictures fits.');
  const site = await serveSite(build);
  const browser = makeStudioBrowser();
  const folder = mkdtempSync(join(tmpdir(), 'portal-repeat-'));
  const first = new Album(join(folder, 'first'));
  let pixels = 0;
  const unsteady = new Set<string>();
  const failed = new Set<string>();
  const started = performance.now();
  try {
    for (let round = 0; round <= options.repeat; round += 1) {
      const progress = new PictureProgress(count);
      const others = new Album(join(folder, `repeat-${round}`));
      let ofRound = 0;
      await photograph({
        browser,
        sites: [site],
        shots: round === 0 ? shots : shuffled(shots, round),
        lanes: options.lanes,
        onTaken: (shot, [picture]) => {
          progress.step(countOf(shot));
          if (!picture) return;
          if ('problem' in picture) {
            failed.add(`${shotName(shot)}: ${picture.problem}`);
            progress.say(`  ${shotName(shot)}: ${picture.problem}`);
            return;
          }
          if (round === 0) first.keep(shot, picture);
          // What failed the first time has failed; there is nothing to compare it with.
          const differing = first.has(shot) ? first.differing(shot, picture) : new Map<string, number>();
          if (differing.size === 0) return;
          for (const [tile, differingPixels] of differing) {
            ofRound += differingPixels;
            unsteady.add(`${shot.storyId}.${tile}`);
            progress.say(`  ${shot.storyId}.${tile}: ${differingPixels} px`);
          }
          others.keep(shot, picture);
        },
      });
      pixels += ofRound;
      const what = round === 0 ? 'the first time' : `repeat ${round}: ${ofRound} pixels differ`;
      say(`${what}, ${count} pictures, ${progress.msAPicture} ms a picture`);
    }
  } finally {
    await browser.close();
    await site.close();
    if (unsteady.size === 0) rmSync(folder, { recursive: true, force: true });
    else say(`The pictures are in ${folder}.`);
  }
  for (const problem of failed) say(`failed  ${problem}`);
  say(
    `\n${count} pictures, ${options.repeat} repeats: ${pixels} differing pixels in ${unsteady.size} pictures, ` +
      `${failed.size} failed, ${Math.round((performance.now() - started) / 1000)} s.`,
  );
  return pixels === 0 && failed.size === 0;
}

/** Another order, the same each time it is requested. */
function shuffled(shots: readonly Shot[], seed: number): Shot[] {
  const rank = (text: string) => {
    let value = seed * 2_654_435_761;
    for (const character of text) value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 16_777_619);
    return value;
  };
  return [...shots].sort((one, other) => rank(shotName(one)) - rank(shotName(other)));
}
