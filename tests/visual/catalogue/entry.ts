import * as v from 'valibot';
import { placeOf } from '../../../.storybook/titles.ts';

/** Which state of the portal was pictured. */
const releaseSchema = v.object({
  /** As people call it: the last tag and what has come since, or the commit. */
  name: v.string(),
  /** With `+` behind it where the working tree was not what is committed. */
  commit: v.string(),
  /** Of the commit: `2026-11-23`. */
  date: v.string(),
});

const entrySchema = v.object({
  /** The name of the release that it is a picture of. */
  release: v.string(),
  /** `servers`. */
  area: v.string(),
  /** `ServerListScreen`. */
  screen: v.string(),
  /** `Loading`. */
  state: v.string(),
  storyId: v.string(),
  /** Addresses at which the screen stands: `/dashboard/vps`. */
  routes: v.array(v.string()),
  /** Requirements of the specification that the story shows: `SERVERS-05`. */
  requirements: v.array(v.string()),
  mode: v.string(),
  theme: v.string(),
  locale: v.string(),
  width: v.number(),
  /** `tile 2 of 3` of a tall page; else nothing. */
  tile: v.string(),
  /** From the page's folder. */
  file: v.string(),
});

/** Data that the page reads, and another run reads of it (`pictures/catalogue.json`). */
export const catalogueSchema = v.object({
  /** Where the live stories are: an address that an id and globals are put into. */
  live: v.string(),
  /** The newest first. */
  releases: v.array(releaseSchema),
  entries: v.array(entrySchema),
});

export type Release = v.InferOutput<typeof releaseSchema>;
/** A picture in the catalogue. */
export type CatalogueEntry = v.InferOutput<typeof entrySchema>;
export type CatalogueData = v.InferOutput<typeof catalogueSchema>;

/** Pictures to compare with at a press; `pair` is any other one, chosen by hand. */
export type Comparison = 'pair' | 'theme' | 'locale' | 'width' | { release: string };

/**
 * The picture that another one is compared with: the same story and tile in the other theme, language or width, or of
 * another release. Null where there is none.
 */
export function counterpartOf(
  entry: CatalogueEntry,
  entries: readonly CatalogueEntry[],
  by: Exclude<Comparison, 'pair'>,
): CatalogueEntry | null {
  const isSame = (other: CatalogueEntry, key: 'theme' | 'locale' | 'width' | 'release') =>
    key === by ? other[key] !== entry[key] : other[key] === entry[key];
  const release = typeof by === 'string' ? entry.release : by.release;
  if (typeof by !== 'string' && release === entry.release) return null;
  const others = entries.filter(
    (other) =>
      other.storyId === entry.storyId &&
      other.release === release &&
      isSame(other, 'theme') &&
      isSame(other, 'locale') &&
      isSame(other, 'width'),
  );
  // A page that is taken in tiles in one width only is compared by its beginning.
  return others.find(({ tile }) => tile === entry.tile) ?? others[0] ?? null;
}

/** Returns the common name of a story's screen: `Servers: Server list`. */
export function screenName({ area, screen }: Pick<CatalogueEntry, 'area' | 'screen'>): string {
  return placeOf(`screens/${area}/${screen}`).join(': ');
}

/** Where a live story is. */
export function liveAddress(live: string, { storyId, theme, locale }: CatalogueEntry): string {
  return live.replace('{id}', storyId).replace('{globals}', `theme:${theme};locale:${locale}`);
}
