import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { dtcgTokens, tokensCss } from '@app/build/library/tokens';
import { readTokens } from '@/tokens/readTokens';

const tokens = readTokens(readFileSync('src/tokens/tokens.css', 'utf8'));

/* The types of the Design Tokens Format Module 2025.10, as far as there are tokens of them. */
const number = v.pipe(v.number(), v.finite());
const share = v.pipe(number, v.minValue(0), v.maxValue(1));
const color = v.strictObject({
  colorSpace: v.literal('oklch'),
  components: v.strictTuple([
    share,
    v.pipe(number, v.minValue(0)),
    v.pipe(number, v.minValue(0), v.ltValue(360)),
  ]),
  alpha: v.optional(share),
});
const dimension = v.strictObject({ value: number, unit: v.picklist(['px', 'rem']) });
const layer = v.strictObject({
  color,
  offsetX: dimension,
  offsetY: dimension,
  blur: dimension,
  spread: dimension,
});
const groupOf = <Type extends string>(type: Type, value: v.GenericSchema) =>
  v.objectWithRest({ $type: v.literal(type) }, v.strictObject({ $value: value }));
const group = v.variant('$type', [
  groupOf('color', color),
  groupOf('shadow', v.array(layer)),
  groupOf('fontFamily', v.array(v.string())),
  groupOf('number', number),
  groupOf('dimension', dimension),
  groupOf('fontWeight', v.pipe(number, v.minValue(1), v.maxValue(1000))),
  groupOf('cubicBezier', v.strictTuple([share, number, share, number])),
]);
const groups = v.record(v.string(), group);
const fileSchema = v.strictObject({ light: groups, dark: groups, base: groups });

/** CSS names of the members of a group. */
const cssNames: Readonly<Record<string, string>> = {
  color: 'color-*',
  shadow: 'shadow-*',
  font: 'font-*',
  lineHeight: 'text-*--line-height',
  fontSize: 'text-*',
  fontWeight: 'font-weight-*',
  spacing: 'spacing-*',
  radius: 'radius-*',
  ease: 'ease-*',
};

const namesIn = (part: v.InferOutput<typeof groups>) =>
  Object.entries(part).flatMap(([name, { $type: _, ...members }]) =>
    Object.keys(members).map((member) => cssNames[name]?.replace('*', member) ?? name),
  );

describe('the tokens as a file of the Design Tokens Community Group', () => {
  const file = v.parse(fileSchema, dtcgTokens(tokens));

  test('have each token once, and those of a theme in both', () => {
    // The format has no keyword for a colour, and none of its types is an animation.
    const others = /^(?:color-(?:transparent|current)$|animate-)/;
    const expected = tokens.map(({ name }) => name).filter((name) => !others.test(name));
    expect([...namesIn(file.light), ...namesIn(file.base)].sort()).toEqual(expected.sort());
    expect(namesIn(file.dark)).toEqual(namesIn(file.light));
  });

  test('have the value of each theme', () => {
    const shadow = '0 8px 2rem -6px light-dark(oklch(0.2 0.02 262), oklch(0 0 0))';
    const { light, dark } = v.parse(
      fileSchema,
      dtcgTokens([
        { name: 'color-scrim', value: 'light-dark(oklch(0.2 0.01 262 / 0.45), oklch(0.08 0.01 262))' },
        { name: 'shadow-float', value: `${shadow}, ${shadow}` },
      ]),
    );
    const oklch = (...components: number[]) => ({ colorSpace: 'oklch', components });
    const layerIn = (own: object) => ({
      color: own,
      offsetX: { value: 0, unit: 'px' },
      offsetY: { value: 8, unit: 'px' },
      blur: { value: 2, unit: 'rem' },
      spread: { value: -6, unit: 'px' },
    });
    const themeOf = (scrim: object, own: object) => ({
      color: { $type: 'color', scrim: { $value: scrim } },
      shadow: { $type: 'shadow', float: { $value: [layerIn(own), layerIn(own)] } },
    });
    expect(light).toEqual(themeOf({ ...oklch(0.2, 0.01, 262), alpha: 0.45 }, oklch(0.2, 0.02, 262)));
    expect(dark).toEqual(themeOf(oklch(0.08, 0.01, 262), oklch(0, 0, 0)));
  });

  test('have nothing that the format cannot say', () => {
    expect(() => dtcgTokens([{ name: 'color-brand', value: 'tomato' }])).toThrow('tomato');
    expect(() => dtcgTokens([{ name: 'radius-half', value: '50%' }])).toThrow('50%');
  });
});

test('the tokens as a sheet have each token as it is written, in the layer that all else wins over', () => {
  const sheet = postcss.parse(tokensCss(tokens));
  const written: { name: string; value: string }[] = [];
  const schemes: Record<string, string> = {};
  sheet.walkRules(({ selector, nodes }) => {
    for (const node of nodes)
      if (node.type === 'decl' && node.prop === 'color-scheme') schemes[selector] = node.value;
      else if (node.type === 'decl') written.push({ name: node.prop.slice(2), value: node.value });
  });
  expect(written).toEqual(tokens.filter(({ name }) => !name.startsWith('animate-')));
  expect(schemes).toEqual({
    ':root': 'light dark',
    ":root[data-theme='light']": 'light',
    ":root[data-theme='dark']": 'dark',
  });
  expect(sheet.nodes.map((node) => node.type === 'atrule' && `${node.name} ${node.params}`)).toEqual([
    'layer theme',
  ]);
});
