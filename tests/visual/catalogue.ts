/**
 * `npm run catalogue`: captures every screen in every state and mode. Storybook shows the pictures until a story is
 * opened (.storybook/pictures.ts). Exits with 1 if a story could not be captured.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueModesOf, isPlayed, type Mode } from '../../.storybook/modes.ts';
import { chromiumHelp, ensureChromium } from '../chromium.ts';
import { buildWorkingTree } from './builds.ts';
import { assertFound, pictured } from './options.ts';
import { captureShots } from './captureShots.ts';
import { shotName } from './picture.ts';
import { PictureProgress } from './progress.ts';
import { readStories, serveSite } from './site.ts';
import { createCaptureBrowser } from './captureBrowser.ts';

const usage = `npm run catalogue -- [options]
  --story <text>   only stories whose id or title has this text
  --mode <text>    only modes with this text, e.g. dark, 375-en
  --out <folder>   the output folder (default: catalogue)`;

const many = { type: 'string', multiple: true } as const;

/** Captures the stories and writes their index; returns the number of failed stories. */
async function writeCatalogue(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      story: many,
      mode: many,
      out: { type: 'string', default: 'catalogue' },
    },
  });
  const build = await buildWorkingTree(process.cwd(), console.log);
  const wanted = { stories: values.story ?? [] };
  const screens = readStories(build).filter(({ title }) => title.startsWith('screens/'));
  assertFound(screens, wanted);
  const isWanted = ({ name }: Mode) => values.mode?.some((text) => name.includes(text)) ?? true;
  const shots = pictured(screens, wanted).flatMap((story) =>
    catalogueModesOf(story)
      .filter(isWanted)
      .map((mode) => ({ storyId: story.id, isPlayed: isPlayed(story), mode, poses: [] })),
  );
  if (shots.length === 0) throw new Error('No picture fits.');

  const folder = join(values.out, 'pictures');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const entries: object[] = [];
  const failures: string[] = [];
  const progress = new PictureProgress(shots.length);
  const browser = createCaptureBrowser();
  const site = await serveSite(build);
  try {
    await captureShots({
      browser,
      sites: [site],
      shots,
      format: 'webp',
      onTaken: (shot, [picture]) => {
        progress.step(1);
        if (!picture) return;
        if ('problem' in picture) {
          failures.push(`${shotName(shot)}: ${picture.problem}`);
          return;
        }
        // The top of a long page suffices to recognize it.
        const [tile] = picture.exposures.find(({ pose }) => pose === '')?.tiles ?? [];
        if (!tile) return;
        const file = `pictures/${shotName(shot)}.webp`;
        writeFileSync(join(values.out, file), tile.bytes);
        const { theme, locale, width } = shot.mode;
        entries.push({ storyId: shot.storyId, theme, locale, width, file });
      },
    });
  } finally {
    await browser.close();
    await site.close();
  }
  writeFileSync(join(folder, 'catalogue.json'), JSON.stringify({ entries }));
  for (const failure of failures) console.error(`failed  ${failure}`);
  console.log(`${entries.length} pictures, ${progress.msPerPicture} ms a picture, in ${folder}`);
  return failures.length;
}

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(usage);
else if ((await ensureChromium(console.log)) === null) throw new Error(chromiumHelp);
else process.exitCode = (await writeCatalogue(args)) === 0 ? 0 : 1;
