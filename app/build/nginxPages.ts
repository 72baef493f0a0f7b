import { defaultLocale, locales, type Locale } from '../../src/i18n/locale.ts';

/** Addresses that nginx's configuration takes without quotes or escapes. */
const plainPattern = /^\/[\w./-]*\*?$/;
const pageFile = /^pages\/([\w.-]+)\.\w+\.html$/;

type Page = Readonly<Record<Locale, string>> & { readonly pattern: string };

function nameOf(file: string): string {
  const [, name] = pageFile.exec(file) ?? [];
  if (name === undefined) throw new Error(`${file} is no page in a language`);
  return name;
}

function keyOf(pattern: string): string {
  if (!plainPattern.test(pattern)) throw new Error(`nginx cannot map ${pattern}`);
  return pattern.endsWith('/*') ? `~^${pattern.slice(0, -1).replaceAll('.', '\\.')}` : pattern;
}

const map = (source: string, variable: string, lines: readonly string[]) =>
  `map ${source} ${variable} {\n${lines.map((line) => `  ${line};\n`).join('')}}\n`;

const eachLocale = locales.map((locale) => `${locale} ${locale}`);

/**
 * Makes the maps by which nginx finds the page of an address and its language, as the portal's own server does
 * (app/server/static/pages.ts). For a backend that does not serve files.
 */
export function nginxPages(pages: readonly Page[]): string {
  // nginx tries regular expressions in their order: the longest first.
  const sorted = pages.toSorted((one, other) => other.pattern.length - one.pattern.length);
  return [
    '# Written by the build. app/server/container/nginx-static.conf includes it.\n',
    'map_hash_bucket_size 256;\n',
    'map_hash_max_size 4096;\n',
    map('$arg_lang', '$portal_requested', eachLocale),
    map('$cookie_locale', '$portal_stored', [`default ${defaultLocale}`, ...eachLocale]),
    map('$portal_requested', '$portal_language', ['default $portal_requested', '"" $portal_stored']),
    map('$uri', '$portal_path', ['default $uri', '"~^(?<portal_bare>/.*[^/])/+$" $portal_bare']),
    map(
      '$portal_path',
      '$portal_page',
      sorted.map(({ pattern, ...files }) => `${keyOf(pattern)} ${nameOf(files[defaultLocale])}`),
    ),
  ].join('');
}
