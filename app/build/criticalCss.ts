import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile, optimize } from '@tailwindcss/node';

/** Every class name in a piece of HTML. */
export function classNamesIn(html: string): string[] {
  const names = [...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, value = '']) =>
    value.replaceAll('&gt;', '>').replaceAll('&amp;', '&').split(/\s+/),
  );
  return [...new Set(names)].filter(Boolean);
}

/**
 * The styles of the app reduced to what some HTML uses, minified: the same source file, so it looks the same.
 * `fontUrl` turns the font file that fonts.css names into the address it is served from.
 */
export async function criticalCss(
  root: string,
  html: string,
  fontUrl: (file: string) => string,
): Promise<string> {
  const base = join(root, 'src');
  const compiler = await compile(readFileSync(join(base, 'styles.css'), 'utf8'), {
    base,
    from: join(base, 'styles.css'),
    onDependency: () => undefined,
  });
  const names = classNamesIn(html);
  const { code } = optimize(compiler.build(names), { minify: true });
  return withoutUnusedFonts(code, names)
    .replaceAll(/url\((["']?)([^"')]+\.woff2)\1\)/g, (_, _quote, file: string) => `url(${fontUrl(file)})`)
    .trim();
}

/** The typeface of code and addresses is declared for the whole portal; most pre-rendered pages have neither. */
function withoutUnusedFonts(css: string, names: readonly string[]): string {
  if (names.includes('font-mono')) return css;
  return css.replaceAll(/@font-face\s*\{[^}]*JetBrains Mono[^}]*\}/g, '');
}
