/**
 * Generates code from the message folders: argument types (src/i18n/messageArguments.ts) and the lists of languages
 * for portal and server. `npm run messages` writes them; with `-- --check` it fails if one is outdated.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { format, type FormatConfig } from 'oxfmt';

const folders = 'src/i18n/messages';
// Not imported from src/i18n/locale.ts, which imports the generated file.
const defaultLocale = 'ru';
const directory = join(folders, defaultLocale);
/** The options of `npm run format`. */
const formatting = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
const header = '// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.';

function collect(elements: readonly MessageFormatElement[], found: Map<string, string>): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        if (!found.has(element.value)) found.set(element.value, 'Text');
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

/** Returns the generated files by path. */
export async function messageTypesSources(): Promise<ReadonlyMap<string, string>> {
  const areas = readdirSync(directory)
    .filter((file) => file.endsWith('.json'))
    .sort();
  const sources = new Map<string, string>();
  const add = async (path: string, lines: readonly string[]) => {
    const source = [header, ...lines, ''].join('\n');
    sources.set(path, (await format(path, source, formatting)).code);
  };
  await add('src/i18n/messageArguments.ts', [
    "import type { RichChunk } from './richChunk';",
    '',
    'type Text = string | number;',
    '',
    '/** The keys of the messages that take arguments, beside what they take; a line for each would be hundreds. */',
    '// oxfmt-ignore',
    `type Taken =${takenBy(areas)};`,
    '',
    '// oxfmt-ignore',
    wrapped([
      'type Catalogue =',
      ...areas.map((file) => ` & typeof import('./messages/${defaultLocale}/${file}')`),
      ';',
    ]),
    '',
    '/** The arguments of every message; `undefined` for a message that takes none. */',
    'export type MessageArguments = { [Key in keyof Catalogue]: Key extends keyof Taken ? Taken[Key] : undefined };',
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
    '/** Messages of the server in every language. */',
    `export const catalogues = { ${locales.join(', ')} };`,
  ]);
  return sources;
}

/** Makes the argument types: `Record<keys, arguments>` for each set of arguments. */
function takenBy(areas: readonly string[]): string {
  const keysOf = new Map<string, string[]>();
  for (const area of areas) {
    const messages = JSON.parse(readFileSync(join(directory, area), 'utf8')) as Record<string, string>;
    for (const [key, message] of Object.entries(messages)) {
      const found = new Map<string, string>();
      collect(parse(message), found);
      const type = [...found.entries()]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([name, of]) => `${name}: ${of}`)
        .join('; ');
      if (type) keysOf.set(type, [...(keysOf.get(type) ?? []), key]);
    }
  }
  return [...keysOf].map(([type, keys]) => `\n  & ${recordOf(keys, type)}`).join('');
}

const lineWidth = 118;

/** Writes a record on one line if it fits, else its keys on as few lines as possible. */
function recordOf(keys: readonly string[], type: string): string {
  const [first = '', ...others] = keys.map((key) => `'${key}'`);
  return wrapped([`Record<${first}`, ...others.map((key) => ` | ${key}`), `, { ${type} }>`]);
}

/** Writes parts on as few lines as possible. */
function wrapped([first = '', ...parts]: readonly string[]): string {
  const lines = [first];
  for (const part of parts) {
    const longer = `${lines.at(-1)}${part}`;
    if (longer.length + 4 <= lineWidth) lines[lines.length - 1] = longer;
    else lines.push(`    ${part.trimStart()}`);
  }
  return lines.join('\n');
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const changed = [...(await messageTypesSources())].filter(
    ([path, source]) => !existsSync(path) || readFileSync(path, 'utf8') !== source,
  );
  if (!process.argv.includes('--check')) {
    for (const [path, source] of changed) writeFileSync(path, source);
  } else if (changed.length > 0) {
    console.error(`${changed.map(([path]) => path).join(', ')}: out of date, run npm run messages`);
    process.exit(1);
  }
}
