/** Reads the tokens: for the package, whose files are made of them, and for the pages that show them. */

/** A custom property of the theme: its name without the dashes, and its value as written. */
export interface Token {
  name: string;
  value: string;
}

/** Every token of a stylesheet's `@theme` block, in its order. What only takes Tailwind's own away (`initial`) is none. */
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

/** The two themes that every colour has a value for. */
export type Theme = 'light' | 'dark';

/** Returns a value in one theme: `light-dark(a, b)` is `a` or `b`. */
export function inTheme(value: string, theme: Theme): string {
  return value.replaceAll(/light-dark\((\w+\([^)]*\)), (\w+\([^)]*\))\)/g, theme === 'light' ? '$1' : '$2');
}
