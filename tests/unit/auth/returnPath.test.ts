import { expect, test } from 'vitest';
import { returnPath, returnPathOf } from '@/returnPath';

// tests: LOGIN-15, AUTH-14
test.each([
  ['/dashboard/vps', '/dashboard/vps'],
  ['/dashboard/vps?search=nas&page=2#row', '/dashboard/vps?search=nas&page=2#row'],
  ['/dashboard/../admin/users', '/admin/users'],
  ['/dashboard/поиск', '/dashboard/%D0%BF%D0%BE%D0%B8%D1%81%D0%BA'],
  ['/dashboard?next=https://evil.example', '/dashboard?next=https://evil.example'],
  // A path of this site; it is never decoded a second time.
  ['/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['/%5Cevil.example', '/%5Cevil.example'],
  ['/dashboard/vps?q=%252F%252Fevil.example', '/dashboard/vps?q=%252F%252Fevil.example'],
  ['/dashboard/%E0%A4%A', '/dashboard/%E0%A4%A'],
  ['/login-help', '/login-help'],
  ['/@evil.example', '/@evil.example'],
])('%s leads to %s (D22)', (value, path) => {
  expect(returnPath(value)).toBe(path);
});

// tests: LOGIN-15, AUTH-14
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
  '/\r/evil.example',
  '/\u007f/evil.example',
  '/\u0085/evil.example',
  ' //evil.example',
  '\u00a0//evil.example',
  '%2F%2Fevil.example',
  '%252F%252Fevil.example',
  'https:evil.example',
  'https:/evil.example',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  '//evil.example%2F@portal.example',
  '/\\/evil.example',
  '/./\\evil.example',
  '/..//evil.example',
  '/%2e%2e//evil.example',
  '/',
  '/login',
  '/login?returnTo=/login',
  '/login?returnTo=%2Flogin%3FreturnTo%3D%2Fdashboard',
  // The router takes these for the login as well.
  '/login/',
  '/login//',
  '/LOGIN',
  '/%6Cogin',
  '/dashboard/../login#x',
  '/Verify/',
  '/register',
  `/dashboard/${'x'.repeat(3000)}`,
  `/dashboard?q=${'%2F'.repeat(3500)}`,
  '/'.repeat(10_240),
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
  // Encoded twice it is no path after the one decoding that a query gets.
  expect(returnPathOf('?returnTo=%252Fdashboard%252Fvps')).toBeNull();
  expect(returnPathOf('?returnTo=%252F%252Fevil.example')).toBeNull();
  expect(returnPathOf('?returnTo=javascript%3Aalert(1)')).toBeNull();
  expect(returnPathOf('?returnTo=%2F%09%2Fevil.example')).toBeNull();
  expect(returnPathOf('?returnTo=%E0%A4%A')).toBeNull();
});
