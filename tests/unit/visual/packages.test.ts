import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { workingTreeKey } from '../../visual/builds';
import { readPackages } from '../../visual/packages';

let root = '';
const write = (path: string, text: string) => {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
};
const read = () => readPackages(root, join(root, 'node_modules/.cache/records'));
const list = (integrity: string) =>
  JSON.stringify({ packages: { 'node_modules/react': { version: '1.0.0', integrity } } });

/** Replaces a file by one of the same size, as old as it was: what `tar` or `cp -p` would do. */
function replaceUnseen(path: string, text: string): void {
  const { atime, mtime } = statSync(join(root, path));
  write(path, text);
  utimesSync(join(root, path), atime, mtime);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'packages-'));
  write('package-lock.json', list('sha512-a'));
  write('node_modules/react/index.js', 'one');
  write('node_modules/.package-lock.json', list('sha512-a'));
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

describe('the packages that a Storybook is built with', () => {
  test('are the lock’s when they were installed and nobody touched them', () => {
    const first = read();
    expect(first.isAsLocked).toBe(true);
    write('node_modules/.vite/deps.js', 'a cache of a tool');
    expect(read()).toEqual(first);
  });

  test('a replaced file is another build’s, and no longer the lock’s', () => {
    const first = read();
    replaceUnseen('node_modules/react/index.js', 'two');
    const second = read();
    expect(second.digest).not.toBe(first.digest);
    expect(second.isAsLocked).toBe(false);
    replaceUnseen('node_modules/react/index.js', 'one');
    expect(read()).toEqual(first);
  });

  test('an edit before the first look is seen by its time', () => {
    const soon = new Date(Date.now() + 5000);
    utimesSync(join(root, 'node_modules/react/index.js'), soon, soon);
    expect(read().isAsLocked).toBe(false);
  });

  test('another version than the lock’s is not the lock’s', () => {
    write('node_modules/.package-lock.json', list('sha512-b'));
    expect(read().isAsLocked).toBe(false);
  });

  test('a linked package counts by what it links to', () => {
    const elsewhere = mkdtempSync(join(tmpdir(), 'linked-'));
    try {
      writeFileSync(join(elsewhere, 'index.js'), 'one');
      rmSync(join(root, 'node_modules/react'), { recursive: true });
      symlinkSync(elsewhere, join(root, 'node_modules/react'), 'dir');
      const first = read();
      expect(first.isAsLocked).toBe(false);
      writeFileSync(join(elsewhere, 'index.js'), 'two');
      expect(read().digest).not.toBe(first.digest);
    } finally {
      rmSync(elsewhere, { recursive: true, force: true });
    }
  });

  test('name the build of the working tree, unless they are the lock’s', () => {
    write('src/main.ts', 'export {};');
    write('.gitignore', 'node_modules/');
    execFileSync('git', ['init', '--quiet'], { cwd: root });
    const first = workingTreeKey(root, read());
    replaceUnseen('node_modules/react/index.js', 'two');
    const second = workingTreeKey(root, read());
    replaceUnseen('node_modules/react/index.js', 'six');
    expect(new Set([first, second, workingTreeKey(root, read())]).size).toBe(3);
    replaceUnseen('node_modules/react/index.js', 'one');
    expect(workingTreeKey(root, read())).toBe(first);
  });
});
