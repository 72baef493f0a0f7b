import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { everyMode } from '../../../.storybook/modes';
import { readPrints } from '../../visual/prints';

const [mode] = everyMode;
if (!mode) throw new Error('There is a mode');
const shot = { storyId: 'primitives-badge--default', isPlayed: false, mode, poses: [] };

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'prints-'));
  execFileSync('git', ['init', '--quiet'], { cwd: root });
  mkdirSync(join(root, 'tests/visual'), { recursive: true });
  writeFileSync(join(root, 'tests/visual/camera.ts'), 'take()');
});
afterEach(() => {
  rmSync(root, { recursive: true, force: true });
});

test('a print is known of the same build, taken by the same camera in the same browser', () => {
  const prints = readPrints(root, 'build', '156');
  expect([prints.count(), prints.of(shot)]).toEqual([0, undefined]);
  prints.keep(shot, 'print');
  prints.scenes.keep(shot, 'scene');
  prints.save();
  expect(readPrints(root, 'build', '156').of(shot)).toBe('print');
  expect(readPrints(root, 'build', '156').scenes.of(shot)).toBe('scene');
  expect(readPrints(root, 'other', '156').of(shot)).toBeUndefined();
  expect(readPrints(root, 'build', '157').of(shot)).toBeUndefined();
  writeFileSync(join(root, 'tests/visual/camera.ts'), 'takeMore()');
  expect(readPrints(root, 'build', '156').of(shot)).toBeUndefined();
});
