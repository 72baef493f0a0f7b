import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

/** Those that touch a browser's storage themselves, and take their keys from app/device/storedKeys.ts. */
const allowed = [
  // Before the first paint.
  'app/build/pageHtml.ts',
  'app/device/cookies.ts',
  'app/device/sessionStore.ts',
  'app/device/signedOutPages.ts',
  'app/device/tabAccount.ts',
  // Asks only whether there is anything.
  'app/ports/sample/sampleSession.ts',
  'app/staticPages/backLink.ts',
  'app/stores/cartStorage.ts',
  'app/stores/hiddenColumns.ts',
  'app/stores/storedIds.ts',
  // Asks only whether there is anything.
  'app/stores/watchStoredCart.ts',
];

const storage = /\b(?:localStorage|sessionStorage|document\.cookie|indexedDB)\b/;
/** A literal key at its point of use, instead of the table. */
const bareKey = /\b(?:getItem|setItem|removeItem)\(\s*['"`]/;

// tests: AUTH-19
test('only those that are known to write into a browser do, by the keys of the table', () => {
  const root = process.cwd();
  const files = ['app', 'src']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        join(folder, name),
      ),
    )
    .filter((name) => /\.tsx?$/.test(name) && !name.startsWith(join('app', 'server')));
  const text = (name: string) => readFileSync(join(root, name), 'utf8');
  expect(files.filter((name) => storage.test(text(name))).sort()).toEqual(allowed);
  expect(allowed.filter((name) => bareKey.test(text(name)))).toEqual([]);
});
