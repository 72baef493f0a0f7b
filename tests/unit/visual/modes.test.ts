import { describe, expect, test } from 'vitest';
import {
  catalogueModesOf,
  chromaticOf,
  everyMode,
  isPlayed,
  modesOf,
  reviewedModesOf,
  type Mode,
} from '../../../.storybook/modes';
import { readCatalogue } from '../../contract/support/catalogue';
import { isRecorded, posesOf } from '../../visual/poses';

const screen = {
  id: 'screens-servers-serverlistscreen--default',
  tags: ['visual'],
};
const badge = { id: 'primitives-badge--default', tags: ['visual'] };
const menu = { ...screen, id: 'screens-servers-serverlistscreen--row-menu-open' };
const facets = [
  ({ theme }: Mode) => theme,
  ({ width }: Mode) => String(width),
  ({ locale }: Mode) => locale,
] as const;
const pairsIn = (modes: readonly Mode[]) =>
  new Set(
    modes.flatMap((mode) =>
      facets.flatMap((one) =>
        facets.filter((other) => other !== one).map((other) => `${one(mode)} ${other(mode)}`),
      ),
    ),
  );

describe('modes', () => {
  test('a screen is compared in every pair of theme, width and language', () => {
    expect(modesOf(screen).length).toBeLessThan(everyMode.length);
    expect(pairsIn(modesOf(screen).filter(({ locale }) => locale !== 'pseudo'))).toEqual(pairsIn(everyMode));
  });

  test('whole pages are compared in the pseudo-language too, on a phone', () => {
    const inPseudo = (story: typeof screen) => modesOf(story).some(({ name }) => name === 'light-375-pseudo');
    expect(
      [screen, { ...screen, id: 'screens-servers-serverlistscreen--loading' }, badge, menu].map(inPseudo),
    ).toEqual([true, false, false, false]);
  });

  test('what somebody opens is played, in both languages, where its play finds its way', () => {
    expect(isPlayed(menu)).toBe(true);
    expect(isPlayed({ ...screen, tags: ['visual', 'played'] })).toBe(true);
    expect(isPlayed(screen)).toBe(false);
    expect(modesOf(menu).map(({ name }) => name)).toEqual(['light-1280-ru', 'dark-1280-en', 'dark-375-en']);
    const drawer = { ...screen, id: 'patterns-appshell--drawer-open' };
    expect(new Set(modesOf(drawer).map(({ width, locale }) => `${width} ${locale}`))).toEqual(
      new Set(['375 ru', '375 en']),
    );
    expect(new Set(catalogueModesOf(drawer).map(({ width }) => width))).toEqual(new Set([375]));
  });
});

describe('modes on Chromatic', () => {
  test('a page is reviewed at both ends, a variation at one of them, a sheet on a phone', () => {
    const names = (id: string) => reviewedModesOf({ ...screen, id }).map(({ name }) => name);
    expect(names(screen.id)).toEqual(['light-1280-ru', 'dark-375-en']);
    expect(names('patterns-appshell--drawer-open')).toEqual(['dark-375-en']);
    expect(names('screens-x--long-content')).toEqual(['dark-375-en']);
    const variations = ['paid', 'review', 'suspended', 'validation'].map((state) =>
      names(`screens-x--${state}`),
    );
    for (const modes of variations) expect(modes).toHaveLength(1);
    expect(new Set(variations.flat())).toEqual(new Set(['light-1280-ru', 'dark-375-en']));
  });

  test('what repeats other stories is not reviewed', () => {
    const snapshotOf = (id: string) => !chromaticOf({ ...screen, id }).disableSnapshot;
    const repeated = [
      'kit-overpages--default',
      'start-journeys--order',
      'screens-x--error',
      'screens-x--failed',
      'components-x--submit-failed',
    ];
    expect(repeated.filter(snapshotOf)).toEqual([]);
    expect([screen.id, 'patterns-errorstate--error', 'screens-x--not-found'].map(snapshotOf)).toEqual([
      true,
      true,
      true,
    ]);
  });

  test('a build takes no more than 1 500 snapshots, a third of a month that costs nothing', () => {
    const stories = readCatalogue()
      .flatMap(({ stories: ofFile }) => ofFile)
      .filter(({ tags }) => !tags.includes('!visual'));
    const snapshots = stories.reduce((sum, story) => sum + reviewedModesOf(story).length, 0);
    expect(snapshots).toBeGreaterThan(1000);
    expect(snapshots).toBeLessThanOrEqual(1500);
  });
});

describe('poses', () => {
  const posesIn = (story: typeof screen) =>
    modesOf(story).flatMap((mode) => posesOf(story, mode).map(({ name }) => `${mode.name}.${name}`));

  test('a primitive is seen in both themes at both widths, pointed at, pressed, mirrored and printed', () => {
    expect(posesIn(badge)).toEqual([
      'light-1280-ru.dark',
      'light-1280-ru.hover',
      'light-1280-ru.pressed',
      'light-1280-ru.hover-dark',
      'light-1280-ru.pressed-dark',
      'light-1280-ru.rtl',
      'light-1280-ru.print',
      'light-1280-ru.contrast',
      'light-1280-ru.wide',
      'dark-375-en.light',
    ]);
  });

  test('a screen is seen at every breakpoint, scrolled, and on paper; what only varies it takes turns', () => {
    const whole = posesIn(screen);
    const ofScreens = ['hover', 'rtl', 'wide', 'print', 'pressed'].map((pose) => `light-1280-ru.${pose}`);
    const ofPages = ['contrast', 'laptop', 'narrow', 'scrolled', 'low'];
    expect(whole).toEqual([...ofScreens, ...ofPages.map((pose) => `light-1280-ru.${pose}`)]);
    const variations = [
      'empty',
      'error',
      'loading',
      'no-matches',
      'validation',
      'pending',
      'filled',
      'confirm-reboot',
    ].map((name) => posesIn({ ...screen, id: `screens-servers-serverlistscreen--${name}` }));
    for (const poses of variations) expect(poses).toHaveLength(2);
    expect(new Set(variations.flat())).toEqual(new Set(ofScreens));
  });

  test('what was opened is seen in the other theme, pointed at, pressed, mirrored, wide and in forced colours', () => {
    expect(posesIn(menu)).toEqual([
      'light-1280-ru.dark',
      'light-1280-ru.hover',
      'light-1280-ru.pressed',
      'light-1280-ru.rtl',
      'light-1280-ru.contrast',
      'light-1280-ru.wide',
      'dark-1280-en.light',
      'dark-375-en.light',
    ]);
  });

  test('what no picture shows is written down of everything, in both languages', () => {
    for (const story of [screen, badge, menu]) {
      const recorded = modesOf(story).filter(isRecorded);
      expect(new Set(recorded.map(({ locale }) => locale))).toEqual(new Set(['ru', 'en']));
    }
  });
});
