import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themeColors } from '@app/build/pageHtml';
import { contrast, isInSrgb, parseOklch, toHex, toLinearRgb, type Oklch } from './support/oklch';

type Theme = 'light' | 'dark';
const themes: readonly Theme[] = ['light', 'dark'];

const tokens = new Map<string, Record<Theme, Oklch>>();
const pair = /--color-([\w-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\);/g;
const source = readFileSync('src/tokens/tokens.css', 'utf8');
for (const [, name = '', light = '', dark = ''] of source.matchAll(pair))
  tokens.set(name, { light: parseOklch(light), dark: parseOklch(dark) });

function token(name: string, theme: Theme) {
  const pairOf = tokens.get(name);
  if (!pairOf) throw new Error(`No token --color-${name}`);
  return toLinearRgb(pairOf[theme]);
}

const grounds = ['canvas', 'surface', 'raised', 'sunken', 'hover', 'selected'];
const statuses = ['success', 'warning', 'info', 'danger', 'neutral'];

/** Text that is read needs 4.5:1, what bounds or marks a control 3:1 (WCAG 2.2 AA, in both themes). */
const text: [color: string, ground: string][] = [
  ...['text', 'text-muted', 'link'].flatMap((color) =>
    grounds.map((ground) => [color, ground] as [string, string]),
  ),
  ...['action', 'action-hover', 'danger', 'danger-hover'].map(
    (ground) => ['on-action', ground] as [string, string],
  ),
  ...statuses.map((status) => [`${status}-text`, `${status}-soft`] as [string, string]),
  // Field errors and success lines stand on plain ground.
  ...['canvas', 'surface', 'raised'].map((ground) => ['danger-text', ground] as [string, string]),
];
const shapes = ['border-strong', 'focus', 'action'].flatMap((color) =>
  ['canvas', 'surface', 'raised'].map((ground) => [color, ground] as [string, string]),
);

describe.each(themes)('%s theme', (theme) => {
  test.each(text)('%s reads on %s', (color, ground) => {
    expect(contrast(token(color, theme), token(ground, theme))).toBeGreaterThanOrEqual(4.5);
  });

  test.each(shapes)('%s shows on %s', (color, ground) => {
    expect(contrast(token(color, theme), token(ground, theme))).toBeGreaterThanOrEqual(3);
  });

  test('every colour can be shown by an sRGB screen', () => {
    const outside = [...tokens.keys()].filter((name) => !isInSrgb(token(name, theme)));
    expect(outside).toEqual([]);
  });
});

test('every colour token has a light and a dark value', () => {
  const declared = [...source.matchAll(/--color-([\w-]+):/g)].map(([, name]) => name);
  expect(declared.filter((name) => name !== undefined && !tokens.has(name))).toEqual([
    'transparent',
    'current',
  ]);
});

test.each(themes)("the browser's own chrome has the colour of the canvas, %s", (theme) => {
  expect(themeColors[theme]).toBe(toHex(token('canvas', theme)));
});
