import { expect, test } from 'vitest';
import { returnPath, returnPathOf } from '@app/routes/returnPath';

// proves: LOGIN-15, AUTH-14
test.each([
  ['/dashboard/vps', '/dashboard/vps'],
  ['/dashboard/vps?search=nas&page=2#row', '/dashboard/vps?search=nas&page=2#row'],
  ['/dashboard/../admin/users', '/admin/users'],
  ['/dashboard/поиск', '/dashboard/%D0%BF%D0%BE%D0%B8%D1%81%D0%BA'],
  ['/dashboard?next=https://evil.example', '/dashboard?next=https://evil.example'],
])('%s leads to %s (D22)', (value, path) => {
  expect(returnPath(value)).toBe(path);
});

// proves: LOGIN-15, AUTH-14
test.each([
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/dashboard\\..\\..\\evil',
  'https://evil.example/dashboard',
  'javascript:alert(1)',
  'dashboard/vps',
  '',
  '/.//evil.example',
  '/dashboard/..//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/dashboard\u0000',
  '/',
  '/login',
  '/login?returnTo=/login',
  '/register',
  `/dashboard/${'x'.repeat(3000)}`,
  null,
  undefined,
  42,
  { pathname: '/dashboard' },
])('%j leads nowhere', (value) => {
  expect(returnPath(value)).toBeNull();
});

test('a query holds exactly one', () => {
  expect(returnPathOf('?returnTo=%2Fdashboard%2Fprofile')).toBe('/dashboard/profile');
  expect(returnPathOf('?returnTo=/dashboard/vps&returnTo=/admin')).toBeNull();
  expect(returnPathOf('?returnTo=%2F%2Fevil.example')).toBeNull();
  expect(returnPathOf('')).toBeNull();
});
