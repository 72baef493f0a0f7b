import { expect, test } from 'vitest';
import { cancelTarget } from '@/screens/auth/RegistrationScreen/cancelTarget';
import { findEmailToVerify } from '@/screens/auth/VerifyScreen/findEmailToVerify';

const known = (email: string) => ({ source: 'known', email });
const missing = { source: 'missing', email: '' };
const unusable = { source: 'unusable', email: '' };

// tests: VERIFY-01, VERIFY-10, ROUTE-08
test.each([
  [{ email: 'anna@example.ru' }, '', known('anna@example.ru')],
  [{ email: 'anna@example.ru' }, '?email=other@example.ru', known('anna@example.ru')],
  [null, '?email=anna%40example.ru', known('anna@example.ru')],
  [null, '?email=anna+vps%40example.ru', unusable],
  [null, '?email=anna%2Bvps%40example.ru', known('anna+vps@example.ru')],
  [{ email: 42 }, '?email=anna@example.ru', known('anna@example.ru')],
  [{ email: '<b>' }, '', missing],
  ['nonsense', '', missing],
  [null, '', missing],
  [null, '?email=', missing],
  [null, '?email=anna@example.ru&email=anna@example.ru', known('anna@example.ru')],
  [null, '?email=anna@example.ru&email=eve@example.ru', unusable],
  [null, '?email=%3Cimg%20src%3Dx%20onerror%3Dalert(1)%3E', unusable],
  [null, `?email=${'a'.repeat(10_000)}@example.ru`, unusable],
  [null, '?email=%E0%A4%A', unusable],
])('verification opened with state %j and query %.60s', (state, search, known) => {
  expect(findEmailToVerify(state, search)).toEqual(known);
});

const origin = {
  state: null,
  key: 'default',
  referrer: '',
  origin: 'https://portal.example',
  historyLength: 1,
};
const login = { kind: 'path', path: '/login' };
const back = { kind: 'back' };

// tests: REGISTER-17
test.each([
  ['a fresh tab', {}, login],
  ['a link on another site', { referrer: 'https://search.example/', historyLength: 5 }, login],
  ['the landing page', { referrer: 'https://portal.example/', historyLength: 2 }, back],
  ['the landing page, in a new tab', { referrer: 'https://portal.example/', historyLength: 1 }, login],
  ['a screen of the app', { key: 'k3j2', historyLength: 3 }, back],
  [
    'a screen that named itself',
    { state: { from: '/dashboard/vps' } },
    { kind: 'path', path: '/dashboard/vps' },
  ],
  ['a forged name', { state: { from: '//evil.example' } }, login],
  ['nonsense in the state', { state: { from: { to: 1 } }, referrer: 'nonsense' }, login],
])("'Отмена' after %s (D14)", (_, changes, target) => {
  expect(cancelTarget({ ...origin, ...changes })).toEqual(target);
});
