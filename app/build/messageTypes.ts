/**
 * Writes src/i18n/messageArguments.ts from the Russian catalogues: each key with the arguments its message takes.
 * `npm run messages` writes it, `npm run messages -- --check` fails when the file is out of date.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { format, resolveConfig } from 'prettier';

const directory = 'src/i18n/messages/ru';
const target = 'src/i18n/messageArguments.ts';

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

/** TypeScript source for the arguments of every message, in the order of the files. */
export async function messageTypesSource(): Promise<string> {
  const lines: string[] = [];
  for (const file of readdirSync(directory).sort()) {
    const messages = JSON.parse(readFileSync(join(directory, file), 'utf8')) as Record<string, string>;
    for (const [key, message] of Object.entries(messages)) {
      const found = new Map<string, string>();
      collect(parse(message), found);
      const type = [...found].map(([name, of]) => `${name}: ${of}`).join('; ');
      lines.push(`  '${key}': ${type ? `{ ${type} }` : 'undefined'};`);
    }
  }
  const source = [
    '// Written by app/build/messageTypes.ts from the catalogues (npm run messages). Do not edit.',
    lines.some((line) => line.includes('RichChunk'))
      ? "import type { RichChunk } from './translator';\n"
      : '',
    '/** The arguments of every message; `undefined` for a message that takes none. */',
    'export interface MessageArguments {',
    ...lines,
    '}',
    '',
  ].join('\n');
  return format(source, { ...(await resolveConfig(target)), parser: 'typescript' });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const source = await messageTypesSource();
  if (!process.argv.includes('--check')) writeFileSync(target, source);
  else if (readFileSync(target, 'utf8') !== source) {
    console.error(`${target} is out of date: run npm run messages`);
    process.exit(1);
  }
}
