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
  /** Parts of ids or of `title/Name`, of which a picture must match one; likewise for modes. */
  stories: readonly string[];
  modes: readonly string[];
  /** Captures all stories, not only those affected by the change. */
  all: boolean;
  /** Differences of the last run to approve, or story ids; see approve.ts. */
  approved: readonly string[];
  out: string;
}

export const usage = `npm run visual -- [options]
  --base <commit>   compare with it (default: where this branch left main)
  --story <text>    only stories whose id or title has this text, e.g. screens/servers
  --mode <text>     only modes with this text, e.g. dark, 375-en    --all          also what the change cannot reach
  --approve <name>  no comparison: approve a difference of the last one, by its name in the report, a story's whole id
                    or everything; it is written to tests/visual/approved.json, which you commit
  --out <folder>    where the report goes (default: test-results/visual)`;

/** Parses the options. Throws a readable error for an unknown one. */
export function readOptions(args: readonly string[]): VisualOptions {
  const many = { type: 'string', multiple: true } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      base: { type: 'string' },
      story: many,
      mode: many,
      approve: many,
      all: { type: 'boolean', default: false },
      out: { type: 'string', default: 'test-results/visual' },
    },
  });
  const known = [...everyMode, pseudoMode].map(({ name }) => name);
  const strange = values.mode?.find((text) => !known.some((name) => name.includes(text)));
  if (strange !== undefined) throw new Error(`No mode has '${strange}' in it: ${known.join(', ')}.`);
  return {
    base: values.base ?? null,
    stories: values.story ?? [],
    modes: values.mode ?? [],
    approved: values.approve ?? [],
    all: values.all,
    out: values.out,
  };
}

/** Whether a text is part of a story's id or of its `title/Name`. */
function isNamedBy({ id, title, name }: StoryEntry, text: string): boolean {
  const needle = text.toLowerCase();
  return id.includes(needle) || `${title}/${name}`.toLowerCase().includes(needle);
}

/** Whether a story is captured. */
export function isPictured({ tags }: StoryEntry): boolean {
  return tags.includes(picturedTag);
}

/** Throws if an option matches no story, because a typo must not look like a run without changes. */
export function assertFound(
  stories: readonly StoryEntry[],
  { stories: texts }: Pick<VisualOptions, 'stories'>,
): void {
  const pictures = stories.filter(isPictured);
  const text = texts.find((each) => !pictures.some((story) => isNamedBy(story, each)));
  if (text !== undefined) throw new Error(`No story that has pictures has '${text}' in its id or title.`);
}

/** Returns the requested stories that are captured. */
export function pictured(
  stories: readonly StoryEntry[],
  { stories: texts }: Pick<VisualOptions, 'stories'>,
): StoryEntry[] {
  return stories
    .filter(isPictured)
    .filter((story) => texts.length === 0 || texts.some((text) => isNamedBy(story, text)));
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
