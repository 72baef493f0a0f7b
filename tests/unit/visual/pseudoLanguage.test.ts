import { parse } from '@formatjs/icu-messageformat-parser';
import { expect, test } from 'vitest';
import { pseudoMessages } from '../../../.storybook/pseudoLanguage';

test('the pseudo-language changes what a message says, and leaves its arguments and plurals', () => {
  const { plain, counted } = pseudoMessages({
    plain: 'Servers',
    counted: parse('{count, plural, one {# server} other {# servers}} of {name}'),
  });
  expect(plain).toBe('Šééŕṽééŕš');
  const text = JSON.stringify(counted);
  expect(text).toContain('šééŕṽééŕš');
  expect(text).toContain('"value":"count"');
  expect(text).toContain('"value":"name"');
  expect(text).not.toContain('server');
});
