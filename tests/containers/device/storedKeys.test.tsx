import { waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { rememberPaid } from '@app/stores/paidEntries';
import { rememberChoice } from '@app/stores/paletteRecents';
import { readCookie, writeCookie } from '@app/device/cookies';
import { writeSession } from '@app/device/sessionStore';
import { storeIds } from '@app/stores/storedIds';
import type { DeviceKey, TabKey } from '@app/device/storedKeys';
import { makeAuthPort, renderRoute } from '../renderRoute';

const tabKeys: readonly TabKey[] = [
  'draft.login',
  'draft.registration',
  'draft.profile',
  'draft.ticket',
  'draft.cart.excluded',
  'draft.cart.promo',
  'draft.payment.order',
  'draft.reply.7',
  'payment.ended',
  'sample.session',
  'sample.tickets',
  'session.ended',
  'session.email',
  'session.owner',
  'legal.from',
];
const deviceKeys: readonly DeviceKey[] = ['cart', 'cart.damaged', 'palette.recent', 'payment.paid'];

// tests: AUTH-19
test('signing out leaves the cart and the choices for the device, and nothing else, known or not', async () => {
  for (const key of [...tabKeys, 'a key of tomorrow']) sessionStorage.setItem(key, '"ann"');
  for (const key of [...deviceKeys, 'a key of tomorrow']) localStorage.setItem(key, '[]');
  writeCookie('theme', 'dark');
  writeCookie('locale', 'ru');
  writeCookie('sidebar:state', 'collapsed');
  const session = async () => ({
    user: { email: '"ann"', firstName: 'Ann', lastName: 'Lee', role: 'customer' as const },
  });
  const { findByRole, location, user } = renderRoute('/dashboard/dns', {
    ports: { auth: makeAuthPort({ session }) },
  });
  await user.click(await findByRole('button', { name: /^Меню пользователя/ }));
  await user.click(await findByRole('menuitem', { name: 'Выйти' }));
  await waitFor(() => expect(location().pathname).toBe('/login'));
  // That it happened, for pages that the browser has cached whole.
  expect(Object.keys(sessionStorage)).toEqual(['session.ended']);
  expect(Object.keys(localStorage)).toEqual(['cart']);
  expect(readCookie('theme')).toBe('dark');
  expect(readCookie('locale')).toBe('ru');
  expect(readCookie('sidebar:state')).toBe('collapsed');
});

test('a password goes into no storage, no address and no state of the history', async () => {
  const secret = 'Очень-надёжный-42';
  const { container, findByRole, location, user } = renderRoute('/login');
  await findByRole('heading', { level: 1 });
  const password = container.querySelector<HTMLInputElement>('input[name="password"]');
  if (!password) throw new Error('No password');
  await user.type(container.querySelector('input[name="login"]') ?? container, 'ann@example.com');
  await user.type(password, `${secret}{Enter}`);
  await waitFor(() => expect(location().pathname).toBe('/dashboard/vps'));
  rememberPaid(['entry']);
  rememberChoice('server');
  const stored = [
    Object.entries(sessionStorage),
    Object.entries(localStorage),
    document.cookie,
    location(),
    history.state,
  ];
  expect(JSON.stringify(stored)).not.toContain(secret);
  expect([...document.querySelectorAll('input')].map((input) => input.value)).not.toContain(secret);
});

test('a key that is not in the table does not compile', () => {
  // @ts-expect-error: not in the table
  writeSession('secret', 1);
  // @ts-expect-error: not in the table
  storeIds('secret', ['1'], 1);
  // @ts-expect-error: not in the table
  writeCookie('secret', '1');
});
