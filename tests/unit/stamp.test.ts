// @vitest-environment node
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { staleness, takeStamp, writeStamp } from '@app/build/stamp';

let root = '';

function put(path: string, content: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), content);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'stamp-'));
  put('src/deep/screen.tsx', 'one');
  put('app/main.tsx', 'main');
  put('dist/client/pages.json', '{}');
  put('dist/server/main.js', '');
  put('dist/server/landing.js', '');
});

afterEach(() => rmSync(root, { recursive: true }));

const build = () => writeStamp(root, takeStamp(root));

test('no stamp or a missing product means there is no build, a broken stamp an outdated one', () => {
  expect(staleness(root)).toBe('missing');
  for (const broken of ['', '{', 'null']) {
    put('dist/stamp.txt', broken);
    expect(staleness(root)).toBe('outdated');
  }
  build();
  expect(staleness(root)).toBeNull();
  rmSync(join(root, 'dist/server/main.js'));
  expect(staleness(root)).toBe('missing');
  put('dist/server/main.js', '');
  rmSync(join(root, 'dist/server/landing.js'));
  expect(staleness(root)).toBe('missing');
});

test('a changed, a new, a renamed and a deleted source make a build outdated', () => {
  build();
  put('src/deep/screen.tsx', 'two');
  expect(staleness(root)).toBe('outdated');
  build();
  put('app/new.ts', '');
  expect(staleness(root)).toBe('outdated');
  build();
  rmSync(join(root, 'app/new.ts'));
  expect(staleness(root)).toBe('outdated');
});

test('a source that was only touched, as by a checkout, is not a change', () => {
  build();
  utimesSync(join(root, 'src/deep/screen.tsx'), new Date(0), new Date(0));
  expect(staleness(root)).toBeNull();
});

test('what is not a source does not matter', () => {
  build();
  put('README.md', 'new');
  put('tests/unit/x.test.ts', 'new');
  expect(staleness(root)).toBeNull();
});
