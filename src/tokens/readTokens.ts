/** Parses the tokens, for the package's files and the pages of the Storybook. */

/** A custom property of the theme: its name without dashes, and its value as written. */
export interface Token {
  name: string;
  value: string;
}

/** Returns the tokens of a stylesheet's `@theme` block in order, without resets of Tailwind's own (`initial`). */
export function readTokens(css: string): readonly Token[] {
  const source = css.replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const start = source.indexOf('@theme');
  const theme = source
    .slice(source.indexOf('{', start) + 1)
    .replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  return [...theme.slice(0, theme.indexOf('}')).matchAll(/--([\w-]+):\s*([^;]+);/g)]
    .map(([, name = '', value = '']) => ({ name, value: value.replaceAll(/\s+/g, ' ').trim() }))
    .filter(({ value }) => value !== 'initial');
}

/** Themes; every colour has a value for both. */
export type Theme = 'light' | 'dark';

/** Returns a value in one theme: `a` or `b` of `light-dark(a, b)`. */
export function inTheme(value: string, theme: Theme): string {
  return value.replaceAll(/light-dark\((\w+\([^)]*\)), (\w+\([^)]*\))\)/g, theme === 'light' ? '$1' : '$2');
}
