/** Exports the tokens of src/tokens/tokens.css as plain CSS and as Design Tokens (DTCG). */

import { inTheme, type Theme, type Token } from '../../../src/tokens/readTokens.ts';

/** Returns the tokens as CSS for styles without Tailwind, in the same layer as styles.css. */
export function tokensCss(tokens: readonly Token[]): string {
  const lines = tokens
    .filter(({ name }) => !name.startsWith('animate-'))
    .map(({ name, value }) => `    --${name}: ${value};`);
  return [
    '@layer theme {',
    '  :root {',
    '    color-scheme: light dark;',
    ...lines,
    '  }',
    "  :root[data-theme='light'] {\n    color-scheme: light;\n  }",
    "  :root[data-theme='dark'] {\n    color-scheme: dark;\n  }",
    '}\n',
  ].join('\n');
}

function colorValue(css: string) {
  const match = /^oklch\(([\d.]+) ([\d.]+) ([\d.]+)(?: \/ ([\d.]+))?\)$/.exec(css);
  if (!match) throw new Error(`No colour of the tokens: ${css}`);
  const [, lightness, chroma, hue, alpha] = match;
  return {
    colorSpace: 'oklch',
    components: [Number(lightness), Number(chroma), Number(hue)],
    ...(alpha === undefined ? {} : { alpha: Number(alpha) }),
  };
}

function dimensionValue(css: string) {
  const match = /^(-?[\d.]+)(px|rem)?$/.exec(css);
  if (!match) throw new Error(`No length of the tokens: ${css}`);
  return { value: Number(match[1]), unit: match[2] ?? 'px' };
}

/** Parses one layer of a shadow: `0 8px 28px -6px oklch(…)`. */
function shadowLayer(css: string) {
  const [x = '', y = '', blur = '', spread = '', ...color] = css.split(' ');
  return {
    color: colorValue(color.join(' ')),
    offsetX: dimensionValue(x),
    offsetY: dimensionValue(y),
    blur: dimensionValue(blur),
    spread: dimensionValue(spread),
  };
}

interface Kind {
  type: string;
  pattern: RegExp;
  value: (css: string) => unknown;
}

/** Tokens with a value per theme. */
const themed: readonly Kind[] = [
  { type: 'color', pattern: /^color-(?!transparent$|current$)(.+)$/, value: colorValue },
  {
    type: 'shadow',
    pattern: /^shadow-(.+)$/,
    value: (css) => css.split(/, (?=\d)/).map(shadowLayer),
  },
];

/** Tokens with one value for both themes. */
const plain: readonly (Kind & { group: string })[] = [
  {
    group: 'font',
    type: 'fontFamily',
    pattern: /^font-(sans|mono)$/,
    value: (css) => css.split(', ').map((name) => name.replaceAll("'", '')),
  },
  { group: 'lineHeight', type: 'number', pattern: /^text-(.+)--line-height$/, value: Number },
  { group: 'fontSize', type: 'dimension', pattern: /^text-(\w+)$/, value: dimensionValue },
  { group: 'fontWeight', type: 'fontWeight', pattern: /^font-weight-(.+)$/, value: Number },
  { group: 'spacing', type: 'dimension', pattern: /^spacing-(.+)$/, value: dimensionValue },
  { group: 'radius', type: 'dimension', pattern: /^radius-(.+)$/, value: dimensionValue },
  {
    group: 'ease',
    type: 'cubicBezier',
    pattern: /^ease-(.+)$/,
    value: (css) =>
      css
        .replaceAll(/[^\d.,]/g, '')
        .split(',')
        .map(Number),
  },
];

function group(tokens: readonly Token[], { type, pattern, value }: Kind) {
  const members = tokens.flatMap((token) => {
    const name = pattern.exec(token.name)?.[1];
    return name === undefined ? [] : [[name, { $value: value(token.value) }] as const];
  });
  return { $type: type, ...Object.fromEntries(members) };
}

/** Returns the tokens in the DTCG format (2025.10): `light` and `dark` have colours and shadows, `base` the rest. */
export function dtcgTokens(tokens: readonly Token[]): object {
  const ofTheme = (theme: Theme) => {
    const values = tokens.map(({ name, value }) => ({ name, value: inTheme(value, theme) }));
    return Object.fromEntries(themed.map((kind) => [kind.type, group(values, kind)]));
  };
  return {
    light: ofTheme('light'),
    dark: ofTheme('dark'),
    base: Object.fromEntries(plain.map((kind) => [kind.group, group(tokens, kind)])),
  };
}
