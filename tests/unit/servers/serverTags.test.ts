import { describe, expect, test } from 'vitest';
import { areTags, formatTags, parseTags, tagsProblem, toggleTag } from '@/domain/servers/serverTags';

const ten = Array.from({ length: 10 }, (_, index) => `tag${index}`);

// tests: SERVERS-37
describe('tags of a server', () => {
  test('are read from a text, each once whatever its case', () => {
    expect(parseTags(' сайт ,  важный   клиент,, Сайт,')).toEqual(['сайт', 'важный клиент']);
    expect(parseTags('')).toEqual([]);
    expect(formatTags(['a', 'b c'])).toBe('a, b c');
  });

  test.each([
    [ten, null],
    [[...ten, 'one more'], 'tooMany'],
    [['ж'.repeat(24)], null],
    [['ж'.repeat(25)], 'tooLong'],
    [['🦎'.repeat(24)], null],
    [['a\u200bb'], 'control'],
  ])('%j: %s', (tags, problem) => {
    expect(tagsProblem(tags)).toBe(problem);
  });

  test('are stored as they are read only', () => {
    expect(areTags(['сайт', 'Mail'])).toBe(true);
    expect(areTags([])).toBe(true);
    for (const tags of [[''], [' a'], ['a,b'], ['a', 'A'], ['a  b'], [...ten, 'x']])
      expect(areTags(tags)).toBe(false);
  });

  test('are added to a text and removed from it', () => {
    expect(toggleTag('сайт', 'почта')).toBe('сайт, почта');
    expect(toggleTag('Сайт, почта', 'сайт')).toBe('почта');
    expect(toggleTag('', 'почта')).toBe('почта');
  });
});
