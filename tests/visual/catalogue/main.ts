/**
 * `npm run catalogue`: a picture of every screen in every state and mode, as a page in `catalogue/` that opens from a
 * file. Exit code 1 when a story could not be pictured.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { catalogueModesOf, isPlayed, type Mode } from '../../../.storybook/modes.ts';
import { chromiumHelp, ensureChromium } from '../../chromium.ts';
import { buildWorkingTree } from '../builds.ts';
import { photograph } from '../photograph.ts';
import { shotName } from '../picture.ts';
import { areaOf, assertFound, count, pictured } from '../options.ts';
import { bundlePage } from '../pages/bundlePage.ts';
import { PictureProgress } from '../progress.ts';
import { readStories, serveSite } from '../site.ts';
import { makeStudioBrowser } from '../studioBrowser.ts';
import { tileName } from '../tiles.ts';

/** A picture in the catalogue. */
export interface CatalogueEntry {
  /** `servers`. */
  area: string;
  /** `ServerListScreen`. */
  screen: string;
  /** `Loading`. */
  state: string;
  storyId: string;
  mode: string;
  theme: string;
  locale: string;
  width: number;
  /** `tile 2 of 3` of a tall page; else nothing. */
  tile: string;
  /** From the page's folder. */
  file: string;
}

/** What the page reads. */
export interface CatalogueData {
  /** Where the live stories are, without a slash at the end. */
  storybook: string;
  entries: readonly CatalogueEntry[];
}

const usage = `npm run catalogue -- [options]
  --story <text>      only stories whose id or title has this text    --area <name>  only this area
  --mode <text>       only modes with this text, e.g. dark, 375-en    --lanes <n>    pages at once (default 2)
  --storybook <url>   where links to live stories lead (default: http://localhost:6006)
  --out <folder>      where it goes (default: catalogue)`;

const many = { type: 'string', multiple: true } as const;

/** Takes the pictures and writes the page; answers with the number of stories that failed. */
async function makeCatalogue(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      story: many,
      area: many,
      mode: many,
      lanes: { type: 'string', default: '2' },
      storybook: { type: 'string', default: 'http://localhost:6006' },
      out: { type: 'string', default: 'catalogue' },
    },
  });
  const lanes = count(values.lanes, 'lanes', 1);
  const build = await buildWorkingTree(process.cwd(), console.log);
  const wanted = { stories: values.story ?? [], areas: values.area ?? [] };
  const screens = readStories(build).filter(({ title }) => title.startsWith('screens/'));
  assertFound(screens, wanted);
  const stories = pictured(screens, wanted);
  const isWanted = ({ name }: Mode) => values.mode?.some((text) => name.includes(text)) ?? true;
  const shots = stories.flatMap((story) =>
    catalogueModesOf(story)
      .filter(isWanted)
      .map((mode) => ({ storyId: story.id, isPlayed: isPlayed(story), mode, poses: [] })),
  );
  if (shots.length === 0) throw new Error('No picture fits.');
  const byId = new Map(stories.map((story) => [story.id, story]));

  rmSync(join(values.out, 'pictures'), { recursive: true, force: true });
  mkdirSync(join(values.out, 'pictures'), { recursive: true });
  const entries = new Map<string, readonly CatalogueEntry[]>();
  const failed: string[] = [];
  const progress = new PictureProgress(shots.length);
  const browser = makeStudioBrowser();
  const site = await serveSite(build);
  try {
    await photograph({
      browser,
      sites: [site],
      shots,
      lanes,
      format: 'webp',
      onTaken: (shot, [picture]) => {
        progress.step(1);
        const story = byId.get(shot.storyId);
        if (!picture || !story) return;
        if ('problem' in picture) {
          failed.push(`${shotName(shot)}: ${picture.problem}`);
          return;
        }
        const { name: mode, theme, locale, width } = shot.mode;
        const rest = picture.exposures.find(({ pose }) => pose === '');
        const taken = (rest?.tiles ?? []).map((tile) => {
          const part = tile.of === 1 ? '' : `.tile-${tile.index}`;
          const file = `pictures/${shotName(shot)}${part}.webp`;
          writeFileSync(join(values.out, file), tile.bytes);
          return {
            area: areaOf(story.title),
            screen: story.title.split('/').slice(2).join('/'),
            state: story.name,
            storyId: story.id,
            mode,
            theme,
            locale,
            width,
            tile: tileName(tile),
            file,
          };
        });
        entries.set(shotName(shot), taken);
      },
    });
  } finally {
    await browser.close();
    await site.close();
  }
  const data: CatalogueData = {
    storybook: values.storybook.replace(/\/$/, ''),
    entries: shots.flatMap((shot) => entries.get(shotName(shot)) ?? []),
  };
  const page = join(values.out, 'index.html');
  writeFileSync(page, await bundlePage({ title: 'Catalogue of states', entry: 'catalogue.ts', data }));
  for (const problem of failed) console.error(`failed  ${problem}`);
  console.log(
    `${entries.size} pictures of ${stories.length} stories, ${progress.msAPicture} ms a picture. Look: ${page}`,
  );
  return failed.length;
}

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(usage);
else if ((await ensureChromium(console.log)) === null) throw new Error(chromiumHelp);
else process.exitCode = (await makeCatalogue(args)) === 0 ? 0 : 1;
