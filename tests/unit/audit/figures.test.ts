import { describe, expect, test } from 'vitest';
import { auditTable, isProven, readFigures } from '../../audit/figures';

const output = ['✓ a column: caught in a', '✗ a word: not caught', 'caught 1 of 2', ''].join('\n');

describe('the audit of the catalogue', () => {
  test('reads what a program closes with, and what it missed', () => {
    expect(readFigures(output)).toEqual({ caught: 1, made: 2, missed: ['✗ a word: not caught'] });
  });

  test.each([
    ['one that missed a change', output, false],
    ['one that found all', 'caught 2 of 2\n', true],
    ['one that made no change', 'caught 0 of 0\n', false],
    ['one that broke before its end', '✓ a column: caught in a\n', false],
  ])('%s', (_which, text, expected) => {
    expect(isProven(readFigures(text))).toBe(expected);
  });

  test('sums up in one table, with the misses below', () => {
    const parts = [
      { name: 'pictures', what: 'sources', figures: readFigures(output) },
      { name: 'register', what: 'requirements', figures: readFigures('caught 30 of 30') },
      { name: 'search', what: 'words', figures: null },
    ];
    expect(auditTable(parts).split('\n')).toEqual([
      '          caught  missed  changes in',
      'pictures       1       1  sources',
      'register      30       0  requirements',
      'search         –       –  words: it did not come to its end',
      'in all        31       1',
      '',
      'pictures  ✗ a word: not caught',
    ]);
  });
});
