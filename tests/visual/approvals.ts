import { areaOf } from './options.ts';
import type { StoryEntry } from './site.ts';
import { git, isUntouchedSince } from './sources.ts';

/** The trailer of a commit message that approves changes: `Visual-approved: area:servers`. */
export const approvalTrailer = 'Visual-approved';

export interface Approvals {
  /** What `approvalOf` understands. */
  approved: readonly string[];
  /** Approved in commits since which the sources changed: nobody has seen what there is now. */
  lapsed: readonly string[];
}

/** What the commits since the base approve. */
export function readApprovals(root: string, base: string): Approvals {
  const format = `%H%x00%(trailers:key=${approvalTrailer},valueonly,separator=%x1F)`;
  const approved: string[] = [];
  const lapsed: string[] = [];
  for (const line of git(root, 'log', `--format=${format}`, `${base}..HEAD`).split('\n')) {
    const [commit = '', trailers = ''] = line.split('\0');
    const texts = trailers.split('\u001F').map((text) => text.trim());
    const named = texts.filter((text) => text !== '');
    if (named.length > 0) (isUntouchedSince(root, commit) ? approved : lapsed).push(...named);
  }
  return { approved, lapsed };
}

const areaMark = 'area:';

/**
 * Whether a story is approved: by its whole id, or by its area. Throws on a text that names neither: a part of an id would
 * approve more than its author looked at, and a misspelt one nothing.
 *
 * @param texts `screens-cart-cartscreen--default`, `area:servers`
 * @param stories all there are, on both sides of the comparison
 */
export function approvalOf(
  texts: readonly string[],
  stories: readonly StoryEntry[],
): (story: StoryEntry) => boolean {
  const ids = new Set(stories.map(({ id }) => id));
  const areas = new Set(stories.map(({ title }) => areaOf(title)));
  const unknownText = texts.find((text) =>
    text.startsWith(areaMark) ? !areas.has(text.slice(areaMark.length)) : !ids.has(text),
  );
  if (unknownText !== undefined)
    throw new Error(
      `'${unknownText}' is approved, and is neither the whole id of a story nor an area: write for instance ` +
        `${stories[0]?.id ?? 'the id of a story'}, or one of ${[...areas]
          .sort()
          .map((area) => areaMark + area)
          .join(', ')}.`,
    );
  const approved = new Set(texts);
  return ({ id, title }) => approved.has(id) || approved.has(areaMark + areaOf(title));
}
