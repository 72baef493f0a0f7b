/**
 * Writes what follows from the folders of messages: src/i18n/messageArguments.ts and its folder from the catalogues of the
 * default language, each key with the arguments its message takes; and the languages there are, for the portal and for
 * the server. `npm run messages` writes them, `npm run messages -- --check` fails when one is out of date.
 */
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { format, resolveConfig } from 'prettier';

const folders = 'src/i18n/messages';
// Not read from src/i18n/locale.ts: it imports what is written here.
const defaultLocale = 'ru';
const directory = join(folders, defaultLocale);
const target = 'src/i18n/messageArguments';
const joined = `${target}.ts`;
const header = '// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.';

function collect(elements: readonly MessageFormatElement[], found: Map<string, string>): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        if (!found.has(element.value)) found.set(element.value, 'string | number');
        break;
      case TYPE.number:
        found.set(element.value, 'number');
        break;
      case TYPE.plural:
        found.set(element.value, 'number');
        for (const option of Object.values(element.options)) collect(option.value, found);
        break;
      case TYPE.select:
        found.set(
          element.value,
          Object.keys(element.options)
            .map((option) => (option === 'other' ? '(string & {})' : `'${option}'`))
            .join(' | '),
        );
        for (const option of Object.values(element.options)) collect(option.value, found);
        break;
      case TYPE.tag:
        found.set(element.value, 'RichChunk');
        collect(element.children, found);
        break;
      default:
    }
  }
}

/** The generated files by their path: one for each catalogue, and one that joins them. */
export async function messageTypesSources(): Promise<ReadonlyMap<string, string>> {
  const areas = readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .sort()
    .map((file) => file.replace('.json', ''));
  const sources = new Map<string, string>();
  const add = async (path: string, lines: readonly string[]) => {
    const source = [header, ...lines, ''].join('\n');
    sources.set(path, await format(source, { ...(await resolveConfig(path)), parser: 'typescript' }));
  };
  for (const area of areas) await add(join(target, `${area}.ts`), areaLines(area));
  await add(joined, [
    ...areas.map((area) => `import type { ${nameOf(area)} } from './messageArguments/${area}';`),
    '',
    '/** The arguments of every message; `undefined` for a message that takes none. */',
    `export interface MessageArguments extends ${areas.map(nameOf).join(', ')} {}`,
  ]);
  const locales = readdirSync(folders).sort(
    (a, b) => Number(b === defaultLocale) - Number(a === defaultLocale) || (a < b ? -1 : 1),
  );
  await add('src/i18n/languages.ts', [
    "import type { Language } from './language';",
    ...locales.map((locale) => `import { language as ${locale} } from './messages/${locale}/language.ts';`),
    '',
    '/** Every language of the portal, the default first: one for each folder of `messages`. */',
    `export const languages = { ${locales.join(', ')} } satisfies Record<string, Language>;`,
  ]);
  await add('app/server/messages/catalogues.ts', [
    ...locales.map((locale) => `import ${locale} from './${locale}.json';`),
    '',
    '/** What the server says, in every language of the portal. */',
    `export const catalogues = { ${locales.join(', ')} };`,
  ]);
  return sources;
}

const nameOf = (area: string): string => `${area.charAt(0).toUpperCase()}${area.slice(1)}Arguments`;

function areaLines(area: string): string[] {
  const messages = JSON.parse(readFileSync(join(directory, `${area}.json`), 'utf8')) as Record<
    string,
    string
  >;
  const lines = Object.entries(messages).map(([key, message]) => {
    const found = new Map<string, string>();
    collect(parse(message), found);
    const type = [...found].map(([name, of]) => `${name}: ${of}`).join('; ');
    return `  '${key}': ${type ? `{ ${type} }` : 'undefined'};`;
  });
  const isRich = lines.some((line) => line.includes('RichChunk'));
  return [
    ...(isRich ? ["import type { RichChunk } from '../richChunk';", ''] : []),
    `export interface ${nameOf(area)} {`,
    ...lines,
    '}',
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const sources = await messageTypesSources();
  const present = existsSync(target) ? readdirSync(target).map((file) => join(target, file)) : [];
  const stale = present.filter((path) => !sources.has(path));
  const changed = [...sources].filter(
    ([path, source]) => !existsSync(path) || readFileSync(path, 'utf8') !== source,
  );
  if (!process.argv.includes('--check')) {
    mkdirSync(target, { recursive: true });
    for (const path of stale) rmSync(path);
    for (const [path, source] of changed) writeFileSync(path, source);
  } else if (stale.length + changed.length > 0) {
    console.error(
      `${[...stale, ...changed.map(([path]) => path)].join(', ')}: out of date, run npm run messages`,
    );
    process.exit(1);
  }
}
