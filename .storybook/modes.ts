import { locales, type Locale } from '../src/i18n/locale';
import { pseudoLocale } from './pseudoLanguage.ts';

/** Themes of stories. Modes are declared here for the toolbar, the tests, the pictures and Chromatic. */
export const themes = ['light', 'dark'] as const;

/** The two specified widths, and the breakpoint between them (§9). */
export const viewports = {
  phone: { name: 'Phone 375', styles: { width: '375px', height: '812px' }, type: 'mobile' },
  tablet: { name: 'Breakpoint 768', styles: { width: '768px', height: '1024px' }, type: 'tablet' },
  desktop: { name: 'Desktop 1280', styles: { width: '1280px', height: '800px' }, type: 'desktop' },
} as const;

/** A combination of theme, width and language. */
export interface Mode {
  /** `dark-375-en`: for `--mode`, file names and Chromatic. */
  name: string;
  theme: (typeof themes)[number];
  locale: Locale | typeof pseudoLocale;
  /** In CSS pixels. */
  width: number;
  height: number;
}

/** All combinations, shown by the catalogue for screens. */
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

/** Every pair of theme, width and language occurs once: half of the pictures. */
const pairwise = [
  'light-1280-ru',
  'dark-1280-en',
  'light-768-en',
  'dark-768-ru',
  'light-375-ru',
  'dark-375-en',
];

/** Longer words than in either language, on the narrowest width; only whole pages. */
export const pseudoMode: Mode = {
  name: `light-375-${pseudoLocale}`,
  theme: 'light',
  locale: pseudoLocale,
  width: 375,
  height: 812,
};
const isInPseudo = ({ id }: Pick<StoryName, 'id'>) =>
  kindOf(id) === 'patterns' || (kindOf(id) === 'screens' && /--(default|long-content)$/.test(id));

/** Two modes that differ in everything, for components without a page layout. */
const opposites = ['light-1280-ru', 'dark-375-en'];

/**
 * Modes of played stories. Both languages have a wide page, because plays look for its content; a phone is included
 * once.
 */
const playable = ['light-1280-ru', 'dark-1280-en', 'dark-375-en'];
/** Modes of plays that need a phone. */
const playableOnPhone = ['light-375-ru', 'dark-375-en'];
const isSheet = (storyId: string) => /--(drawer|receipt|preview|summary)-open$/.test(storyId);

/** Properties of a story that determine its modes. */
export interface StoryName {
  id: string;
  tags: readonly string[];
}

/** Returns the first folder of a story's file, with which its id starts: `screens`, `patterns`, `primitives`. */
export const kindOf = (id: string): string => id.split('-', 1)[0] ?? '';

/** Returns the modes in which a story is compared. */
export function modesOf(story: StoryName): readonly Mode[] {
  const kind = kindOf(story.id);
  const names = kind === 'screens' || kind === 'patterns' ? pairwise : opposites;
  const played = isSheet(story.id) ? playableOnPhone : playable;
  const modes = everyMode.filter(({ name }) => (isPlayed(story) ? played : names).includes(name));
  return !isPlayed(story) && isInPseudo(story) ? [...modes, pseudoMode] : modes;
}

/** Returns the modes in which a story can be captured. */
export function catalogueModesOf(story: StoryName): readonly Mode[] {
  if (!isPlayed(story)) return everyMode;
  const { styles } = isSheet(story.id) ? viewports.phone : viewports.desktop;
  return everyMode.filter(({ width }) => width === Number.parseInt(styles.width, 10));
}

/** Tag of captured stories; `!visual` removes it. */
export const picturedTag = 'visual';

/** Tag of stories captured after their play. */
const playedTag = 'played';

/**
 * Whether a picture is taken after the play: for stories named `…Open` and those with the tag `played`. Others show
 * only their props.
 */
export function isPlayed({ id, tags }: StoryName): boolean {
  return id.endsWith('-open') || tags.includes(playedTag);
}

/** The most different modes: a wide light page in Russian and a dark phone in English. */
const reviewedModes = ['light-1280-ru', 'dark-375-en'] as const;

/** States that show a pattern with stories of its own, or a busy button: of a screen, or of a component's form. */
const isPatternState = ({ id }: StoryName) =>
  (kindOf(id) === 'components' && /--(?:[\w-]+-)?(?:failed|pending)$/.test(id)) ||
  (kindOf(id) === 'screens' &&
    /--(?:[\w-]+-)?(?:before|empty|error|failed|loading|menu-open|more-to-come|no-matches|pending|refused|selected|too-many-tries|unreachable|wrong-password)$/.test(
      id,
    ));

/**
 * Modes reviewed on Chromatic, which charges per picture. A page needs both; variations differ only in content, so
 * one is enough, and a screen's stories alternate. Long content breaks on a phone first. `npm run visual` compares
 * all other combinations. Sweeps, journeys and states of patterns repeat other stories and are not reviewed.
 */
export function reviewedModesOf(story: StoryName): readonly Mode[] {
  if (['kit', 'start'].includes(kindOf(story.id)) || isPatternState(story)) return [];
  const isPage = ['screens', 'patterns'].includes(kindOf(story.id)) && story.id.endsWith('--default');
  const isOnPhone = isSheet(story.id) || story.id.endsWith('--long-content');
  const turn = [...story.id].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % 2;
  const names = isPage ? reviewedModes : [isOnPhone ? 'dark-375-en' : reviewedModes[turn]];
  return everyMode.filter(({ name }) => names.some((each) => each === name));
}

/** Returns the modes as `parameters.chromatic`. */
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
