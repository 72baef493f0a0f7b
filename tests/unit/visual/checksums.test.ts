import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { everyMode } from '../../../.storybook/modes';
import { readChecksums } from '../../visual/checksums';

const [mode] = everyMode;
if (!mode) throw new Error('There is a mode');
const shot = { storyId: 'primitives-badge--default', isPlayed: false, mode, poses: [] };

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'checksums-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  mkdirSync(join(root, 'tests/visual'), { recursive: true });
  writeFileSync(join(root, 'tests/visual/pageCapture.ts'), 'take()');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test('a checksum is valid for the same build, capture code and browser', () => {
  const checksums = readChecksums(root, 'build', '156');
  expect([checksums.count(), checksums.of(shot)]).toEqual([0, undefined]);
  checksums.keep(shot, 'checksum');
  checksums.fingerprints.keep(shot, 'fingerprint');
  checksums.save();
  expect(readChecksums(root, 'build', '156').of(shot)).toBe('checksum');
  expect(readChecksums(root, 'build', '156').fingerprints.of(shot)).toBe('fingerprint');
  expect(readChecksums(root, 'other', '156').of(shot)).toBeUndefined();
  expect(readChecksums(root, 'build', '157').of(shot)).toBeUndefined();
  writeFileSync(join(root, 'tests/visual/pageCapture.ts'), 'takeMore()');
  expect(readChecksums(root, 'build', '156').of(shot)).toBeUndefined();
});
