import { expect, test } from 'vitest';
import { toNotFoundView } from '@/screens/notFound/NotFoundScreen/toNotFoundView';
import { redirects } from '@/paths';

// tests: NOTFOUND-04
test.each([
  ['/dashboard/vsp', '/dashboard/vps'],
  ['/Dashboard/VPS/', '/dashboard/vps'],
  ['/logn', '/login'],
  ['/legal/privacy', '/legal/privacy-policy'],
  ['/privcy', '/legal/privacy-policy'],
  ['/term', '/legal/terms-of-service'],
  ['/legal/terms', '/legal/terms-of-service'],
  ['/dashboard/payments-', '/dashboard/payments'],
  ['/cart', '/dashboard/cart'],
  ['/dashboard/ssl/', '/dashboard/ssl'],
  ['/dashboard/sls', '/dashboard/ssl'],
  ['//dashboard//vps', '/dashboard/vps'],
  ['/signup', '/register'],
  ['/dashboard/servers', '/dashboard/vps'],
  ['/pricing', '/dashboard/vps-catalog'],
  ['/dashbaord/suport/create', '/dashboard/support/create'],
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

// tests: NOTFOUND-05
test.each([
  '/%',
  '/%%%zz',
  '/%c0%af',
  '/%ff%fe',
  '/%ED%A0%80',
  '/a%E2%80%AEgnp.exe',
  '/a%00b',
  '/%F3%A0%81%81',
])('garbage stays as it came: %s', (typed) => {
  expect(toNotFoundView(typed).path).toBe(typed);
  expect(() => toNotFoundView(typed)).not.toThrow();
});

test('every suggestion is a page, never a redirect or the address itself in disguise', () => {
  for (const typed of ['/terms', '/dashboard', '/admin', '/servces', '/refnd'])
    expect(Object.keys(redirects)).not.toContain(toNotFoundView(typed).suggestionHref);
});

test('a long path is cut between characters, never inside one', () => {
  const view = toNotFoundView(`/${encodeURIComponent('🛰'.repeat(300))}`);
  expect([...view.path]).toHaveLength(200);
  expect(view.path.endsWith('🛰…')).toBe(true);
});

// tests: NOTFOUND-05
test('ten kilobytes of path are cut and resemble nothing', () => {
  const view = toNotFoundView(`/${'a'.repeat(10_000)}`);
  expect(view.path).toHaveLength(200);
  expect(view.suggestionHref).toBeNull();
  expect(view.homeHref).toBe('/');
});
