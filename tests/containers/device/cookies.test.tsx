import { afterEach, expect, test } from 'vitest';
import { readCookie, writeCookie } from '@app/device/cookies';

/** Removes a test's replacement of `document.cookie`. */
afterEach(() => Reflect.deleteProperty(document, 'cookie'));

test('remembers, changes and forgets', () => {
  expect(readCookie('theme')).toBeNull();
  writeCookie('theme', 'dark');
  writeCookie('locale', 'en');
  expect(readCookie('theme')).toBe('dark');
  writeCookie('theme', 'light');
  expect(readCookie('theme')).toBe('light');
  writeCookie('theme', null);
  expect(readCookie('theme')).toBeNull();
  expect(readCookie('locale')).toBe('en');
});

test('a name is matched whole, with its colon', () => {
  writeCookie('sidebar:state', 'collapsed');
  document.cookie = 'a:theme=dark; Path=/';
  document.cookie = 'themes=dark; Path=/';
  expect(readCookie('sidebar:state')).toBe('collapsed');
  expect(readCookie('theme')).toBeNull();
});

test('any value comes back as it went in', () => {
  const value = 'а=б; "в" %20 {{}} 😀';
  writeCookie('locale', value);
  expect(readCookie('locale')).toBe(value);
});

test('a corrupted value is no value', () => {
  document.cookie = 'theme=%E0%A4%A; Path=/';
  expect(readCookie('theme')).toBeNull();
});

test('a forbidden jar breaks nothing', () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  Object.defineProperty(document, 'cookie', { configurable: true, get: deny, set: deny });
  expect(readCookie('theme')).toBeNull();
  expect(() => writeCookie('theme', 'dark')).not.toThrow();
});

test('lives for the given time, a year by default, for the whole site', () => {
  const written: string[] = [];
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => '',
    set(cookie: string) {
      written.push(cookie);
    },
  });
  writeCookie('sidebar:state', 'open', 604_800);
  writeCookie('theme', 'dark');
  expect(written).toEqual([
    'sidebar:state=open; Max-Age=604800; Path=/; SameSite=Lax',
    'theme=dark; Max-Age=31536000; Path=/; SameSite=Lax',
  ]);
});
