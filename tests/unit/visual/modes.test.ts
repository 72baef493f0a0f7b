import { describe, expect, test } from 'vitest';
import { catalogueModesOf, everyMode, isPlayed, modesOf, type Mode } from '../../../.storybook/modes';

const screen = { id: 'screens-servers-serverlistscreen--default', title: 'screens/servers/ServerListScreen' };
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
    expect(pairsIn(modesOf(screen))).toEqual(pairsIn(everyMode));
  });

  test('what somebody opens is played, where its play finds its way', () => {
    const id = 'screens-servers-serverlistscreen--row-menu-open';
    expect(isPlayed(id)).toBe(true);
    expect(isPlayed(screen.id)).toBe(false);
    expect(modesOf({ ...screen, id }).map(({ name }) => name)).toEqual(['light-1280-ru', 'dark-1280-ru']);
    expect(catalogueModesOf('patterns-appshell--drawer-open').map(({ width }) => width)).toEqual([375, 375]);
  });
});
