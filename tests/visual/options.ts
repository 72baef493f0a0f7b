import { parseArgs } from 'node:util';
import { everyMode, isPlayed, modesOf, picturedTag, pseudoMode } from '../../.storybook/modes.ts';
import { isServerPage, serverPageModes, serverPagePoses } from './serverPages/entries.ts';
import type { Shot } from './picture.ts';
import { posesOf } from './poses.ts';
import type { StoryEntry } from './storyEntry.ts';

/** Parsed options. */
export interface VisualOptions {
  /** Commit to compare with; by default the branch point from main. */
  base: string | null;
  /** Parts of ids or of `title/Name`, of which a picture must match one; likewise for areas and modes. */
  stories: readonly string[];
  areas: readonly string[];
  modes: readonly string[];
  /** Captures all stories, not only those affected by the change. */
  all: boolean;
  /** Differences of the last run to approve, story ids, or `area:servers`; see approve.ts. */
  approved: readonly string[];
  lanes: number;
  out: string;
}

export const usage = `npm run visual -- [options]
  --base <commit>   compare with it (default: where this branch left main)
  --story <text>    only stories whose id or title has this text    --area <name>  only this area
  --mode <text>     only modes with this text, e.g. dark, 375-en    --all          also what the change cannot reach
  --approve <name>  no comparison: approve a difference of the last one, by its name in the report, a story's whole id,
                    area:<name>, or everything; it is written to tests/visual/approved.json, which you commit
  --lanes <n>       pages a site at once (default 3)
  --out <folder>    where the report goes (default: test-results/visual)`;

/** Parses the options. Throws a readable error for an unknown one. */
export function readOptions(args: readonly string[]): VisualOptions {
  const many = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      story: many,
      area: many,
      mode: many,
      approve: many,
      all: { type: 'boolean', default: false },
      lanes: { type: 'string', default: '3' },
      out: { type: 'string', default: 'test-results/visual' },
    },
  });
  const known = [...everyMode, pseudoMode].map(({ name }) => name);
  const strange = values.mode?.find((text) => !known.some((name) => name.includes(text)));
  if (strange !== undefined) throw new Error(`No mode has '${strange}' in it: ${known.join(', ')}.`);
  return {
    base: values.base ?? null,
    stories: values.story ?? [],
    areas: values.area ?? [],
    modes: values.mode ?? [],
    approved: values.approve ?? [],
    all: values.all,
    lanes: count(values.lanes, 'lanes', 1),
    out: values.out,
  };
}

/** Parses a whole number of at least `least`; throws for anything else. */
export function count(text: string, name: string, least: number): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least) throw new Error(`--${name} is a number from ${least} up.`);
  return value;
}

/**
 * Returns the area of a title: `servers` for `screens/servers/ServerListScreen`, `primitives` for
 * `primitives/Button`.
 */
export function areaOf(title: string): string {
  const [kind = '', area = ''] = title.split('/');
  return kind === 'screens' ? area : kind;
}

/** Whether a text matches a story: part of its id or of `title/Name`, or `area:servers`. */
function isNamedBy({ id, title, name }: StoryEntry, text: string): boolean {
  const needle = text.toLowerCase();
  if (needle.startsWith('area:')) return areaOf(title).toLowerCase() === needle.slice('area:'.length);
  return id.includes(needle) || `${title}/${name}`.toLowerCase().includes(needle);
}

/** Whether a story is captured. */
export function isPictured({ tags }: StoryEntry): boolean {
  return tags.includes(picturedTag);
}

/** Throws if an option matches no story, because a typo must not look like a run without changes. */
export function assertFound(
  stories: readonly StoryEntry[],
  { stories: texts, areas }: Pick<VisualOptions, 'stories' | 'areas'>,
): void {
  const known = [...new Set(stories.map(({ title }) => areaOf(title)))].sort();
  const area = areas.find((name) => !known.includes(name));
  if (area !== undefined) throw new Error(`There is no area '${area}': ${known.join(', ')}.`);
  const pictures = stories.filter(isPictured);
  const text = texts.find((each) => !pictures.some((story) => isNamedBy(story, each)));
  if (text !== undefined) throw new Error(`No story that has pictures has '${text}' in its id or title.`);
}

/** Returns the requested stories that are captured. */
export function pictured(
  stories: readonly StoryEntry[],
  { stories: texts, areas }: Pick<VisualOptions, 'stories' | 'areas'>,
): StoryEntry[] {
  return stories
    .filter(isPictured)
    .filter((story) => texts.length === 0 || texts.some((text) => isNamedBy(story, text)))
    .filter(({ title }) => areas.length === 0 || areas.includes(areaOf(title)));
}

/** Returns the requested shots of stories, one per mode with its poses. */
export function shotsOf(stories: readonly StoryEntry[], { modes }: Pick<VisualOptions, 'modes'>): Shot[] {
  return stories.flatMap((story) =>
    (isServerPage(story.id) ? serverPageModes(story.id) : modesOf(story))
      .filter(({ name }) => modes.length === 0 || modes.some((text) => name.includes(text)))
      .map((mode) => ({
        storyId: story.id,
        isPlayed: isPlayed(story),
        mode,
        poses: isServerPage(story.id) ? serverPagePoses : posesOf(story, mode),
      })),
  );
}
