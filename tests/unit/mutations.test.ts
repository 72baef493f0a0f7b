import { describe, expect, test } from 'vitest';
import { batchesOf, type TestContext } from '../mutations/batches';
import type { Mutation } from '../mutations/mutation';
import { keyOf, mutationTable } from '../mutations/report';
import { sourceGraph } from '../runner/changed/sourceGraph';

const sources = {
  'src/shared.ts': 'export const shared = 1;',
  'src/a.ts': "import { shared } from './shared'; export const a = shared;",
  'src/b.ts': "import { shared } from './shared'; export const b = t('b.title') + shared;",
  'src/i18n/messages/ru/b.json': '{"b.title": "Заголовок"}',
  'tests/a.test.ts': "import { a } from '../src/a';",
  'tests/b.test.ts': "import { b } from '../src/b';",
  'tests/far.test.ts': '',
};
const graph = sourceGraph(new Map(Object.entries(sources)));
const textOf = (file: string) => new Map(Object.entries(sources)).get(file) ?? '';

const trial = (file: string, proof: string, find = 'const', replace = 'let'): TestContext => ({
  mutation: { requirement: 'A-01', file, find, replace },
  files: [`tests/${proof}.test.ts`],
});
const ofA = trial('src/a.ts', 'a');
const ofB = trial('src/b.ts', 'b');
const ofShared = trial('src/shared.ts', 'a');
const ofMessage = trial('src/i18n/messages/ru/b.json', 'b', 'Заголовок', 'Загаловок');
const unseen = trial('src/b.ts', 'far');

describe('mutations are tried together', () => {
  test.each<[string, TestContext, TestContext, number]>([
    ['where neither’s tests see the other', ofA, ofB, 1],
    ['not where one’s tests see the other', ofShared, ofB, 2],
    ['where a message is asked for elsewhere', ofA, ofMessage, 1],
    ['not where its message is asked for', ofB, ofMessage, 2],
    ['not in one file', ofA, { ...ofA }, 2],
    ['not where a test is not seen to reach what it proves', ofA, unseen, 2],
  ])('%s', (_which, one, other, count) => {
    expect(batchesOf([one, other], graph, textOf)).toHaveLength(count);
    expect(batchesOf([other, one], graph, textOf)).toHaveLength(count);
  });

  test('each of them once', () => {
    const trials = [ofA, ofB, ofShared, ofMessage, unseen];
    expect(new Set(batchesOf(trials, graph, textOf).flat())).toEqual(new Set(trials));
  });
});

test('what came of a mutation holds until its file or a file that is to catch it differs', () => {
  const { mutation } = ofA;
  const key = (texts: Readonly<Record<string, string>>) =>
    keyOf(mutation, ['tests/a.test.ts'], (file) => ({ ...sources, ...texts })[file] ?? '');
  expect(key({ 'src/shared.ts': 'other' })).toBe(key({}));
  expect(key({ 'src/a.ts': 'other' })).not.toBe(key({}));
  expect(key({ 'tests/a.test.ts': 'other' })).not.toBe(key({}));
});

test('the table counts by area, and names every miss', () => {
  const outcome = (mutation: Mutation, caughtBy: string[]) => ({ ...mutation, key: '', caughtBy });
  const missed = { ...ofB.mutation, requirement: 'B-02' };
  expect(mutationTable([outcome(missed, []), outcome(ofA.mutation, ['a test'])]).split('\n')).toEqual([
    '            caught  missed',
    'A                1       0',
    'B                0       1',
    'in all           1       1',
    '✗ missed B-02  src/b.ts: const → let',
  ]);
});
