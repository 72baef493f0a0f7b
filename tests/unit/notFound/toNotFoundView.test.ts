import { expect, test } from 'vitest';
import { toNotFoundView } from '@app/containers/notFound/toNotFoundView';

test.each([
  ['/dashboard/vsp', '/dashboard/vps'],
  ['/Dashboard/VPS/', '/dashboard/vps'],
  ['/logn', '/login'],
  ['/legal/privacy', '/legal/privacy-policy'],
])('%s was probably %s', (typed, meant) => {
  expect(toNotFoundView(typed).suggestionHref).toBe(meant);
});

test('far from everything, nothing is guessed', () => {
  expect(toNotFoundView('/wp-admin/setup-config.php').suggestionHref).toBeNull();
  expect(toNotFoundView('/').suggestionHref).toBeNull();
});

test('the path is decoded for reading, and kept as it came when it cannot be', () => {
  expect(toNotFoundView('/%D1%82%D0%B0%D1%80%D0%B8%D1%84%D1%8B').path).toBe('/тарифы');
  expect(toNotFoundView('/%E0%A4%A').path).toBe('/%E0%A4%A');
});

test('ten kilobytes of path are cut, at no cost', () => {
  const view = toNotFoundView(`/${'a'.repeat(10_000)}`);
  expect(view.path).toHaveLength(200);
  expect(view.suggestionHref).toBeNull();
  expect(view.homeHref).toBe('/');
});
