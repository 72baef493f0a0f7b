import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';
import { splitTypeface, withFontUrls } from './typeface.ts';

/** Every class name in a piece of HTML. */
export function classNamesIn(html: string): string[] {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(/\s+/),
  );
  return [...new Set(names)].filter(Boolean);
}

/** Styles of a page, minified. */
interface PageStyles {
  /** Styles that the first paint needs. */
  critical: string;
  /** The typeface: nothing of the first paint's place or size, so it may come when that is on the screen. */
  typeface: string;
}

/**
 * The styles of the app reduced to what some HTML uses: the same source file, so it looks the same.
 * `fontUrl` turns the font file that fonts.css names into the address it is served from.
 */
export async function pageStyles(
  root: string,
  html: string,
  fontUrl: (file: string) => string,
): Promise<PageStyles> {
  const base = join(root, 'src');
  const compiler = await compile(readFileSync(join(base, 'styles.css'), 'utf8'), {
    base,
    from: join(base, 'styles.css'),
    onDependency: () => undefined,
  });
  const names = classNamesIn(html);
  const { code } = optimize(compiler.build(names), { minify: true });
  const css = withoutUnusedFonts(withoutUnusedElements(code, html), names);
  const { rest, typeface } = splitTypeface(withFontUrls(css, fontUrl));
  return { critical: rest.trim(), typeface };
}

/** The typeface of code and addresses is declared for the whole portal; most pre-rendered pages have neither. */
function withoutUnusedFonts(css: string, names: readonly string[]): string {
  if (names.includes('font-mono')) return css;
  return css.replaceAll(/@font-face\s*\{[^}]*JetBrains Mono[^}]*\}/g, '');
}

/** Tailwind resets every element there is, a quarter of the styles; a page has a dozen of them. */
function withoutUnusedElements(css: string, html: string): string {
  const tags = new Set([
    'html',
    'body',
    ...[...html.matchAll(/<([a-z][a-z0-9]*)/g)].map(([, tag = '']) => tag),
  ]);
  const hasField = tags.has('input') || tags.has('textarea');
  const canMatch = (selector: string) => {
    const [element] = /^[a-z][a-z0-9]*/.exec(selector) ?? [];
    if (element !== undefined) return tags.has(element);
    return hasField || !/^::?(?:-webkit-|-moz-|file-selector|placeholder)/.test(selector);
  };
  const start = css.indexOf('@layer base{');
  const end = css.indexOf('@layer components', start);
  if (start < 0 || end < 0)
    throw new Error('The styles have no base layer, or it is not where Tailwind puts it');
  let reset = css
    .slice(start, end)
    .replaceAll(/(?<=[{};])([^{}@;]+)(\{[^{}]*\})/g, (_, selectors: string, declarations: string) => {
      const matching = selectors.split(/,(?![^(]*\))/).filter(canMatch);
      return matching.length > 0 ? matching.join(',') + declarations : '';
    });
  for (let last = ''; last !== reset;) {
    last = reset;
    reset = reset.replaceAll(/@(?:supports|media)[^{}]*\{\}/g, '');
  }
  return css.slice(0, start) + reset + css.slice(end);
}
