import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { requirements } from '../../stories/spec/register';
import { differenceOf, requirementsIn } from './support/release';
import { filesUnder } from './support/sources';

test('what came, went and was said anew', () => {
  const before = new Map([
    ['A-01', 'one'],
    ['A-02', 'two'],
  ]);
  const now = new Map([
    ['A-02', 'other'],
    ['A-03', 'three'],
  ]);
  expect(differenceOf(before, now, (id, text) => `${id} ${text}`)).toEqual({
    added: ['A-03 three'],
    removed: ['A-01 one'],
    changed: ['A-02 other'],
  });
});

test('a register’s file of another time is read as this one’s is: every id with its text', () => {
  const read = filesUnder('stories/spec/requirements', /\.ts$/).flatMap((file) => [
    ...requirementsIn(readFileSync(file, 'utf8')),
  ]);
  expect(Object.fromEntries(read)).toEqual(
    Object.fromEntries(requirements.map(({ id, text }) => [id, text])),
  );
});
