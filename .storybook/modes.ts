import { locales, type Locale } from '../src/i18n/locale';
import { pseudoLocale } from './pseudoLanguage.ts';

/**
 * Themes that stories are shown in. Modes are declared once, for the toolbar, the tests, the pictures and
 * Chromatic.
 */
export const themes = ['light', 'dark'] as const;

/** The two widths every screen is designed for, plus the breakpoint between them (§9). */
export const viewports = {
  phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  tablet: { name: 'Breakpoint 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

/** One way to look at a story. */
export interface Mode {
  /** `dark-375-en`: for `--mode`, file names and Chromatic. */
  name: string;
  theme: (typeof themes)[number];
  locale: Locale | typeof pseudoLocale;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** Every theme × width × language: what the catalogue shows of a screen. */
export const everyMode: readonly Mode[] = [viewports.desktop, viewports.tablet, viewports.phone].flatMap(
  ({ styles }) =>
    locales.flatMap((locale) =>
      themes.map((theme) => {
        const width = Number.parseInt(styles.width, 10);
        const height = Number.parseInt(styles.height, 10);
        return { name: `${theme}-${width}-${locale}`, theme, locale, width, height };
      }),
    ),
);

/** Every theme, width and language meets every other in one of these: half of the pictures, none of the pairs lost. */
const pairwise = [
  'light-1280-ru',
  'dark-1280-en',
  'light-768-en',
  'dark-768-ru',
  'light-375-ru',
  'dark-375-en',
];

/** Longer words than either language has, where there is least room; whole pages only. */
export const pseudoMode: Mode = {
  name: `light-375-${pseudoLocale}`,
  theme: 'light',
  locale: pseudoLocale,
  width: 375,
  height: 812,
};
const isInPseudo = ({ id }: Pick<StoryName, 'id'>) =>
  kindOf(id) === 'patterns' || (kindOf(id) === 'screens' && /--(default|long-content)$/.test(id));

/** Opposites in all three: enough for what does not lay out a page. */
const opposites = ['light-1280-ru', 'dark-375-en'];

/**
 * Modes that a played story is compared in. Both languages have a wide page, because plays look for its content; a
 * phone is included once.
 */
const playable = ['light-1280-ru', 'dark-1280-en', 'dark-375-en'];
/** The plays of sheets look for what a phone alone has. */
const playableOnPhone = ['light-375-ru', 'dark-375-en'];
const isSheet = (storyId: string) => /--(drawer|receipt|preview|summary)-open$/.test(storyId);

/** Properties of a story that decide its modes. For example, `screens-servers-serverlistscreen--row-menu-open`. */
export interface StoryName {
  id: string;
  tags: readonly string[];
}

/** Returns the first folder of a story's file, which its id begins with: `screens`, `patterns`, `primitives`. */
export const kindOf = (id: string): string => id.split('-', 1)[0] ?? '';

/** Returns the modes that a story is compared in, by the kind of thing it shows. */
export function modesOf(story: StoryName): readonly Mode[] {
  const kind = kindOf(story.id);
  const names = kind === 'screens' || kind === 'patterns' ? pairwise : opposites;
  const played = isSheet(story.id) ? playableOnPhone : playable;
  const modes = everyMode.filter(({ name }) => (isPlayed(story) ? played : names).includes(name));
  return !isPlayed(story) && isInPseudo(story) ? [...modes, pseudoMode] : modes;
}

/** Every mode that a story can be pictured in. */
export function catalogueModesOf(story: StoryName): readonly Mode[] {
  if (!isPlayed(story)) return everyMode;
  const { styles } = isSheet(story.id) ? viewports.phone : viewports.desktop;
  return everyMode.filter(({ width }) => width === Number.parseInt(styles.width, 10));
}

/** The tag of every story that is pictured; `!visual` takes it off. */
export const picturedTag = 'visual';

/** The tag of a story whose picture is taken as its play left it. */
const playedTag = 'played';

/**
 * A picture shows what a story's props say, and its play is left out. But what is open is open because somebody opened
 * it: `RowMenuOpen`, `FilterOpen` and their like, and what has the tag `played`, are looked at when they have been played.
 */
export function isPlayed({ id, tags }: StoryName): boolean {
  return id.endsWith('-open') || tags.includes(playedTag);
}

/** Both ends of what varies: the provider's desk by day, a customer's phone by night. */
const reviewedModes = ['light-1280-ru', 'dark-375-en'] as const;

/**
 * The modes that a story is reviewed in on Chromatic, which charges by the picture. A page as a whole is laid out for both
 * ends; a variation of it differs in what it says, so one end is enough, and the stories of a screen take turns. Long
 * content breaks on a phone first. Every
 * other combination is compared by `npm run visual`. Checks over pages and the rows of journeys repeat other stories, so
 * nobody reviews them.
 */
export function reviewedModesOf(story: StoryName): readonly Mode[] {
  if (['kit', 'start'].includes(kindOf(story.id))) return [];
  const isPage = ['screens', 'patterns'].includes(kindOf(story.id)) && story.id.endsWith('--default');
  const isOnPhone = isSheet(story.id) || story.id.endsWith('--long-content');
  const turn = [...story.id].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 2;
  const names = isPage ? reviewedModes : [isOnPhone ? 'dark-375-en' : reviewedModes[turn]];
  return everyMode.filter(({ name }) => names.some((each) => each === name));
}

/** The same in Chromatic's words: `parameters.chromatic`. */
export function chromaticOf(story: StoryName) {
  const modes = reviewedModesOf(story);
  return {
    disableSnapshot: !story.tags.includes(picturedTag) || modes.length === 0,
    modes: Object.fromEntries(
      modes.map(({ name, theme, locale, width, height }) => [
        name,
        { theme, locale, viewport: { width, height } },
      ]),
    ),
  };
}
