import { execFileSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Language } from '../../src/i18n/language.ts';
import { pseudoText } from '../../.storybook/pseudoLanguage.ts';
import { pseudoCatalogue, pseudoMessage } from './pseudo.ts';

/**
 * The pseudo-language replaces Greek: Intl's output in it differs from English by its letters, and it has the two
 * plural forms of the English messages.
 */
export const pseudoLocale = 'el';

const language: Language = {
  tag: 'el-GR',
  name: pseudoText('Pseudo'),
  scripts: ['latin'],
  day: { day: 'numeric', month: 'short', year: 'numeric' },
  brand: {
    // A name, which no language translates.
    name: 'Meridian',
    legalEntity: pseudoText('Meridian LLC'),
    address: pseudoText('4 Meridianny Proezd, office 7, Moscow 101000'),
    bank: pseudoText('Parallel Bank JSC'),
  },
};

/** Its mails and answers: `{name}` places are left. */
const pseudoSentence = (text: string) =>
  text.replaceAll(/\{\w+\}|[^{]+/g, (part) => (part.startsWith('{') ? part : pseudoText(part)));

/**
 * Copies the portal's sources to a temporary folder and adds a language as the guide describes: a folder of messages, a
 * file of mails, `npm run messages`. Changes no other file of the copy. Returns its folder.
 */
export function portalWithPseudoLanguage(): string {
  const root = mkdtempSync(join(tmpdir(), 'meridian-language-'));
  for (const part of [
    'src',
    'app',
    'stories',
    '.storybook',
    'tests/language',
    'vite.config.ts',
    'package.json',
    '.oxfmtrc.json',
    'tsconfig.json',
  ])
    cpSync(part, join(root, part), { recursive: true });
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'));
  const english = join(root, 'src/i18n/messages/en');
  const folder = join(root, 'src/i18n/messages', pseudoLocale);
  mkdirSync(folder);
  for (const file of readdirSync(english).filter((name) => name.endsWith('.json')))
    writeFileSync(
      join(folder, file),
      pseudoCatalogue(readFileSync(join(english, file), 'utf8'), pseudoMessage),
    );
  writeFileSync(
    join(folder, 'language.ts'),
    `import type { Language } from '../../language';\nexport const language: Language = ${JSON.stringify(language)};\n`,
  );
  const mails = join(root, 'app/server/messages');
  const englishMails = readFileSync(join(mails, 'en.json'), 'utf8');
  writeFileSync(join(mails, `${pseudoLocale}.json`), pseudoCatalogue(englishMails, pseudoSentence));
  execFileSync('node', ['--import', 'tsx', 'app/build/messageTypes.ts'], { cwd: root, stdio: 'inherit' });
  return root;
}
