import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Theme } from '@/tokens/readTokens';
import { themeColors } from '@app/build/pageHtml';
import { contrastIn, contrastPairs } from '../../stories/foundations/contrasts';
import { isInSrgb, parseOklch, toHex, toLinearRgb, type Oklch } from '../../stories/foundations/oklch';

const themes: readonly Theme[] = ['light', 'dark'];

const tokens = new Map<string, Record<Theme, Oklch>>();
const pair = /--color-([\w-]+): light-dark\((oklch\([^)]*\)), (oklch\([^)]*\))\);/g;
const source = readFileSync('src/tokens/tokens.css', 'utf8');
for (const [, name = '', light = '', dark = ''] of source.matchAll(pair))
  tokens.set(name, { light: parseOklch(light), dark: parseOklch(dark) });
const contrastOf = contrastIn(source);

function token(name: string, theme: Theme) {
  const pairOf = tokens.get(name);
  if (!pairOf) throw new Error(`No token --color-${name}`);
  return toLinearRgb(pairOf[theme]);
}

describe.each(themes)('%s theme', (theme) => {
  test.each(contrastPairs)('$color has a contrast of $least to $ground', (pair) => {
    expect(contrastOf(pair, theme)).toBeGreaterThanOrEqual(pair.least);
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
