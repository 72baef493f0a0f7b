/**
 * `npm run catalogue`: a picture of every screen in every state and mode, with its route, requirements, date and commit,
 * as a folder `catalogue/` that opens from a file and stands on any web server. Exit code 1 when a story could not be
 * pictured.
 */
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { catalogueModesOf, isPlayed, type Mode } from '../../../.storybook/modes.ts';
import { chromiumHelp, ensureChromium } from '../../chromium.ts';
import { buildWorkingTree } from '../builds.ts';
import { photograph } from '../photograph.ts';
import { shotName } from '../picture.ts';
import { areaOf, assertFound, count, pictured } from '../options.ts';
import { PictureProgress } from '../progress.ts';
import { readStories, serveSite } from '../site.ts';
import { makeStudioBrowser } from '../studioBrowser.ts';
import { tileName } from '../tiles.ts';
import { catalogueSchema, type CatalogueData, type CatalogueEntry } from './entry.ts';
import { readFacts, readRelease } from './facts.ts';
import { dataFile, writeCatalogue } from './writeCatalogue.ts';

const usage = `npm run catalogue -- [options]
  --story <text>      only stories whose id or title has this text    --area <name>  only this area
  --mode <text>       only modes with this text, e.g. dark, 375-en    --lanes <n>    pages at once (default 2)
  --against <folder>     another catalogue, of an earlier release, to compare with; more than one may be named
  --storybook <url>      where links to live stories lead (default: the stories are put into the folder)
  --out <folder>         where it goes (default: catalogue)`;

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
      against: many,
      storybook: { type: 'string' },
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

  const release = readRelease(process.cwd());
  const facts = readFacts();
  // Read before anything is taken away: it may be the folder that this one takes the place of.
  const earlier = (values.against ?? []).map((from) => without(release.name, readEarlier(from)));
  const folder = join(values.out, 'pictures', release.name);
  const isOut = (from: string) => resolve(from) === resolve(values.out);
  const isContinued = earlier.some(({ from }) => isOut(from));
  rmSync(isContinued ? folder : join(values.out, 'pictures'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
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
          const file = `pictures/${release.name}/${shotName(shot)}${part}.webp`;
          writeFileSync(join(values.out, file), tile.bytes);
          return {
            release: release.name,
            area: areaOf(story.title),
            screen: story.title.split('/').slice(2).join('/'),
            state: story.name,
            storyId: story.id,
            routes: facts.get(story.id)?.routes ?? [],
            requirements: facts.get(story.id)?.requirements ?? [],
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
  for (const { from, data } of earlier)
    for (const { file } of data.entries) {
      mkdirSync(dirname(join(values.out, file)), { recursive: true });
      if (!isOut(from)) cpSync(join(from, file), join(values.out, file));
    }
  if (values.storybook === undefined) writeStories(build.files, join(values.out, 'stories'));
  const data: CatalogueData = {
    live:
      values.storybook === undefined
        ? 'stories/iframe.html?id={id}&viewMode=story&globals={globals}'
        : `${values.storybook.replace(/\/$/, '')}/?path=/story/{id}&globals={globals}`,
    releases: [release, ...earlier.flatMap(({ data: { releases } }) => releases)],
    entries: [
      ...shots.flatMap((shot) => entries.get(shotName(shot)) ?? []),
      ...earlier.flatMap(({ data: { entries: before } }) => before),
    ],
  };
  const page = await writeCatalogue(values.out, data);
  for (const problem of failed) console.error(`failed  ${problem}`);
  console.log(
    `${entries.size} pictures of ${stories.length} stories, ${progress.msAPicture} ms a picture. Look: ${page}`,
  );
  return failed.length;
}

interface Earlier {
  from: string;
  data: CatalogueData;
}

/** Returns an earlier catalogue's data of other releases: this one's pictures are taken anew. */
function without(release: string, { from, data }: Earlier): Earlier {
  return {
    from,
    data: {
      ...data,
      releases: data.releases.filter(({ name }) => name !== release),
      entries: data.entries.filter((entry) => entry.release !== release),
    },
  };
}

/** Another run's catalogue. Throws where the folder has none. */
function readEarlier(from: string): Earlier {
  return {
    from,
    data: v.parse(catalogueSchema, JSON.parse(readFileSync(join(from, dataFile), 'utf8'))),
  };
}

/** The live stories, without the rooms around them: a folder that any web server can hand out. */
function writeStories(files: ReadonlyMap<string, Buffer>, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

const args = process.argv.slice(2);
if (args.includes('--help')) console.log(usage);
else if ((await ensureChromium(console.log)) === null) throw new Error(chromiumHelp);
else process.exitCode = (await makeCatalogue(args)) === 0 ? 0 : 1;
