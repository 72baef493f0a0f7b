/**
 * Checks that all languages have the same messages with the same arguments (formatjs verify) and that the generated
 * types are current. tests/contract/messages.test.ts checks the rest.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultLocale, locales } from '../src/i18n/locale.ts';

const root = 'src/i18n/messages';
const target = 'node_modules/.cache/portal-messages';

mkdirSync(target, { recursive: true });
// The verifier needs one file per language.
const files = locales.map((locale) => {
  const areas = readdirSync(join(root, locale))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(join(root, locale, file), 'utf8')) as Record<string, string>);
  const file = join(target, `${locale}.json`);
  writeFileSync(file, JSON.stringify(Object.assign({}, ...areas), null, 2));
  return file;
});

const run = (command: string, args: readonly string[]) => {
  execFileSync(command, args, { stdio: 'inherit' });
};
try {
  run('formatjs', [
    'verify',
    '--source-locale',
    defaultLocale,
    '--missing-keys',
    '--extra-keys',
    '--structural-equality',
    ...files,
  ]);
  run('tsx', ['app/build/messageTypes.ts', '--check']);
} catch {
  process.exitCode = 1;
}
